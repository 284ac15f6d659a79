// The same in JavaScript: kronrat sim loewenherz --bots 'stdio:node examples/stdio/bot.mjs,random'
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { id, moves } = JSON.parse(line);
  const able = moves.filter((move) => !move.includes("pass"));
  const choice = able.length ? able : moves;
  console.log(JSON.stringify({ id, move: choice[Math.floor(Math.random() * choice.length)] }));
}
