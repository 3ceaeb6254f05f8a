/**
 * Big Two on boardgame.io, as it comes: in memory. The same rules judge each move, and each seat is told what the same view tells
 * it at a table of Baize.
 */

import { createRequire } from "node:module";
import { join } from "node:path";
import { bigtwo, type State } from "@baize/bigtwo";
import { firstState, moverView, must, seat as seatNumber } from "@baize/kernel";
import { dealAt } from "./script.ts";

interface Table {
  readonly deal: number;
  readonly state: State;
}

const need = createRequire(join(process.env.PEERS ?? "", "package.json"));
const { Server } = need("boardgame.io/server") as {
  Server: (options: object) => { run(options: { port: number; callback: () => void }): Promise<unknown> };
};

const REFUSED = "INVALID_MOVE";
const dealt = (deal: number): Table => ({ deal, state: must(firstState(bigtwo, { deal: dealAt(deal) })) });

const game = {
  name: "table",
  setup: () => dealt(1),
  // Whose turn it is the rules say.
  turn: { activePlayers: { all: "play" } },
  disableUndo: true,
  playerView: ({ G, playerID }: { G: Table; playerID: string | null }) => ({
    deal: G.deal,
    view: bigtwo.view(G.state, playerID === null ? "spectator" : seatNumber(Number(playerID))),
  }),
  moves: {
    play({ G, playerID }: { G: Table; playerID: string }, text: string): Table | string {
      if (G.state.turn !== Number(playerID)) return REFUSED;
      const move = bigtwo.parseMove(text, moverView(bigtwo, G.state));
      const next = move.ok ? bigtwo.apply(G.state, move.value) : move;
      return next.ok ? { deal: G.deal, state: next.value } : REFUSED;
    },
    start: ({ G }: { G: Table }): Table | string => (G.state.ending === null ? REFUSED : dealt(G.deal + 1)),
  },
};

const port = Number(process.env.PORT);
await Server({ games: [game], origins: ["*"] }).run({
  port,
  callback: () => console.log(`http://127.0.0.1:${port}`),
});
