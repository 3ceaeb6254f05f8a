/** Deals played out by a network: every seat takes the choice it likes best, from what that seat may know. */

import { suitsAt } from "../packed/cardset.ts";
import { PlayList } from "../packed/plays.ts";
import type { PackedRules } from "../packed/rules.ts";
import { bestPlace } from "./choices.ts";
import type { Evaluator } from "./evaluator.ts";
import type { Scoring } from "./features.ts";
import { Position } from "./position.ts";

const TWO = 12;

/** Plays out positions under one set of rules. */
export class Playout {
  readonly position: Position;
  /** The choices of the seat to move; the last may be a pass. */
  readonly #choices = new PlayList();
  readonly #evaluator: Evaluator;
  /** How many positions the network was asked about. */
  judged = 0;

  constructor(rules: PackedRules, evaluator: Evaluator) {
    this.position = new Position(rules);
    this.#evaluator = evaluator;
  }

  /** Plays the position to its end. */
  run(): void {
    const { table } = this.position;
    while (table.winner < 0) {
      table.legalPlays(this.#choices);
      const last = this.#lastPlay();
      if (table.mayPass) this.#choices.add(0, 0, 0, 0);
      this.position.play(this.#choices, last >= 0 ? last : this.#choices.length === 1 ? 0 : this.#likeliest());
    }
  }

  /** A play that empties the hand, or −1. */
  #lastPlay(): number {
    const { count, turn } = this.position.table;
    for (let i = 0; i < this.#choices.length; i++) if (this.#choices.size[i] === count[turn]) return i;
    return -1;
  }

  #likeliest(): number {
    this.judged += 1;
    this.#evaluator.evaluate(this.position, this.#choices);
    return bestPlace(this.#evaluator.preferences, this.#choices.length);
  }

  /** What a seat has scored at the end. */
  points(seat: number, scoring: Scoring): number {
    if (this.position.table.winner !== seat) return -this.#penalty(seat, scoring);
    return (
      this.#penalty(0, scoring) + this.#penalty(1, scoring) + this.#penalty(2, scoring) + this.#penalty(3, scoring)
    );
  }

  #penalty(seat: number, scoring: Scoring): number {
    const { count, hi, lo, rules } = this.position.table;
    const n = count[seat] as number;
    if (scoring === "cards" || rules.config.penalty === "cards") return n;
    const tens = n >= 10 ? 2 * n : n;
    if (rules.config.penalty === "tens") return n === 13 ? 3 * n : tens;
    const suits = suitsAt(lo[seat] as number, hi[seat] as number, TWO);
    return tens << ((suits & 1) + ((suits >> 1) & 1) + ((suits >> 2) & 1) + (suits >> 3));
  }
}
