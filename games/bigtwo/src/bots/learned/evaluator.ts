/** A network that looks at positions under one set of rules. */

import type { PlayList } from "../packed/plays.ts";
import type { PackedRules } from "../packed/rules.ts";
import { Features, type Scoring } from "./features.ts";
import type { Network } from "./network.ts";
import type { Position } from "./position.ts";

/** Judges the choices of the seat to move. */
export class Evaluator {
  readonly #network: Network;
  readonly #features: Features;
  readonly #remembers: boolean;

  /** With `forgets` a network that reads the latest plays goes without them, which takes less time. */
  constructor(network: Network, rules: PackedRules, scoring: Scoring, forgets?: "forgets") {
    this.#network = network;
    this.#features = new Features(rules, scoring);
    this.#remembers = network.remembers && forgets === undefined;
  }

  /** By these the network chooses; the higher the better. */
  get preferences(): Float64Array {
    return this.#network.model.choose === "policy" ? this.#network.policy : this.#network.score;
  }

  /** The score each choice is worth, in points. */
  points(i: number): number {
    return this.#network.model.scoreUnit * (this.#network.score[i] as number);
  }

  /** Works out every choice in the list. */
  evaluate(position: Position, choices: PlayList): void {
    const { lo, hi, size, strength } = choices;
    this.#features.writeState(position);
    if (this.#remembers) this.#features.writeEvents(position);
    this.#network.begin(this.#features.state, this.#remembers ? this.#features.events : undefined);
    for (let i = 0; i < choices.length; i++) {
      this.#features.writeAction(lo[i] as number, hi[i] as number, size[i] as number, strength[i] as number);
      this.#network.add(this.#features.action);
    }
    this.#network.finish();
  }
}
