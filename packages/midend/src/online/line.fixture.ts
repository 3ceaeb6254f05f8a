/** A line in a world of the test's own. */

import { TableLine } from "./line.ts";
import type { World } from "./world.ts";

/** A world of the test's own: its server answers as it is told, its time goes on as it is told. */
export class Scene implements World {
  readonly address = "http://table";
  readonly asked: { path: string; wish: { method: string; headers: Record<string, string>; body?: string } }[] = [];
  /** What is answered next, by path; `undefined` where nobody answers. */
  readonly answers: Record<string, { status: number; found: object; isCut?: boolean } | undefined> = {};
  #stream: ((piece: string | undefined) => void) | undefined;
  #pieces: (string | undefined)[] = [];
  #timers: { act: () => void; at: number }[] = [];
  now = 0;
  /** Whether what is asked gets no answer at all. */
  isMute = false;
  /** How many streams were left before their end. */
  left = 0;

  async ask(address: string, wish: Scene["asked"][number]["wish"]) {
    const path = address.slice(this.address.length);
    this.asked.push({ path, wish });
    const answer = this.answers[path];
    if (this.isMute) await new Promise(() => {});
    if (answer === undefined) throw new Error("Nobody answers.");
    const body = path.endsWith("/events") ? { getReader: () => this.#reader() } : null;
    const json = async () => {
      if (answer.isCut) throw new TypeError("terminated");
      return answer.found;
    };
    return { status: answer.status, json, body };
  }

  #reader() {
    this.#pieces = [];
    return {
      read: () =>
        new Promise<{ done: boolean; value?: Uint8Array }>((done) => {
          this.#stream = (piece) => {
            this.#stream = undefined;
            done(piece === undefined ? { done: true } : { done: false, value: piece as never });
          };
          if (this.#pieces.length > 0) this.#stream(this.#pieces.shift());
        }),
      cancel: async () => {
        this.left += 1;
        this.tell(undefined);
      },
    };
  }

  /** The stream says something, or ends. */
  tell(piece: string | undefined): void {
    if (this.#stream === undefined) this.#pieces.push(piece);
    else this.#stream(piece);
  }

  decoder = () => (bytes: unknown) => String(bytes);
  later(act: () => void, ms: number) {
    const timer = { act, at: this.now + ms };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  chance = (bytes: number) => "0f".repeat(bytes);

  /** So much time goes by. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) {
      this.#timers = this.#timers.filter((other) => other !== timer);
      timer.act();
    }
    await settled();
  }
}

export const settled = () => new Promise<void>((done) => setImmediate(done));
export const EVENTS = "/api/tables/abc/events";
export const table = (seq: number, rest: object = {}) => ({
  ...{ id: "abc", now: 1, kind: "match", game: "heaps", options: "plain", clock: 30, level: "novice" },
  ...{ term: { kind: "open" }, state: "playing", you: null, host: 0, seats: [{ seat: 0, kind: "open" }], round: 1 },
  ...{ totals: [], scores: null, said: [], fair: { seal: "", nonces: [null] }, turn: 0, due: null },
  ...{ seq, deal: 1, ply: 0, moves: [], view: {}, ...rest },
});
export const told = (event: string, data: object) => `id: 1\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A line that follows a table. */
export async function following(): Promise<{ scene: Scene; line: TableLine; stop: () => void }> {
  const scene = new Scene();
  scene.answers[EVENTS] = { status: 200, found: {} };
  const line = new TableLine("abc", scene, { nonce: "aa" });
  const stop = line.follow();
  await settled();
  return { scene, line, stop };
}
