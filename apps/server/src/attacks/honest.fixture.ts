/** People who play while others attack: each move they make is timed, and none may be refused or lost. */

import { setTimeout as pause } from "node:timers/promises";
import { Client, openTable } from "../testing/client.fixture.ts";

const NAMES = ["Ada", "Bob", "Cleo", "Dan"];

export class Honest {
  readonly players: readonly Client[];
  /** What was sent and answered with 200, and how long each took. */
  readonly made: { readonly deal: number; readonly ply: number; readonly move: string; readonly ms: number }[] = [];
  readonly refused: string[] = [];
  readonly sent: object[] = [];
  /** When the last move of each deal was sent. */
  readonly lastSent = new Map<number, number>();
  stopped = false;

  private constructor(players: readonly Client[]) {
    this.players = players;
  }

  /** Four people at a table. */
  static async sitDown(address: string): Promise<Honest> {
    const host = await openTable(address, { term: { kind: "open" } });
    const players = [host, ...NAMES.slice(1).map(() => new Client(address, host.id))];
    for (const [n, player] of players.entries()) await player.sit(NAMES[n] ?? "");
    return new Honest(players);
  }

  get host(): Client {
    return this.players[0] as Client;
  }

  /** They play deal after deal, a move now and then, until they are stopped or so many are over; no answer at all is a refusal. */
  async play(every: number, deals = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#play(every, deals).catch((error: unknown) => this.refused.push(String(error)));
  }

  async #play(every: number, deals: number): Promise<void> {
    let turn = 0;
    while (!this.stopped) {
      const player = this.players[turn] ?? this.host;
      const asked = await player.ask("GET", "");
      const seen = asked.body;
      if (asked.status !== 200) this.refused.push(`GET ${asked.status} ${asked.body.says}`);
      else if (seen.state !== "playing" && seen.deal >= deals) return;
      else if (seen.state !== "playing") await this.host.post(seen.state === "over" ? "rematch" : "start");
      else if (seen.turn !== seen.you) turn = seen.turn ?? 0;
      else {
        const wish = { deal: seen.deal, ply: seen.ply, move: seen.legal.at(-1) ?? "", key: `${seen.deal}-${seen.ply}` };
        this.sent.push(wish);
        const begun = performance.now();
        this.lastSent.set(wish.deal, begun);
        const { status, body } = await player.post("moves", wish);
        const ms = performance.now() - begun;
        if (status === 200) this.made.push({ deal: wish.deal, ply: wish.ply, move: wish.move, ms });
        else this.refused.push(`${status} ${body.says}`);
        turn = body.turn ?? 0;
        await pause(every);
      }
    }
  }

  /** The moves of a deal that is over; whoever asks for many of them waits as they are told to. */
  async #movesOf(deal: number): Promise<readonly string[]> {
    const asked = await this.host.ask<{ save: string; says?: string }>("GET", `/record?deal=${deal}`);
    if (asked.status === 429) {
      await pause(1000);
      return this.#movesOf(deal);
    }
    if (asked.status !== 200) throw new Error(`The record of deal ${deal}: ${asked.status} ${asked.body.says}`);
    return (JSON.parse(asked.body.save) as { moves: string[] }).moves;
  }

  /** Moves that were acknowledged and are not in the log. */
  async lost(): Promise<readonly string[]> {
    const now = await this.host.see();
    const logs = new Map<number, readonly string[]>([[now.deal, now.moves.map(({ move }) => move)]]);
    const lost: string[] = [];
    for (const { deal, ply, move } of this.made) {
      const log = logs.get(deal) ?? (await this.#movesOf(deal));
      logs.set(deal, log);
      if (log[ply] !== move) lost.push(`${deal}/${ply} ${move}`);
    }
    return lost;
  }
}

/** The time that this part of them took at most. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
