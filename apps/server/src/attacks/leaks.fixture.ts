/** What a server tells that nobody may know: looked for in answers as they come, and held against the database at the end. */

import pg from "pg";
import { hashOf } from "../api/secrets.ts";
import { LIMITS } from "../guards/limits.ts";
import type { Body } from "../tables/body.ts";
import type { Honest } from "./honest.fixture.ts";
import type { Answer } from "./hostile.fixture.ts";

/** What betrays the inside of a server. */
const INSIDE = /node:internal|\n\s+at |apps\/server|baize\.(tables|moves)|postgres|ECONN|password/i;
/** Whose table or view it is, cards of one seat, and those of all. */
const SEATS = /"(?:you|viewer)":(\d+)/g;
const SPECTATOR = '"viewer":"spectator"';
const HAND = /"(?:hand|legal)":\[(?!\])/;
const HANDS = /"hands":\[/;
const OVER = /"ending":"/;
const PLAYING = '"state":"playing"';

/** Secrets, roots and hashes are written in so many digits. */
const DIGITS = 64;
const RUN = new RegExp(`[0-9a-f]{${DIGITS},}`, "gi");

/** Everything in a text that may be a secret. */
const runsIn = (text: string): readonly string[] =>
  (text.match(RUN) ?? []).flatMap((run) =>
    Array.from({ length: run.length - DIGITS + 1 }, (_, n) => run.slice(n, n + DIGITS).toLowerCase()),
  );

/** What nobody may be told, and of the secret of a deal whose it is: it is told once that deal is over. */
interface Kept {
  readonly name: string;
  readonly secretOf?: { readonly id: string; readonly deal: number; readonly isOver: boolean };
}

/** The secrets of all deals of all tables; that of the last deal is the root. */
async function secretsIn(url: string): Promise<Map<string, Kept>> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ id: string; root: string; body: Body }>(
    "SELECT t.id, t.root, b.body FROM baize.tables t JOIN baize.bodies b USING (id)",
  );
  await database.end();
  const secrets = new Map<string, Kept>();
  for (const { id, root, body } of rows) {
    let secret = root;
    for (let deal = LIMITS.deals; deal > 0; deal--) {
      const isOver = typeof body.deals[deal - 1]?.ended === "number";
      secrets.set(secret, { name: `the secret of deal ${deal} of ${id}`, secretOf: { id, deal, isOver } });
      // The secret of a deal is the seal of the next.
      secret = hashOf(secret);
    }
  }
  return secrets;
}

/** Lines with a card in them, or with the inside of the server; the way of a request is what its sender made of it. */
function wrongLinesIn(log: string): readonly string[] {
  // The last one may not be whole.
  const lines = log.split("\n").slice(0, -1);
  return lines.flatMap((line) => {
    const said = line.startsWith("{") ? JSON.stringify({ ...JSON.parse(line), path: "" }) : line;
    return /\b[2-9TJQKA][CDHS]\b|^\s+at /.test(said) ? [line] : [];
  });
}

/** Of honest tables nobody has a seat but who plays there; at their own table attackers have one. */
export class Leaks {
  readonly #honest: readonly Honest[];
  readonly #own: Honest;
  readonly #ownSeat: number;
  readonly #tokens: readonly string[];
  /** When each run of digits was first heard, and in answer to what. */
  readonly #heard = new Map<string, { readonly at: number; readonly asked: string }>();
  /** How many answers showed a table as a spectator sees it, how many the hand of the attackers, and how many secrets were told in time. */
  readonly seen = { tables: 0, hands: 0, secrets: 0 };

  constructor(honest: readonly Honest[], own: Honest, ownSeat: number) {
    this.#honest = honest;
    this.#own = own;
    this.#ownSeat = ownSeat;
    const others = own.players.filter((_, seat) => seat !== ownSeat);
    this.#tokens = [...honest.flatMap(({ players }) => players), ...others].map(({ token = "" }) => token);
  }

  /** What is wrong with an answer, as far as one can tell when it comes. */
  readonly inspect = ({ text, asked }: Answer): string | undefined => {
    const at = performance.now();
    for (const run of runsIn(text)) if (!this.#heard.has(run)) this.#heard.set(run, { at, asked });
    if (this.#tokens.some((token) => text.includes(token))) return "a token was told";
    for (const piece of text.split("\n\n")) {
      const fault = this.#shown(piece, asked);
      if (fault !== undefined) return fault;
    }
    return INSIDE.exec(text)?.[0];
  };

  /** What is wrong with a table that is shown, or with what is new of one. */
  #shown(told: string, asked: string): string | undefined {
    const id = /"id":"(\w+)"/.exec(told)?.[1];
    const { id: own } = this.#own.host;
    const isOwn = id === undefined ? asked.split(" ", 2)[1]?.includes(own) === true : id === own;
    const seats = [...told.matchAll(SEATS)].map(([, seat]) => Number(seat));
    const other = seats.find((seat) => !isOwn || seat !== this.#ownSeat);
    if (other !== undefined) return `seat ${other} was shown`;
    const isSpectator = told.includes(SPECTATOR);
    const hasHand = HAND.test(told);
    if (hasHand && (!isOwn || isSpectator)) return "a hand was shown";
    if (HANDS.test(told) && (!OVER.test(told) || told.includes(PLAYING))) return "all hands were shown";
    if (isSpectator) this.seen.tables += 1;
    if (hasHand) this.seen.hands += 1;
    return undefined;
  }

  /** When somebody at an honest table last sent a move in a deal. */
  #lastMove(id: string, deal: number): number {
    return this.#honest.find(({ host }) => host.id === id)?.lastSent.get(deal) ?? 0;
  }

  /**
   * What was told too early, and what was written down, by what the database says at the end. A deal in which somebody moved after
   * its secret was heard was not over then.
   */
  async judged(url: string, logs: readonly string[]): Promise<readonly string[]> {
    const kept = await secretsIn(url);
    for (const { players } of [...this.#honest, this.#own])
      for (const { token = "" } of players) kept.set(hashOf(token), { name: "the hash of a token" });
    const faults = logs.flatMap(wrongLinesIn).map((line) => `written down: ${line}`);
    const log = logs.join("\n");
    for (const run of runsIn(log)) {
      const name = kept.get(run)?.name;
      if (name !== undefined) faults.push(`${name} was written down`);
    }
    if (this.#tokens.some((token) => log.includes(token))) faults.push("a token was written down");
    for (const [run, { at, asked }] of this.#heard) {
      const { name, secretOf } = kept.get(run) ?? {};
      if (name === undefined) continue;
      const isInTime = secretOf?.isOver === true && this.#lastMove(secretOf.id, secretOf.deal) <= at;
      if (isInTime) this.seen.secrets += 1;
      else faults.push(`${asked.slice(0, 300)}: ${name} was told`);
    }
    return faults;
  }
}
