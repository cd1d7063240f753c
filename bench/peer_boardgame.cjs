// A server of boardgame.io with a game as small as can be: sixteen cells, four players, one move a turn.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "load",
  setup: () => ({ cells: Array(16).fill(null), moves: 0 }),
  moves: {
    put: ({ G, playerID }, place) => {
      G.cells[place] = playerID;
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
