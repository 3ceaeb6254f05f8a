/** Streams of events: everybody who follows a table is told each change, as their seat may see it. */

import type { Socket } from "node:net";
import { seat as seatNumber, type Viewer } from "@baize/kernel";
import { LIMITS } from "../guards/limits.ts";
import { isBack } from "../tables/acts.ts";
import { personAt, withPerson } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import type { Tables } from "../tables/tables.ts";
import { toldMove, toldTable } from "../tables/told.ts";
import { RollCall } from "./roll-call.ts";
import { seatOf } from "./secrets.ts";

/** One event. */
const frameOf = (live: Live, viewer: Viewer, before: Live | undefined): string =>
  toldMove(live, viewer, before) ?? `id: ${live.seq}\nevent: table\ndata: ${toldTable(live, viewer)}\n\n`;

/** Who wants to follow which table, and the connection on which: all that follows the head of an answer is written there. */
export interface Listener {
  readonly id: string;
  readonly hash: string | undefined;
  readonly address: string;
  readonly isSeat: boolean;
  readonly out: Socket;
}

/** What a stream says of whoever listens. */
interface Heed {
  /** The table says that they are away. */
  isHere(stream: Stream, live: Live): void;
  /** They sit there now, or their seat was given up. */
  turned(stream: Stream, isSeat: boolean): void;
}

class Stream {
  readonly id: string;
  readonly hash: string | undefined;
  readonly address: string;
  /** Whether it counts as that of somebody who sits at the table. */
  isSeat: boolean;
  readonly #out: Socket;
  readonly #heed: Heed;
  #last: Live | undefined;
  #viewer: Viewer | undefined;
  /** How much was waiting to be fetched at the last beat. */
  #held = 0;

  constructor({ id, hash, address, isSeat, out }: Listener, heed: Heed) {
    this.#heed = heed;
    this.id = id;
    this.hash = hash;
    this.address = address;
    this.isSeat = isSeat;
    this.#out = out;
  }

  begin(live: Live, after: number | undefined): void {
    this.write("retry: 1000\n\n");
    if (this.#last !== undefined) return;
    if (after === live.seq) this.#goOn(live, this.#viewerOf(live));
    else this.tell(live);
  }

  /** The table was told so far, to this viewer. */
  #goOn(live: Live, viewer: Viewer): void {
    this.#last = live;
    this.#viewer = viewer;
    const isSeat = viewer !== "spectator";
    if (isSeat !== this.isSeat) this.#heed.turned(this, isSeat);
  }

