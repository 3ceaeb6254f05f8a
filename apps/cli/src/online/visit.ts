/** A visit to an online table: the line to it, the own seat, which is the same the next time, and the screen. */

import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { GAMES } from "@baize/games";
import { shown } from "@baize/kernel";
import { type Answered, firstSeal, type SeenTable, TableLine, type Witness } from "@baize/midend";
import type { Command } from "commander";
import type { DrawOptions } from "../arguments/options.ts";
import { EXIT, Stop } from "../arguments/stop.ts";
import { troubleOf } from "../arguments/trouble.ts";
import { usesColour } from "../screen/paint.ts";
import { say } from "../words/index.ts";
import { linkTo, type TableAddress } from "./address.ts";
import { ownName, type Remembered, recall, remember, rememberName } from "./own.ts";
import { onlineGame } from "./pages.ts";
import { isDrawable, playOnline } from "./screen.ts";
import { worldAt } from "./world.ts";

/** What is said about oneself. */
export interface VisitOptions extends DrawOptions {
  readonly name?: string;
  readonly watch?: boolean;
  readonly bell?: boolean;
}

/** No sentence of a server is longer. */
const SENTENCE = 300;

/** Ends the command where nobody could see a table. */
export function needScreen(): void {
  const isScreen = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== "dumb";
  if (!isScreen) throw new Stop(EXIT.usage, say.needsScreen());
}

/** Asks for a name on the terminal. */
async function askName(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(lines, "close").then(() => {
    throw new Stop(EXIT.interrupted, "");
  });
  const asked = lines.question(say.nameQuestion());
  try {
    return await Promise.race([asked, closed]);
  } finally {
    closed.catch(() => {});
    lines.close();
  }
}

/** The command ends: a server has refused in its own words, or said nothing that one of Baize would, or nobody answers. */
export function notServed(address: string, { status, says = "" }: { status: number; says?: string }): Stop {
  if (says !== "") return new Stop(EXIT.failure, shown(says, SENTENCE));
  return new Stop(EXIT.failure, status === 0 ? say.noServer({ address }) : say.oddServer({ address, status }));
}

/** The table as it is first told; ends the command where there is none, or nobody answers. */
function firstTable(line: TableLine, { server, id }: TableAddress): Promise<SeenTable> {
  return new Promise((done, fail) => {
    const unwatch = line.watch(() => {
      const [table, state] = [line.table(), line.state()];
      if (table === undefined && state !== "gone" && state !== "lost") return;
      unwatch();
      if (table !== undefined) done(table);
      else if (state === "gone") fail(new Stop(EXIT.failure, say.noSuchTable({ id })));
      else fail(notServed(server, line));
    });
  });
}

/** Whoever sits at a table, and what is remembered of it. */
class Visit {
  readonly address: TableAddress;
  readonly line: TableLine;
  readonly #left = new AbortController();
  #remembered: Remembered;

  constructor(address: TableAddress) {
    const world = worldAt(address.server, this.#left.signal);
    this.address = address;
    this.#remembered = recall(address) ?? { nonce: world.chance(16) };
    this.line = new TableLine(address.id, world, this.#remembered);
  }

  /** Remembers the token and the seal; where that cannot be written it is played all the same. */
  #note(change: Partial<Remembered>): string {
    this.#remembered = { ...this.#remembered, ...change };
    try {
      remember(this.address, this.#remembered);
      return "";
    } catch (error) {
      return say.cannotKeepSeat({ why: troubleOf(error) });
    }
  }

  /** What the server cannot change afterwards: the own nonce, and the seal that was shown first. */
  witness(table: SeenTable): Witness {
    const seal = firstSeal(table);
    if (this.#remembered.seal === undefined && seal !== undefined) this.#note({ seal });
    return { nonce: table.you === null ? null : this.#remembered.nonce, seal: this.#remembered.seal ?? null };
  }

  async sit(name: string, seat?: number): Promise<Answered & { readonly remark: string }> {
    const answered = await this.line.sit(name, seat === undefined ? {} : { seat });
    if (!answered.ok) return { ...answered, remark: shown(answered.says, SENTENCE) };
    try {
      rememberName(name);
    } catch {
      // It is asked for again.
    }
    return { ...answered, remark: this.#note({ token: this.line.own.token }) };
  }

  /** Nothing that was asked for is waited for any more. */
  end(): void {
    this.#left.abort();
  }

  forget(): void {
    this.#note({ token: undefined });
  }
}

/** Sits down where one can, or watches; gives what there is to say about it. */
async function welcome(visit: Visit, table: SeenTable, asked: VisitOptions): Promise<string> {
  const own = table.you === null ? undefined : table.seats[table.you];
  if (own !== undefined) return (own.covered ?? 0) > 0 ? say.backWith({ count: own.covered }) : "";
  if (asked.watch || table.state === "playing" || isFull(table)) return "";
  for (let name = asked.name ?? ownName() ?? (await askName()); ; name = await askName()) {
    const { ok, status, says, remark } = await visit.sit(name);
    // Whoever comes too late watches.
    if (ok || isFull(visit.line.table() ?? table)) return remark;
    if (asked.name !== undefined || says === "") throw notServed(visit.address.server, { status, says });
    process.stderr.write(`${shown(says, SENTENCE)}\n`);
  }
}

const isFull = ({ seats }: SeenTable): boolean => seats.every(({ kind }) => kind === "person");

/** Visits a table: sits down there, plays, and remembers the seat. */
export async function visitTable(address: TableAddress, asked: VisitOptions): Promise<void> {
  const visit = new Visit(address);
  const { line } = visit;
  const link = linkTo(address);
  const first = firstTable(line, address);
  const stop = line.follow();
  try {
    const table = await first;
    const entry = GAMES.find(({ id }) => id === table.game);
    if (entry === undefined) throw new Stop(EXIT.failure, say.unknownGame({ game: shown(table.game) }));
    if (table.kind === "race") throw new Stop(EXIT.failure, say.raceTable({ link }));
    const online = onlineGame(...(await Promise.all([entry.rules(), entry.terminal?.()])));
    if (!isDrawable(online, table, visit.witness(table))) throw notServed(address.server, line);
    const greeting = await welcome(visit, table, asked);
    const { ascii = false, fourColor: fourColour = false, bell = false } = asked;
    const gone = await playOnline(line, line.table() ?? table, online, {
      ...{ ascii, bell, greeting, link },
      palette: { colour: usesColour(process.env, process.stdout.isTTY), fourColour },
      witness: (now) => visit.witness(now),
      sit: async (seat) => (await visit.sit(asked.name ?? ownName() ?? "", seat)).remark,
    });
    process.exitCode = gone.code;
    if (gone.hasLeft) visit.forget();
    else if (line.table()?.you != null) process.stderr.write(`${say.seatKept({ link })}\n`);
  } finally {
    stop();
    visit.end();
  }
}

/** Adds what can be said about oneself, and which server is meant. */
export const addVisitOptions = (command: Command): Command =>
  command
    .option("--name <name>", say.nameOption())
    .option("--server <address>", say.serverOption())
    .option("--bell", say.bellOption());
