/** The master with time to think: plays out sampled worlds with a small network, and overrides its choice only on clear evidence. */

import { type Bot, type Budget, ok, type Random, type Result } from "@baize/kernel";
import type { BigTwo, Move, View } from "../../rules/index.ts";
import { PlayList } from "../packed/plays.ts";
import type { PackedRules } from "../packed/rules.ts";
import { sightOf } from "../sight.ts";
import { Worlds } from "../worlds.ts";
import { bestPlace, packMoves } from "./choices.ts";
import { Evaluator } from "./evaluator.ts";
import type { Scoring } from "./features.ts";
import { Master } from "./master.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { Playout } from "./playout.ts";
import { Position } from "./position.ts";

/** Choices worth a look: so many, and no further below the best than this, as the network prefers them. */
const CANDIDATES = 5;
const WINDOW = 6;
/** Worlds played out for one move when the budget allows more. */
const WORLDS = 1000;
/** After so many worlds, choices that are clearly worse are dropped. */
const ROUND = 16;
/** How many standard errors are clear. */
const CLEARLY_WORSE = 2.5;
const CLEARLY_BETTER = 2;
/** Points a choice must gain before it overrides; the network's own opinion counts as so many worlds. */
const WORTHWHILE = 0.3;
const OPINION = 20;

/** A choice beside the plain one, and how far it leads in the worlds played out so far. */
interface Rival {
  readonly move: number;
  /** What the network expects it to gain. */
  readonly opinion: number;
  sum: number;
  squares: number;
}

/** The mean lead over n worlds in standard errors. */
function clarity({ sum, squares }: Rival, n: number): number {
  const variance = (squares - (sum * sum) / n) / (n - 1);
  return variance > 0 ? sum / Math.sqrt(variance * n) : Math.sign(sum) * Number.POSITIVE_INFINITY;
}

/** The mean lead, drawn towards the network's opinion. */
const gain = ({ sum, opinion }: Rival, n: number): number => (sum + OPINION * opinion) / (n + OPINION);

/** The master that thinks. A node of its budget is one position judged by the small network. */
export class Thinker implements Bot<BigTwo> {
  readonly id = "thinker";
  readonly #master: Master;
  readonly #small: Network;
  readonly #scoring: Scoring;
  readonly #playouts = new WeakMap<PackedRules, Playout>();
  readonly #choices = new PlayList();

  constructor(master: Master, small: Network, scoring: Scoring) {
    this.#master = master;
    this.#small = small;
    this.#scoring = scoring;
  }

  choose(view: View, legalMoves: readonly Move[], random: Random, budget: Budget): Move {
    const liking = this.#master.scores(view, legalMoves);
    const first = bestPlace(liking, legalMoves.length);
    const least = (liking[first] ?? 0) - WINDOW;
    const close = [...legalMoves.keys()].filter((i) => i !== first && (liking[i] ?? 0) > least);
    const points = close.length === 0 ? liking : this.#master.expectedScores(view, legalMoves);
    const rivals = close
      .sort((a, b) => (liking[b] ?? 0) - (liking[a] ?? 0))
      .slice(0, CANDIDATES - 1)
      .map((move) => ({ move, opinion: (points[move] ?? 0) - (points[first] ?? 0), sum: 0, squares: 0 }));
    const better = rivals.length === 0 ? undefined : this.#compare(view, legalMoves, first, rivals, random, budget);
    return legalMoves[better ?? first] ?? { kind: "pass" };
  }

  /** The rival that is clearly better than the first choice, if there is one. */
  #compare(
    view: View,
    legalMoves: readonly Move[],
    first: number,
    rivals: readonly Rival[],
    random: Random,
    budget: Budget,
  ): number | undefined {
    const root = Position.of(view);
    const choices = packMoves(root.table.rules, legalMoves, this.#choices);
    const playout = this.#playoutOf(root.table.rules);
    const worlds = new Worlds(sightOf(view), random);
    let alive = rivals;
    let n = 0;
    for (let cost = 1; alive.length > 0 && n < WORLDS && budget.spend(cost); n++) {
      worlds.next();
      playout.judged = 0;
      const plain = this.#playOut(playout, root, worlds, choices, first);
      for (const rival of alive) {
        const lead = this.#playOut(playout, root, worlds, choices, rival.move) - plain;
        rival.sum += lead;
        rival.squares += lead * lead;
      }
      cost = playout.judged;
      if (n % ROUND === ROUND - 1) alive = alive.filter((rival) => clarity(rival, n + 1) > -CLEARLY_WORSE);
    }
    const clear = alive.filter((r) => n >= ROUND && clarity(r, n) > CLEARLY_BETTER && gain(r, n) > WORTHWHILE);
    return clear.toSorted((a, b) => gain(b, n) - gain(a, n))[0]?.move;
  }

  /** The points of the seat when it plays this choice in this world and all go on by the small network. */
  #playOut(playout: Playout, root: Position, worlds: Worlds, choices: PlayList, choice: number): number {
    const { position } = playout;
    const seat = root.table.turn;
    position.copy(root);
    for (let other = 0; other < 4; other++) {
      if (other !== seat) position.table.setHandBits(other, worlds.lo[other] as number, worlds.hi[other] as number);
    }
    position.play(choices, choice);
    playout.run();
    return playout.points(seat, this.#scoring);
  }

  #playoutOf(rules: PackedRules): Playout {
    const known = this.#playouts.get(rules) ?? new Playout(rules, new Evaluator(this.#small, rules, this.#scoring));
    this.#playouts.set(rules, known);
    return known;
  }
}

/** The thinking master from the weights of the master and of the small network. */
export function loadThinker(master: Uint8Array, small: Uint8Array, scoring: Scoring = "rules"): Result<Thinker> {
  const large = parseModel(master);
  if (!large.ok) return large;
  const model = parseModel(small);
  if (!model.ok) return model;
  return ok(new Thinker(new Master(new Network(large.value), scoring), new Network(model.value), scoring));
}
