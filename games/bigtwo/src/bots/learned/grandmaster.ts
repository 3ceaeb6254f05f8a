/** The master with time to think: plays its likely choices out in worlds that fit the past, and overrides itself on clear evidence. */

import { type Bot, type Budget, ok, type Random, type Result, type Thought } from "@baize/kernel";
import type { BigtwoShape, Move, View } from "../../rules/index.ts";
import { PlayList } from "../packed/plays.ts";
import type { PackedRules } from "../packed/rules.ts";
import { Belief } from "./belief.ts";
import { bestPlace, packMoves } from "./choices.ts";
import { Evaluator } from "./evaluator.ts";
import type { Master } from "./master.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";
import { Playout } from "./playout.ts";
import { Position } from "./position.ts";
import { Race } from "./race.ts";

/**
 * Choices worth a look: so many, and no further below the best than this, as the network prefers them. The network is surer
 * of itself than it may be: a third of what a search gains lies further than 9 below.
 */
const CANDIDATES = 5;
const WINDOW = 20;
/**
 * How hard to think. Worlds are played out so many at a time, as most searches are over after a few; they settle on what the
 * past makes likely in `steps`, and move on to others in `more`.
 */
export interface Effort {
  readonly worlds: number;
  readonly steps: number;
  readonly more: number;
}
const FULL: Effort = { worlds: 16, steps: 24, more: 12 };

/** What the grandmaster needs under one set of rules. */
interface Tools {
  readonly playout: Playout;
  /** The small network, whom it takes the others for. */
  readonly small: Evaluator;
}

/** The master that thinks. A node of its budget is one position judged by either network. */
export class Grandmaster implements Bot<BigtwoShape> {
  readonly id = "grandmaster";
  readonly #master: Master;
  readonly #small: Network;
  readonly #effort: Effort;
  readonly #tools = new WeakMap<PackedRules, Tools>();
  readonly #choices = new PlayList();

  constructor(master: Master, small: Network, effort: Effort) {
    this.#master = master;
    this.#small = small;
    this.#effort = effort;
  }

  choose(
    view: View,
    legalMoves: readonly Move[],
    random: Random,
    budget: Budget,
    tell?: (thought: Thought<Move>) => void,
  ): Move {
    const liking = this.#master.scores(view, legalMoves);
    const first = bestPlace(liking, legalMoves.length);
    const least = (liking[first] ?? 0) - WINDOW;
    const rivals = [...legalMoves.keys()]
      .filter((move) => move !== first && (liking[move] ?? 0) > least)
      .sort((a, b) => (liking[b] ?? 0) - (liking[a] ?? 0))
      .slice(0, CANDIDATES - 1);
    const moveAt = (choice: number): Move => legalMoves[choice] ?? { kind: "pass" };
    if (rivals.length === 0) return moveAt(first);
    const race = new Race(first, rivals);
    this.#run(race, view, legalMoves, random, budget, () => {
      const { worlds, choice, points } = race.standing;
      tell?.({ worlds, move: moveAt(choice), points });
    });
    return moveAt(race.leader() ?? first);
  }

  /** Runs a race between choices until it is decided or the budget is spent, and tells after every round of worlds. */
  #run(race: Race, view: View, legalMoves: readonly Move[], random: Random, budget: Budget, tell: () => void): void {
    const root = Position.of(view);
    const choices = packMoves(root.table.rules, legalMoves, this.#choices);
    const { playout, small } = this.#toolsFor(root.table.rules);
    const { more, steps, worlds } = this.#effort;
    const belief = new Belief(view, small, random, worlds);
    for (let settling = steps; race.isOpen; settling = more) {
      if (!belief.settle(settling, budget)) return;
      for (const world of random.shuffle(Array.from({ length: worlds }, (_, i) => i))) {
        playout.judged = 0;
        race.run((choice) => this.#playOut(playout, root, belief, world, choices, choice));
        if (!budget.spend(playout.judged)) return;
        if (!race.isOpen) break;
      }
      tell();
    }
  }

  /** The points of the seat when it plays this choice in this world and all go on by the master. */
  #playOut(playout: Playout, root: Position, belief: Belief, world: number, choices: PlayList, choice: number): number {
    const { position } = playout;
    const seat = root.table.turn;
    position.copy(root);
    for (let other = 0; other < 4; other++) {
      if (other !== seat) position.table.setHandBits(other, belief.lo(world, other), belief.hi(world, other));
    }
    position.play(choices, choice);
    playout.run();
    return playout.points(seat, this.#master.scoring);
  }

  #toolsFor(rules: PackedRules): Tools {
    const { network, scoring } = this.#master;
    const known = this.#tools.get(rules) ?? {
      // Without its memory the master is hardly weaker, and playouts are most of the time.
      playout: new Playout(rules, new Evaluator(network, rules, scoring, "forgets")),
      small: new Evaluator(this.#small, rules, scoring),
    };
    this.#tools.set(rules, known);
    return known;
  }
}

/** The master with time to think, from the weights of the small network. */
export function loadGrandmaster(master: Master, small: Uint8Array, effort: Effort = FULL): Result<Grandmaster> {
  const model = parseModel(small);
  return model.ok ? ok(new Grandmaster(master, new Network(model.value), effort)) : model;
}
