/** A four-seat game of the same shape on boardgame.io, as it comes: in memory, each seat sees its own hand. */

import { createRequire } from "node:module";
import { join } from "node:path";

interface Table {
  hands: number[][];
  counts: number[];
  last: string;
}

const need = createRequire(join(process.env.PEERS ?? "", "package.json"));
const { Server } = need("boardgame.io/server") as {
  Server: (options: object) => { run(options: { port: number; callback: () => void }): Promise<unknown> };
};

const game = {
  name: "table",
  setup: (): Table => ({
    hands: [0, 1, 2, 3].map((seat) => Array.from({ length: 13 }, (_, n) => 4 * n + seat)),
    counts: [13, 13, 13, 13],
    last: "",
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  playerView: ({ G, playerID }: { G: Table; playerID: string | null }) => ({
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    counts: G.counts,
    last: G.last,
  }),
  moves: {
    play({ G, ctx, playerID }: { G: Table; ctx: { turn: number }; playerID: string }, move: string) {
      const seat = Number(playerID);
      G.counts[seat] = (G.counts[seat] ?? 0) - 1 || 13;
      G.last = `${move} ${ctx.turn}`;
    },
  },
};

const port = Number(process.env.PORT);
await Server({ games: [game], origins: ["*"] }).run({
  port,
  callback: () => console.log(`http://127.0.0.1:${port}`),
});
