// node server.js PORT: the neighbour's server, its state in memory.
const { Server } = require("boardgame.io/server");
const { game } = require("./game");

Server({ games: [game], origins: ["http://localhost"] }).run({
  port: Number(process.argv[2]),
  callback: () => console.log("ready"),
});
