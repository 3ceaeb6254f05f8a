/** Somebody who plays at two devices on whatever happens to the servers, and races with themselves; all they send and are told is recorded. */

import { setTimeout as pause } from "node:timers/promises";
import type { Viewer } from "@baize/kernel";
import { Client, type Reply, type Seen } from "../testing/client.fixture.ts";
import { rulesFor } from "../testing/games.fixture.ts";
import { RACES, type RaceKind } from "./history-moves.fixture.ts";
import type { Attempt, Sight, Told } from "./history-recorded.fixture.ts";

const game = await rulesFor("bigtwo");

/** The time, finer than milliseconds: who was first of two that were sent together. */
const now = (): number => performance.timeOrigin + performance.now();

/** What everybody did and was told. */
export class Recorder {
  readonly attempts: Attempt[] = [];
  readonly sights: Sight[] = [];
  streams = 0;
  /** How many moves were acknowledged, however often. */
  acknowledged = 0;
  /** How many moves each process has been sent and has not answered yet. */
  readonly #underWay = new Map<string, number>();

  /** A move goes to a process; gives what is to be called when it is answered, or never will be. */
  send(by: string): () => void {
    this.#underWay.set(by, this.underWay(by) + 1);
    return () => void this.#underWay.set(by, this.underWay(by) - 1);
  }

  underWay(by: string): number {
    return this.#underWay.get(by) ?? 0;
  }
}

export type Addresses = () => readonly string[];

/** How somebody races who has the choice, and who has none: where there is one, different moves are sent oftenest. */
const DIFFERENT = RACES.filter((kind) => kind.startsWith("two moves"));
const FORCED = RACES.filter((kind) => !DIFFERENT.includes(kind));
const CHOICES = [...DIFFERENT, ...FORCED, ...DIFFERENT, ...DIFFERENT];

/** One in so many races is followed at once by a move of the next seat. */
const CHASED = 3;

type Wish = Pick<Attempt, "deal" | "ply" | "move" | "key">;

/** A move, and who sends it. */
interface Sent {
  readonly by: Stubborn;
  readonly wish: Wish;
}

/** A person who asks again, elsewhere, with the same key, until somebody answers. */
export class Stubborn {
  readonly client: Client;
  readonly #viewer: Viewer;
  readonly #recorder: Recorder;
  readonly #addresses: Addresses;
  /** How long they wait before they look again. */
  readonly #patience: number;
  /** Somebody else who sits there, and does not wait for their turn. */
  other: Stubborn | undefined;
  #asked: number;
  #turns: number;
  /** What they saw last. */
  #view: unknown;
  stopped = false;
  acknowledged = 0;

  constructor(
    client: Client,
    viewer: Viewer,
    number: number,
    patience: number,
    addresses: Addresses,
    recorder: Recorder,
  ) {
    this.client = client;
    this.#viewer = viewer;
    this.#asked = number;
    this.#turns = number;
    this.#patience = patience;
    this.#addresses = addresses;
    this.#recorder = recorder;
  }

