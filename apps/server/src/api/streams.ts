/** Streams of events: everybody who follows a table is told each change, as their seat may see it. */

import type { ServerResponse } from "node:http";
import { seat as seatNumber, type Viewer } from "@baize/kernel";
import { LIMITS } from "../guards/limits.ts";
import { isBack } from "../tables/acts.ts";
import { personAt, withPerson } from "../tables/body.ts";
import type { Live } from "../tables/live.ts";
import { shownTable } from "../tables/shown.ts";
import type { Tables } from "../tables/tables.ts";
import { seatOf } from "./secrets.ts";

/** What a stream is told of one table, made once for each viewer. */
const frames = new WeakMap<Live, Map<string, string>>();

function frameOf(live: Live, viewer: Viewer, before: Live | undefined): string {
  const made = frames.get(live) ?? new Map<string, string>();
  frames.set(live, made);
  // Where only a move was made since, that and the new view are enough.
  const isMove = before !== undefined && before.seq === live.seq - 1 && before.body === live.body;
  const key = `${viewer}${isMove}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const { seq, ply, turn, due, view, moves, ...rest } = shownTable(live, viewer) as Record<string, unknown>;
  const move = { seq, ply, turn, due, moves: (moves as unknown[]).slice(before?.log.length), view };
  const data = isMove ? move : { ...rest, seq, ply, turn, due, moves, view };
  const frame = `id: ${seq}\nevent: ${isMove ? "move" : "table"}\ndata: ${JSON.stringify(data)}\n\n`;
  made.set(key, frame);
  return frame;
}

class Stream {
  readonly id: string;
  readonly hash: string | undefined;
  readonly address: string;
  readonly #out: ServerResponse;
  #last: Live | undefined;
  #viewer: Viewer | undefined;

  constructor(id: string, hash: string | undefined, address: string, out: ServerResponse) {
    this.id = id;
    this.hash = hash;
    this.address = address;
    this.#out = out;
  }

  begin(live: Live, after: number | undefined): void {
    this.write("retry: 1000\n\n");
    if (after === live.seq) {
      this.#last = live;
      this.#viewer = this.#viewerOf(live);
    } else this.tell(live);
  }

  #viewerOf(live: Live): Viewer {
    const seat = seatOf(live.body, this.hash);
    return seat === undefined ? "spectator" : seatNumber(seat);
  }

  tell(live: Live): void {
    if (this.#last !== undefined && live.seq <= this.#last.seq) return;
    const viewer = live.body === this.#last?.body && this.#viewer !== undefined ? this.#viewer : this.#viewerOf(live);
    const frame = frameOf(live, viewer, viewer === this.#viewer ? this.#last : undefined);
    this.#last = live;
    this.#viewer = viewer;
    this.write(frame);
  }

  /** Whoever does not fetch what they are told is cut off, and comes back when they can. */
  write(text: string): void {
    if (this.#out.writableLength > LIMITS.backlog) this.#out.destroy();
    else this.#out.write(text);
  }

  end(text: string): void {
    this.#out.end(text);
  }
}

export class Streams {
  readonly #tables: Tables;
  readonly #all = new Set<Stream>();
  readonly #beat: NodeJS.Timeout;
  #ended = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#beat = setInterval(() => {
      for (const stream of this.#all) stream.write(":\n\n");
    }, LIMITS.heartbeat);
    this.#beat.unref();
  }

  get count(): number {
    return this.#all.size;
  }

  /** Whether there is room for one more. */
  hasRoom(id: string, address: string): boolean {
    const { table, address: fromOne, all } = LIMITS.streams;
    const streams = [...this.#all];
    return (
      streams.length < all &&
      streams.filter((stream) => stream.id === id).length < table &&
      streams.filter((stream) => stream.address === address).length < fromOne
    );
  }

  /** Opens a stream on an answer whose head is written. */
  async open(id: string, hash: string | undefined, address: string, after: number | undefined, out: ServerResponse) {
    const stream = new Stream(id, hash, address, out);
    this.#all.add(stream);
    out.on("error", () => {}).on("close", () => this.#close(stream));
    const live = await this.#tables.follow(id, stream);
    if (live === undefined) return out.end();
    stream.begin(live, after);
    await this.#welcome(stream, live);
    return out;
  }

  /** Whoever comes back gets their seat back. */
  async #welcome({ id, hash }: Stream, live: Live): Promise<void> {
    const seat = seatOf(live.body, hash);
    const person = seat === undefined ? undefined : personAt(live.body, seat);
    if (seat === undefined || person === undefined || !(person.away || person.standIn)) return;
    await this.#tables.change(id, (now, time) => ({ ok: true, value: now.changed(isBack(now.body, seat), time) }));
  }

  #close(stream: Stream): void {
    this.#all.delete(stream);
    this.#tables.leave(stream.id, stream);
    if (this.#ended || stream.hash === undefined) return;
    const timer = setTimeout(() => void this.#miss(stream).catch(() => {}), LIMITS.away);
    timer.unref();
  }

  /** Whoever has had no stream for a while is away. */
  async #miss({ id, hash }: Stream): Promise<void> {
    if (this.#ended || [...this.#all].some((other) => other.id === id && other.hash === hash)) return;
    await this.#tables.change(id, (now, time) => {
      const seat = seatOf(now.body, hash);
      const person = seat === undefined ? undefined : personAt(now.body, seat);
      const isThere = [...this.#all].some((other) => other.id === id && seatOf(now.body, other.hash) === seat);
      if (seat === undefined || person === undefined || person.away || isThere) return { ok: true, value: now };
      return { ok: true, value: now.changed(withPerson(now.body, seat, { away: true }), time) };
    });
  }

  /** Tells everybody to come back in a moment, and ends. */
  end(): void {
    this.#ended = true;
    clearInterval(this.#beat);
    for (const stream of this.#all) stream.end("event: bye\ndata: {}\n\n");
  }
}
