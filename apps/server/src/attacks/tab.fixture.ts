/** A tab of a page, or a terminal: the very line that both use, watched for what may never be seen in it. */

import { type OwnSeat, TableLine, type World } from "@baize/midend";

/** A wait that is shorter than this is for trying again; silence is waited for longer, since a busy machine is slow. */
const PATIENCE = 10_000;

/** The world of a page behind the proxy, where a second is over soon. */
export const worldAt = (address: string): World => ({
  address,
  ask: (path, wish) => fetch(path, wish),
  decoder() {
    const decoder = new TextDecoder();
    return (bytes) => decoder.decode(bytes, { stream: true });
  },
  later(act, ms) {
    const timer = setTimeout(act, ms < PATIENCE ? ms / 40 : ms / 5);
    return () => clearTimeout(timer);
  },
  chance: (bytes) => Array.from({ length: bytes }, () => Math.floor(Math.random() * 256).toString(16)).join(""),
});

/** The first event of a stream. */
const EVENT = /\ndata: .*\n\n/;

export class Tab {
  readonly line: TableLine;
  readonly faults: string[] = [];
  /** Whether a stream begins in this very moment: what it begins with is how the table stands, whatever was told before. */
  #isBeginning = false;
  #seq = 0;

  constructor(id: string, world: World, own: OwnSeat) {
    const decoder = () => this.#decoder(world);
    this.line = new TableLine(id, { ...world, decoder }, own);
  }

  #decoder(world: World): ReturnType<World["decoder"]> {
    const decode = world.decoder();
    let beginning = "";
    return (bytes) => {
      const text = decode(bytes);
      if (EVENT.test(beginning)) return text;
      beginning += text;
      this.#isBeginning = EVENT.test(beginning);
      // The line hears it before anything else happens.
      queueMicrotask(() => {
        this.#isBeginning = false;
      });
      return text;
    };
  }

  /** Follows the table; gives what ends that. */
  follow(): () => void {
    const [unwatch, stop] = [this.line.watch(() => this.#look()), this.line.follow()];
    return () => {
      unwatch();
      stop();
    };
  }

  /** Whatever is heard in which order, nothing is there twice, nothing is missing, and what is old takes nothing back. */
  #look(): void {
    const { seq = 0, moves = [], ply = 0, deal } = this.line.table() ?? {};
    if (moves.length !== ply) this.faults.push(`${moves.length} moves at ply ${ply} of deal ${deal}`);
    if (seq < this.#seq && !this.#isBeginning) this.faults.push(`from ${this.#seq} back to ${seq}`);
    this.#seq = seq;
  }
}
