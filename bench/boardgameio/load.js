// node load.js PORT: 25 tables, four connections each; the next move goes out when all four have seen the last one.
const { io } = require("socket.io-client");

const PORT = process.argv[2];
const TABLES = 25;
const SEATS = 4;
const SECONDS = 5;
const tables = Array.from({ length: TABLES }, (_, n) => ({ id: `t${n}`, sockets: [], at: 0, seen: 0, sent: 0 }));
const waits = [];
let running = false;

function send(table) {
  if (!running) return;
  table.seen = 0;
  table.sent = performance.now();
  const seat = String(table.at % SEATS);
  const action = { type: "MAKE_MOVE", payload: { type: "put", args: [table.at], playerID: seat } };
  table.sockets[Number(seat)].emit("update", action, table.at, table.id, seat);
}

function told(table, number) {
  if (number !== table.at + 1 || ++table.seen < SEATS) return;
  waits.push(performance.now() - table.sent);
  table.at += 1;
  send(table);
}

function connect(table, seat) {
  return new Promise((ready) => {
    const options = { transports: ["websocket"], forceNew: true, extraHeaders: { origin: "http://localhost" } };
    const socket = io(`http://127.0.0.1:${PORT}/g`, options);
    table.sockets[seat] = socket;
    socket.on("connect", () => socket.emit("sync", table.id, String(seat), undefined, SEATS));
    socket.on("sync", ready);
    socket.on("update", (_, state) => told(table, state._stateID));
    socket.on("patch", (_, before, number) => told(table, number));
  });
}

async function main() {
  for (const table of tables) for (let seat = 0; seat < SEATS; seat++) await connect(table, seat);
  running = true;
  const start = performance.now();
  tables.forEach(send);
  setTimeout(() => {
    running = false;
    const seconds = (performance.now() - start) / 1000;
    waits.sort((a, b) => a - b);
    console.log(JSON.stringify({ rate: waits.length / seconds, p99: waits[Math.floor(waits.length * 0.99)] ?? 0 }));
    process.exit(0);
  }, SECONDS * 1000);
}

main();