  /** Asks one process after the other, beginning at one of them, until one answers; gives when it was asked, and which one it was. */
  async #ask<T>(first: number, act: (client: Client) => Promise<T>) {
    const begun = now();
    let sent = begun;
    for (let tries = first; !this.stopped; tries++) {
      const all = this.#addresses();
      const by = all[tries % all.length] ?? "";
      try {
        const found = await act(new Client(by, this.client.id, this.client.token));
        return { found, by, begun, sent, ended: now() };
      } catch {
        await pause(30);
        sent = now();
      }
    }
    return undefined;
  }

  #saw(told: Told, rest: Pick<Sight, "by" | "begun" | "ended" | "stream" | "answers">): void {
    this.#recorder.sights.push({ table: this.client.id, viewer: this.#viewer, told, ...rest });
  }

  async #see(): Promise<Seen | undefined> {
    const asked = await this.#ask(this.#asked++, (client) => client.see());
    if (asked === undefined) return undefined;
    const { found, by, sent, ended } = asked;
    this.#saw(found as unknown as Told, { by, begun: sent, ended });
    return found;
  }

  /** Plays deal after deal until it is stopped; the host starts the next. */
  async play(isHost: boolean): Promise<void> {
    while (!this.stopped) {
      const seen = await this.#see();
      if (seen === undefined) return;
      this.#view = seen.view ?? this.#view;
      if (seen.state !== "playing" && isHost) await this.#ask(this.#asked, (client) => client.post("start"));
      else if (seen.turn === seen.you && seen.legal.length > 0) await this.#race(seen);
      else await pause(this.#patience);
    }
  }

  /** Sends a move, and at the same moment, elsewhere, what races with it. */
  async #race({ deal, ply, legal }: Seen): Promise<void> {
    const kinds = legal.length > 1 ? CHOICES : FORCED;
    const kind = kinds[this.#turns++ % kinds.length] ?? "two seats";
    const [key, first] = [`${deal}-${ply}-${Math.random()}`, this.#asked];
    const wish = { deal, ply, move: legal.at(-1) ?? "", key };
    const sent = [{ by: this as Stubborn, wish }, this.#rival(kind, wish, legal)];
    const moving = sent.map(({ by, wish }, n) => by.#move(wish, first + n));
    const quickest = await Promise.race(moving);
    const isChased = this.#turns % CHASED === 0 && quickest.outcome === "acknowledged";
    if (isChased && this.other !== undefined) await this.other.#chase(quickest);
    const attempts = await Promise.all(moving);
    if (attempts.some(({ outcome }) => outcome === "acknowledged")) this.#count();
  }

  #count(): void {
    this.acknowledged += 1;
    this.#recorder.acknowledged += 1;
  }

  /** Passes in the very moment in which it is their turn, at a process that may not have heard of that yet. */
  async #chase({ deal, ply, seat, by }: Attempt): Promise<void> {
    if (seat + 1 !== this.#viewer) return;
    const wish = { deal, ply: ply + 1, move: "pass", key: `${deal}-${ply + 1}-${Math.random()}` };
    const { outcome } = await this.#move(wish, this.#addresses().indexOf(by) + 1);
    if (outcome === "acknowledged") this.#count();
  }

  /** What races with a move. */
  #rival(kind: RaceKind, wish: Wish, legal: readonly string[]): Sent {
    const { other } = this;
    if (kind === "two seats" && other !== undefined) return { by: other, wish: { ...wish, move: other.#hasty() } };
    const key = kind.endsWith("same key") ? wish.key : `${wish.key}-too`;
    const move = kind.startsWith("two") ? (legal.at(-2) ?? wish.move) : wish.move;
    return { by: this, wish: { ...wish, move, key } };
  }

  /** What they would play if it were their turn. */
  #hasty(): string {
    const view = { ...(this.#view as object), turn: this.#viewer } as never;
    const move = this.#view === undefined ? undefined : game.legalMoves(view).at(-1);
    return move === undefined ? "pass" : game.formatMove(move, view);
  }

  async #move(wish: Wish, first: number): Promise<Attempt> {
    const begun = now();
    const asked = await this.#ask(first, async (client) => {
      const isOver = this.#recorder.send(client.address);
      try {
        const reply = await client.post<Told>("moves", wish);
        if (reply.status === 503) throw new Error("503");
        return reply;
      } finally {
        isOver();
      }
    });
    const { found, ...times } = asked ?? { begun, sent: begun, ended: now(), by: "" };
    const attempt: Attempt = {
      ...{ table: this.client.id, seat: Number(this.#viewer), ...times, ...wish },
      ...judgedBy(found),
    };
    this.#recorder.attempts.push(attempt);
    if (found === undefined) return attempt;
    const told = found.status === 200 ? found.body : ((found.body.table ?? {}) as unknown as Told);
    this.#saw(told, { ...times, begun: times.sent, answers: attempt });
    return attempt;
  }

  /** Follows the table, and comes back to it whenever the line is lost. */
  async follow(): Promise<void> {
    for (let n = this.#asked; !this.stopped; n++) {
      const stream = ++this.#recorder.streams;
      const all = this.#addresses();
      const by = all[n % all.length] ?? "";
      const ear = new Client(by, this.client.id, this.client.token);
      let heard = 0;
      const note = () => {
        for (const { event, text } of ear.heard.slice(heard)) {
          const told = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "{}");
          if (event !== "bye") this.#saw(told, { by, begun: now(), ended: now(), stream });
        }
        heard = ear.heard.length;
      };
      try {
        await ear.follow();
        const over = ear.over.then(() => true);
        while (!this.stopped && !(await Promise.race([over, pause(100, false)]))) note();
      } catch {
        await pause(50);
      }
      note();
      ear.unfollow();
    }
  }
}

/** What became of a move. */
function judgedBy(reply: Reply | undefined): Pick<Attempt, "outcome" | "refusal"> {
  if (reply === undefined) return { outcome: "unknown" };
  const { status, body } = reply;
  return status === 200 ? { outcome: "acknowledged" } : { outcome: "refused", refusal: `${status} ${body.code}` };
}
