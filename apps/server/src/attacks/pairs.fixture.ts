/**
 * Pairs of matches that differ in hidden cards alone, over real connections: whatever a seat or a spectator is sent must be the
 * same to the byte, and come at the same time. The moves of all seats are given, so that what is public is the same.
 */

import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstState, must, Random, type Seat, type Viewer } from "@baize/kernel";
import { expect, vi } from "vitest";
import { hashOf } from "../api/secrets.ts";
import type { BotTurn } from "../bots/tasks.ts";
import { createServer, endServer } from "../server.ts";
import type { Body, TableSeat } from "../tables/body.ts";
import { Tables } from "../tables/tables.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { Memory } from "../testing/keeper.fixture.ts";

const game = await rulesFor("bigtwo");

type State = { readonly hands: readonly (readonly number[])[] };
type Hands = State["hands"];

const statusOf = (state: State) => game.status(game.view(state, "spectator"));

/** A match up to a moment, and the hands of another that looks the same to a viewer until then. */
interface Pair {
  readonly viewer: Viewer;
  readonly hands: readonly [Hands, Hands];
  readonly moves: readonly string[];
  /** Who plays by themselves. */
  readonly bots: readonly boolean[];
  /** Before which moves the viewer asks for more than the stream tells. */
  readonly asks: ReadonlySet<number>;
}

/** A pair by chance; undefined where nothing hidden could be changed. */
function pairOf(random: Random): Pair | undefined {
  const start = must(firstState(game, { deal: `pair-${random.below(2 ** 31)}` })) as unknown as State;
  let state = start;
  const [moves, played]: [string[], number[][]] = [[], [[], [], [], []]];
  const most = random.below(60);
  while (moves.length < most) {
    const status = statusOf(state);
    if (status.kind !== "playing") break;
    const view = game.view(state, status.seat);
    const move = random.pick(game.legalMoves(view));
    const next = must(game.apply(state, move)) as unknown as State;
    // The last card of a hand ends the deal, and then all is shown.
    if (statusOf(next).kind !== "playing") break;
    moves.push(game.formatMove(move, view));
    played[status.seat]?.push(...((move as { cards?: number[] }).cards ?? []));
    state = next;
  }
  const viewer = random.pick<Viewer>([0, 1, 2, 3, "spectator"] as Viewer[]);
  const other = game.reshuffleSecrets(state, viewer, random) as unknown as State;
  const isSame = other.hands.every((hand, seat) => hand.every((card) => state.hands[seat]?.includes(card)));
  if (isSame) return undefined;
  const hands = start.hands.map((hand, seat) =>
    seat === viewer ? hand : [...(other.hands[seat] ?? []), ...(played[seat] ?? [])],
  );
  const bots = start.hands.map((_, seat) => seat !== 0 && seat !== viewer && random.below(3) === 0);
  return { viewer, hands: [start.hands, hands], moves, bots, asks: new Set([0, random.below(60), random.below(60)]) };
}

const tokenOf = (seat: number): string => String(seat).repeat(43);

/** A table at which everybody sits already. */
function bodyOf(bots: readonly boolean[]): Body {
  const seats = bots.map(
    (isBot, seat): TableSeat =>
      isBot
        ? { kind: "bot", level: "novice" }
        : {
            ...{ kind: "person", name: `P${seat}`, face: seat, tokens: [hashOf(tokenOf(seat))] },
            ...{ nonce: String(seat).repeat(32), away: false, missed: 0, covered: 0, standIn: false },
          },
  );
  return {
    ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
    ...{ term: { kind: "deals", deals: 1 }, host: 0, seats, deal: 0, first: 0, deals: [], said: [], code: null },
  };
}

/** What differs by nature: the date of this machine, the id by which a request is found in the log, and signs of life. */
const BY_NATURE = /^(date: [^\r]+\r|x-request-id: [0-9a-f]{32}\r|:\n)\n/gim;

/** A connection, and all that came on it, but what differs by nature. */
class Wire {
  readonly #socket: Socket;
  #bytes = "";