  #viewerOf(live: Live): Viewer {
    const seat = seatOf(live.body, this.hash);
    return seat === undefined ? "spectator" : seatNumber(seat);
  }

  tell(live: Live): void {
    if (this.#last !== undefined && live.seq <= this.#last.seq) return;
    const viewer = live.body === this.#last?.body && this.#viewer !== undefined ? this.#viewer : this.#viewerOf(live);
    const frame = frameOf(live, viewer, viewer === this.#viewer ? this.#last : undefined);
    this.write(frame);
    this.#goOn(live, viewer);
    if (viewer !== "spectator" && personAt(live.body, viewer)?.away === true) this.#heed.isHere(this, live);
  }

  /** Whoever does not fetch what they are told is cut off, and comes back when they can. */
  write(text: string): void {
    if (this.#out.writableLength > LIMITS.backlog) this.#out.destroy();
    else this.#out.write(text);
  }

  /** A sign of life; whoever has fetched nothing of what waited since the last one is cut off. */
  beat(): void {
    const held = this.#out.writableLength;
    if (this.#held > 0 && held >= this.#held) this.#out.destroy();
    else this.write(":\n\n");
    this.#held = held;
  }

  /** Says a last word and hangs up: a line that is kept for another question would keep the server from ending. */
  end(text: string): void {
    this.#out.end(text, () => this.#out.destroySoon());
  }
}

/** The seat of somebody of whom the table does not know that they follow it; undefined for all others. */
function unseenSeat({ body }: Live, hash: string | undefined): number | undefined {
  const seat = seatOf(body, hash);
  const person = seat === undefined ? undefined : personAt(body, seat);
  return person !== undefined && (!person.follows || person.away || person.standIn) ? seat : undefined;
}

const NOBODY: ReadonlySet<Stream> = new Set();

/** One for all streams: there are thousands. */
const nothing = (): void => {};

export class Streams {
  readonly #tables: Tables;
  readonly #all = new Set<Stream>();
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #byAddress = new Map<string, number>();
  #watching = 0;
  readonly #beat: NodeJS.Timeout;
  readonly #rollCall: RollCall;
  readonly #heed: Heed = {
    isHere: (stream, live) => void this.#welcome(stream, live).catch(nothing),
    turned: (stream, isSeat) => this.#turn(stream, isSeat),
  };
  #ended = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#beat = setInterval(() => {
      for (const stream of this.#all) stream.beat();
    }, LIMITS.heartbeat);
    this.#beat.unref();
    const seats = (live: Live) => new Set([...this.#at(live.id)].flatMap(({ hash }) => seatOf(live.body, hash) ?? []));
    this.#rollCall = new RollCall(tables, { tables: () => [...this.#byTable.keys()], seats });
  }

  get count(): number {
    return this.#all.size;
  }

  /** Whether there is room for one more who watches. */
  hasRoom(id: string, address: string): boolean {
    const { table, address: fromOne, all } = LIMITS.streams;
    return (
      this.#watching < all &&
      [...this.#at(id)].filter(({ isSeat }) => !isSeat).length < table &&
      (this.#byAddress.get(address) ?? 0) < fromOne
    );
  }

  /** Whoever sits there has room, however many watch: of too many streams of one seat the oldest is ended. */
  makeRoom(id: string, hash: string): void {
    const own = [...this.#at(id)].filter((stream) => stream.isSeat && stream.hash === hash);
    if (own.length >= LIMITS.streams.seat) own[0]?.end("");
  }

  #at(id: string): ReadonlySet<Stream> {
    return this.#byTable.get(id) ?? NOBODY;
  }

  /** Counts a stream that comes, or one that goes; those of seats are nobody's to count. */
  #count({ isSeat, address }: Stream, by: 1 | -1): void {
    if (isSeat) return;
    this.#watching += by;
    const count = (this.#byAddress.get(address) ?? 0) + by;
    if (count === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, count);
  }

  /** Whose seat was given up is one who watches, and goes where there is no room for one more; who sits down is that no longer. */
  #turn(stream: Stream, isSeat: boolean): void {
    const { id, hash, address } = stream;
    // One that has ended meanwhile was counted out already.
    if (!this.#all.has(stream)) return;
    if (isSeat && hash !== undefined) this.makeRoom(id, hash);
    const hasRoom = isSeat || this.hasRoom(id, address);
    this.#count(stream, -1);
    stream.isSeat = isSeat;
    this.#count(stream, 1);
    if (!hasRoom) stream.end("");
  }

  #add(stream: Stream): void {
    this.#all.add(stream);
    const there = this.#byTable.get(stream.id) ?? new Set();
    this.#byTable.set(stream.id, there.add(stream));
    this.#count(stream, 1);
  }

  #remove(stream: Stream): void {
    if (!this.#all.delete(stream)) return;
    const there = this.#byTable.get(stream.id);
    there?.delete(stream);
    if (there?.size === 0) this.#byTable.delete(stream.id);
    this.#count(stream, -1);
  }

  /** Opens a stream on an answer whose head is written. */
  async open(listener: Listener, after: number | undefined) {
    const { id, out } = listener;
    const stream = new Stream(listener, this.#heed);
    this.#add(stream);
    out.on("error", nothing).on("close", () => this.#close(stream));
    const live = await this.#tables.follow(id, stream);
    if (live === undefined) return out.end();
    stream.begin(live, after);
    await this.#welcome(stream, live);
    return out;
  }

  /** Whoever comes is noted, and gets their seat back; so does whoever is here while another process, which they left, calls them away. */
  async #welcome({ id, hash }: Stream, live: Live): Promise<void> {
    if (unseenSeat(live, hash) === undefined) return;
    await this.#tables.change(id, (now, time) => {
      const seat = unseenSeat(now, hash);
      if (seat === undefined) return { ok: true, value: now };
      return { ok: true, value: now.changed(withPerson(isBack(now.body, seat), seat, { follows: true }), time) };
    });
  }

  #close(stream: Stream): void {
    this.#remove(stream);
    this.#tables.leave(stream.id, stream);
    if (this.#ended || stream.hash === undefined) return;
    const timer = setTimeout(() => void this.#miss(stream).catch(() => {}), LIMITS.away);
    timer.unref();
  }

  /** Whoever has had no stream for a while is away. */
  async #miss({ id, hash }: Stream): Promise<void> {
    if (this.#ended || [...this.#at(id)].some((other) => other.hash === hash)) return;
    await this.#tables.change(id, (now, time) => {
      const seat = seatOf(now.body, hash);
      const person = seat === undefined ? undefined : personAt(now.body, seat);
      const isThere = [...this.#at(id)].some((other) => seatOf(now.body, other.hash) === seat);
      if (seat === undefined || person === undefined || person.away || isThere) return { ok: true, value: now };
      return { ok: true, value: now.changed(withPerson(now.body, seat, { away: true }), time) };
    });
  }

  /** Tells everybody to come back in a moment, and ends. */
  end(): void {
    this.#ended = true;
    clearInterval(this.#beat);
    this.#rollCall.end();
    for (const stream of this.#all) stream.end("event: bye\ndata: {}\n\n");
  }
}
