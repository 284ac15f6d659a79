// A game about as heavy on the wire as ours: a board of 144 numbers, and a hand that only its owner sees.
const { PlayerView } = require("boardgame.io/core");

exports.game = {
  name: "g",
  setup: ({ ctx }) => ({
    board: Array(144).fill(0),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, n) => [n, { hand: [n, n + 1, n + 2] }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, n) => {
      G.board[n % 144] = Number(playerID) + 1;
    },
  },
};
