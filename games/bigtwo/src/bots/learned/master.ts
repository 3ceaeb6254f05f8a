/** Level "master": a network trained by self-play. It gets a view, and judges every legal move of it. */

import { type Bot, ok, type Result } from "@baize/kernel";
import type { BigtwoShape, Move, View } from "../../rules/index.ts";
import { PlayList } from "../packed/plays.ts";
import { type PackedRules, packRules } from "../packed/rules.ts";
import { bestPlace, packMoves } from "./choices.ts";
import { Evaluator } from "./evaluator.ts";
import type { Scoring } from "./features.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { Position } from "./position.ts";
import { windfall } from "./windfall.ts";

/** The learned player. */
export class Master implements Bot<BigtwoShape> {
  readonly id = "master";
  readonly network: Network;
  /** What it plays for. */
  readonly scoring: Scoring;
  readonly #evaluators = new WeakMap<PackedRules, Evaluator>();
  readonly #choices = new PlayList();

  constructor(network: Network, scoring: Scoring) {
    this.network = network;
    this.scoring = scoring;
  }

  /** The best move; the first of equals. A move that wins needs no thought, nor does the only one. */
  choose(view: View, legalMoves: readonly Move[]): Move {
    const best = legalMoves.length > 1 ? bestPlace(this.scores(view, legalMoves), legalMoves.length) : 0;
    return legalMoves[best] ?? { kind: "pass" };
  }

  /** How much the network likes each move; going out is beyond everything. */
  scores(view: View, legalMoves: readonly Move[]): Float64Array {
    const evaluator = this.#judge(view, legalMoves);
    const { preferences } = evaluator;
    return Float64Array.from(legalMoves, (move, i) =>
      goesOut(view, move) ? Number.POSITIVE_INFINITY : (preferences[i] as number),
    );
  }

  /** The points the seat can expect after each move, all playing well. */
  expectedScores(view: View, legalMoves: readonly Move[]): Float64Array {
    const evaluator = this.#judge(view, legalMoves);
    return Float64Array.from(legalMoves, (move, i) =>
      goesOut(view, move) ? windfall(view, this.scoring) : evaluator.points(i),
    );
  }

  #judge(view: View, legalMoves: readonly Move[]): Evaluator {
    const rules = packRules(view.options);
    const evaluator = this.#evaluators.get(rules) ?? new Evaluator(this.network, rules, this.scoring);
    this.#evaluators.set(rules, evaluator);
    evaluator.evaluate(Position.of(view), packMoves(rules, legalMoves, this.#choices));
    return evaluator;
  }
}

const goesOut = (view: View, move: Move): boolean => move.kind === "play" && move.cards.length === view.hand.length;

/** The master from its weights, as `@baize/bigtwo/weights` says where they are. `scoring` is what it plays for. */
export function loadMaster(weights: Uint8Array, scoring: Scoring = "rules"): Result<Master> {
  const model = parseModel(weights);
  return model.ok ? ok(new Master(new Network(model.value), scoring)) : model;
}
