/**
 * Big Two on Colyseus, as it comes: in memory, a patch sent at once after every move. The same rules judge each move, and its
 * state tells each seat what a table of Baize tells it: whose turn it is, the play to beat, who passed, how many cards each
 * holds, all that was played, and to each seat its own hand. Whoever moved is told that it counts, or why it does not.
 */

import { createRequire } from "node:module";
import { join } from "node:path";
import { type BigtwoShape, bigtwo, type Play, type View } from "@baize/bigtwo";
import { Match, must, seat as seatNumber } from "@baize/kernel";
import { dealAt } from "./script.ts";

interface PlayState {
  seat: number;
  kind: string;
  key: number;
  cards: number[];
}

interface State {
  deal: number;
  ply: number;
  turn: number;
  toBeat: PlayState | undefined;
  passed: number[];
  history: PlayState[];
  seats: { count: number; hand: number[] }[];
}

interface Client {
  readonly sessionId: string;
  view?: object;
  send(kind: string, message: unknown): void;
}

interface RoomBase {
  state: State;
  maxClients: number;
  patchRate: number | null;
  autoDispose: boolean;
  onMessage(kind: string, hear: (client: Client, message: unknown) => void): void;
  broadcastPatch(): boolean;
}

interface Field {
  view(): Field;
  optional(): Field;
}

const need = createRequire(join(process.env.PEERS ?? "", "package.json"));
const { Server, Room } = need("@colyseus/core") as {
  Server: new (options: object) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
  Room: new () => RoomBase;
};
const { WebSocketTransport } = need("@colyseus/ws-transport") as { WebSocketTransport: new () => object };
const { schema, t, StateView } = need("@colyseus/schema") as {
  schema: <T>(fields: object) => new () => T;
  t: { number(): Field; string(): Field; array(of: unknown): Field; ref(of: unknown): Field };
  StateView: new () => { add(part: object): void };
};

const PlaySchema = schema<PlayState>({
  seat: t.number(),
  kind: t.string(),
  key: t.number(),
  cards: t.array("number"),
});
const SeatSchema = schema<State["seats"][number]>({ count: t.number(), hand: t.array("number").view() });
const TableState = schema<State>({
  ...{ deal: t.number(), ply: t.number(), turn: t.number(), toBeat: t.ref(PlaySchema).optional() },
  ...{ passed: t.array("number"), history: t.array(PlaySchema), seats: t.array(SeatSchema) },
});

const PASS = { kind: "pass", key: 0, cards: [] };

function playOf(
  seat: number,
  { kind, key, cards }: Pick<Play, "key" | "cards"> & { readonly kind: string },
): PlayState {
  const play = Object.assign(new PlaySchema(), { seat, kind, key });
  play.cards.push(...cards);
  return play;
}

class TableRoom extends Room {
  readonly #seats: string[] = [];
  #match = must(Match.start<BigtwoShape>(bigtwo, { deal: dealAt(1) }));

  onCreate(): void {
    this.maxClients = 4;
    this.patchRate = null;
    this.autoDispose = false;
    this.state = Object.assign(new TableState(), { deal: 0 });
    for (const _ of [0, 1, 2, 3]) this.state.seats.push(new SeatSchema());
    this.#deal();
    this.onMessage("move", (client, move) => this.#move(client, String(move)));
    this.onMessage("start", () => {
      if (this.#match.status.kind === "over") this.#deal();
    });
  }

  #deal(): void {
    const { state } = this;
    state.deal += 1;
    this.#match = must(Match.start<BigtwoShape>(bigtwo, { deal: dealAt(state.deal) }));
    state.history.splice(0);
    state.toBeat = undefined;
    for (const [n, seat] of state.seats.entries()) {
      const { hand } = this.#match.view(seatNumber(n));
      seat.hand.splice(0, seat.hand.length, ...hand);
    }
    this.#show();
    this.broadcastPatch();
  }

  #move(client: Client, move: string): void {
    const seat = this.#seats.indexOf(client.sessionId);
    const next = this.#match.play(move, seatNumber(seat));
    if (!next.ok) {
      client.send("refused", next.error);
      return;
    }
    this.#match = next.value;
    const view = this.#show();
    const play = view.history.at(-1)?.play;
    const own = this.state.seats[seat];
    const made = playOf(seat, play ?? PASS);
    for (const card of play?.cards ?? []) own?.hand.splice(own.hand.indexOf(card), 1);
    if (play != null) this.state.toBeat = made;
    else if (view.toBeat === null) this.state.toBeat = undefined;
    this.state.history.push(made);
    this.broadcastPatch();
    client.send("taken", this.state.ply);
  }

  /** Brings what all see to where the match is, but for the plays. */
  #show(): View {
    const { state } = this;
    const view: View = this.#match.view("spectator");
    state.ply = this.#match.ply;
    state.turn = this.#match.status.kind === "over" ? -1 : view.turn;
    for (const [n, count] of view.counts.entries()) {
      const seat = state.seats[n];
      if (seat !== undefined && seat.count !== count) seat.count = count;
    }
    if (state.passed.length !== view.passed.length) state.passed.splice(0, state.passed.length, ...view.passed);
    return view;
  }

  onJoin(client: Client): void {
    const view = new StateView();
    const own = this.state.seats[this.#seats.push(client.sessionId) - 1];
    if (own !== undefined) view.add(own);
    client.view = view;
  }
}

const port = Number(process.env.PORT);
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", TableRoom);
await server.listen(port);
console.log(`http://127.0.0.1:${port}`);
