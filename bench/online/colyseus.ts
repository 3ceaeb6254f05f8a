/** A four-seat game of the same shape on Colyseus, as it comes: in memory, each seat sees its own hand, a patch sent at once after every move. */

import { createRequire } from "node:module";
import { join } from "node:path";

interface SeatState {
  count: number;
  hand: number[];
}

interface State {
  turn: number;
  ply: number;
  last: string;
  seats: SeatState[];
}

interface Client {
  readonly sessionId: string;
  view?: object;
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
}

const need = createRequire(join(process.env.PEERS ?? "", "package.json"));
const { Server, Room } = need("@colyseus/core") as {
  Server: new (options: object) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
  Room: new () => RoomBase;
};
const { WebSocketTransport } = need("@colyseus/ws-transport") as { WebSocketTransport: new () => object };
const { schema, t, StateView } = need("@colyseus/schema") as {
  schema: <T>(fields: object) => new () => T;
  t: { number(): Field; string(): Field; array(of: unknown): Field };
  StateView: new () => { add(part: object): void };
};

const SeatSchema = schema<SeatState>({ count: t.number(), hand: t.array("number").view() });
const TableState = schema<State>({ turn: t.number(), ply: t.number(), last: t.string(), seats: t.array(SeatSchema) });

const CARDS = 13;

class TableRoom extends Room {
  readonly #seats: string[] = [];

  onCreate(): void {
    this.maxClients = 4;
    this.patchRate = null;
    this.autoDispose = false;
    this.state = Object.assign(new TableState(), { turn: 0, ply: 0, last: "" });
    for (let seat = 0; seat < 4; seat++) {
      this.state.seats.push(Object.assign(new SeatSchema(), { count: 0 }));
      this.#deal(seat);
    }
    this.onMessage("move", ({ sessionId }, move) => this.#move(sessionId, String(move)));
  }

  #deal(seat: number): void {
    const own = this.state.seats[seat];
    for (let n = 0; n < CARDS; n++) own?.hand.push(4 * n + seat);
    if (own !== undefined) own.count = CARDS;
  }

  #move(sessionId: string, move: string): void {
    const { state } = this;
    const own = state.seats[state.turn];
    const at = own?.hand.indexOf(Number(move)) ?? -1;
    if (this.#seats[state.turn] !== sessionId || own === undefined || at < 0) return;
    own.hand.splice(at, 1);
    own.count -= 1;
    if (own.count === 0) this.#deal(state.turn);
    state.turn = (state.turn + 1) % 4;
    state.ply += 1;
    state.last = move;
    this.broadcastPatch();
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