  constructor(port: number) {
    this.#socket = connect(port, "127.0.0.1");
    this.#socket.setEncoding("latin1").on("data", (text: string) => {
      this.#bytes += text;
    });
  }

  send(request: string): void {
    this.#socket.write(request, "latin1");
  }

  /** Waits until something has come. */
  async come(isThere: (text: string) => boolean): Promise<void> {
    while (!isThere(this.#bytes)) await once(this.#socket, "data");
  }

  take(): string {
    const text = this.#bytes.replaceAll(BY_NATURE, "");
    this.#bytes = "";
    return text;
  }

  end(): void {
    this.#socket.destroy();
  }
}

const hasAnswer = (text: string): boolean => {
  const [, length] = /content-length: (\d+)\r\n/i.exec(text) ?? [];
  const head = text.indexOf("\r\n\r\n");
  return head >= 0 && length !== undefined && text.length >= head + 4 + Number(length);
};

/** Bots that play what they are told, after a time that depends on what they hold. */
class Script {
  moves: readonly string[] = [];
  delay = 0;
  choose = ({ view }: BotTurn): Promise<string> => {
    const ply = (view as { history: readonly unknown[] }).history.length;
    return new Promise((done) => setTimeout(() => done(this.moves[ply] ?? ""), this.delay));
  };
}

/** One of two servers on which the pairs are played, each with tables of its own in memory. */
class World {
  readonly #tables: Tables;
  readonly #script = new Script();
  #server: Awaited<ReturnType<typeof createServer>> | undefined;
  #port = 0;

  constructor() {
    this.#tables = new Tables(new Memory().process(), this.#script);
  }

  async start(): Promise<void> {
    const door = { open: async () => this.#tables, known: async () => this.#tables };
    this.#server = await createServer(join(tmpdir(), "no-page"), { tables: door });
    await this.#server.listen({ port: 0, host: "127.0.0.1" });
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  async end(): Promise<void> {
    if (this.#server !== undefined) await endServer(this.#server, 50);
    await this.#tables.end();
  }

  /** Plays one of a pair; gives everything that the viewer was sent. */
  async play(number: number, { viewer, hands, moves, bots, asks }: Pair, which: 0 | 1): Promise<string> {
    const id = `${number}`.replaceAll(/\d/g, (digit) => "abcdefghjk"[Number(digit)] ?? "").padStart(8, "z");
    vi.setSystemTime(1_000_000_000 + number * 10_000_000);
    vi.spyOn(game, "shuffledDeal").mockReturnValue({ kind: "hands", hands: hands[which] } as never);
    this.#script.moves = moves;
    this.#script.delay = which === 0 ? 1 : 900;
    await this.#tables.create(id, "5".repeat(64), bodyOf(bots));
    const [stream, line, other] = [0, 1, 2].map(() => new Wire(this.#port)) as [Wire, Wire, Wire];
    const seen: string[] = [];
    const headers = (by: Viewer, body = "") =>
      `Host: x\r\n${by === "spectator" ? "" : `Authorization: Bearer ${tokenOf(by)}\r\n`}` +
      (body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`);
    const ask = async (wire: Wire, by: Viewer, act: string, body = ""): Promise<string> => {
      wire.send(`${body === "" ? "GET" : "POST"} /api/tables/${id}${act} HTTP/1.1\r\n${headers(by, body)}\r\n${body}`);
      await wire.come(hasAnswer);
      return wire.take();
    };
    const told = (seq: number) =>
      stream.come((text) => text.includes(`\nid: ${seq}\n`) || text.includes(`id: ${seq}\n`));
    stream.send(`GET /api/tables/${id}/events HTTP/1.1\r\n${headers(viewer)}\r\n`);
    await told(0);
    expect(await ask(other, 0 as Seat, "/start", "{}")).toMatch(/^HTTP\/1\.1 200 /);
    await told(1);
    for (const [ply, move] of moves.entries()) {
      const mover = (await this.#tables.get(id))?.turn ?? (0 as Seat);
      if (asks.has(ply)) seen.push(...(await this.#questions(ask, line, viewer, ply)));
      if (bots[mover] === true) await vi.advanceTimersByTimeAsync(1200);
      else {
        await vi.advanceTimersByTimeAsync(700);
        const body = JSON.stringify({ ply, move, key: `k${ply}` });
        const answer = await ask(mover === viewer ? line : other, mover, "/moves", body);
        expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        if (mover === viewer) seen.push(answer);
      }
      await told(ply + 2);
    }
    seen.push(...(await this.#questions(ask, line, viewer, moves.length)), stream.take());
    for (const wire of [stream, line, other]) wire.end();
    return seen.join("\n");
  }

  /** What a viewer may ask, wrongly too. */
  async #questions(
    ask: (wire: Wire, by: Viewer, act: string, body?: string) => Promise<string>,
    line: Wire,
    viewer: Viewer,
    ply: number,
  ): Promise<readonly string[]> {
    const move = (text: string, at = ply) => JSON.stringify({ ply: at, move: text, key: "x" });
    return [
      await ask(line, viewer, ""),
      await ask(line, viewer, "/record"),
      await ask(line, viewer, "/moves", move("2S 2H 2D 2C")),
      await ask(line, viewer, "/moves", move("3D", ply + 1)),
    ];
  }
}

/** Plays so many pairs; what a viewer could tell apart is named. */
export async function pairsDiffer(count: number, seed: string): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const worlds = [new World(), new World()] as const;
  const different: string[] = [];
  let played = 0;
  try {
    await Promise.all(worlds.map((world) => world.start()));
    const random = Random.fromSeed(seed);
    for (let number = 0; number < count; ) {
      const pair = pairOf(random);
      if (pair === undefined) continue;
      number += 1;
      played += pair.moves.length;
      const [one, two] = [await worlds[0].play(number, pair, 0), await worlds[1].play(number, pair, 1)];
      if (one !== two) different.push(`${seed} ${number}: viewer ${pair.viewer}, ${pair.moves.length} moves`);
    }
    // Where nothing is played little can leak.
    expect(played).toBeGreaterThan(10 * count);
    return different;
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await Promise.all(worlds.map((world) => world.end()));
  }
}
