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

const CARDS = 13;
const dealt = (seat: number): number[] => Array.from({ length: CARDS }, (_, n) => 4 * n + seat);

const game = {
  name: "table",
  setup: (): Table => ({
    hands: [0, 1, 2, 3].map(dealt),
    counts: [CARDS, CARDS, CARDS, CARDS],
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
    play({ G, playerID }: { G: Table; playerID: string }, move: string) {
      const seat = Number(playerID);
      const held = G.hands[seat] ?? [];
      if (!held.includes(Number(move))) return "INVALID_MOVE";
      const left = held.filter((card) => card !== Number(move));
      G.hands[seat] = left.length === 0 ? dealt(seat) : left;
      G.counts[seat] = G.hands[seat].length;
      G.last = move;
      return undefined;
    },
  },
};

const port = Number(process.env.PORT);
await Server({ games: [game], origins: ["*"] }).run({
  port,
  callback: () => console.log(`http://127.0.0.1:${port}`),
});
