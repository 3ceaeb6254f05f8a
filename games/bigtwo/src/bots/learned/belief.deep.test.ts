import { readFileSync } from "node:fs";
import { type Bot, Budget, must, Random } from "@baize/kernel";
import { expect, test } from "vitest";
import { type BigtwoShape, bigtwo, ladderOf, PRESETS, type State } from "../../rules/index.ts";
import { masterWeights, quickWeights } from "../../weights/index.ts";
import { expert } from "../expert.ts";
import { HI_BIT, LO_BIT } from "../packed/cardset.ts";
import { packRules } from "../packed/rules.ts";
import { skilled } from "../skilled.ts";
import { Belief } from "./belief.ts";
import { Evaluator } from "./evaluator.ts";
import { loadMaster } from "./master.ts";
import { parseModel } from "./model.ts";
import { Network } from "./network.ts";

const DEALS = 40;
/** More of both than a grandmaster begins with, so that the figure is steady. */
const WORLDS = 64;
const STEPS = 64;
/** So many even worlds are counted with them, so that no card is believed to be nowhere. */
const EVEN = 4;

const read = (file: URL) => new Uint8Array(readFileSync(file));
const master = must(loadMaster(read(masterWeights)));
const options = PRESETS.mis;
const { strength } = ladderOf(options);
const evaluator = new Evaluator(new Network(must(parseModel(read(quickWeights)))), packRules(options), "rules");

/** How much more likely than an even deal the worlds make the true places of the hidden cards, as a logarithm. */
function knowledge(state: State): number {
  const { turn } = state;
  const view = bigtwo.view(state, turn);
  const belief = new Belief(view, evaluator, Random.fromSeed("belief"), WORLDS);
  belief.settle(STEPS, new Budget());
  const hidden = [0, 1, 2, 3]
    .filter((seat) => seat !== turn)
    .flatMap((seat) => state.hands[seat]!.map((card) => ({ seat, card })));
  let sum = 0;
  for (const { seat, card } of hidden) {
    const mark = strength[card]!;
    const even = view.counts[seat]! / hidden.length;
    let found = EVEN * even;
    for (let world = 0; world < WORLDS; world++) {
      if ((belief.lo(world, seat) & LO_BIT[mark]!) | (belief.hi(world, seat) & HI_BIT[mark]!)) found += 1;
    }
    sum += Math.log(found / (WORLDS + EVEN) / even);
  }
  return sum;
}

/** What the hero's worlds know at its choices, one in three, in deals against three of a kind. */
function knowledgeAgainst(other: Bot<BigtwoShape>): readonly number[] {
  const found: number[] = [];
  let choices = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    let state = must(bigtwo.setup(options, { kind: "seed", seed: `belief ${deal}` }));
    const random = Random.fromSeed(`${other.id} ${deal}`);
    while (state.ending === null) {
      const view = bigtwo.view(state, state.turn);
      const moves = bigtwo.legalMoves(view);
      const isHero = state.turn === deal % 4;
      if (isHero && moves.length > 1 && choices++ % 3 === 0) found.push(knowledge(state));
      const bot = isHero ? master : other;
      state = must(
        bigtwo.apply(
          state,
          moves.length > 1 ? bot.choose(view, moves, random, new Budget({ nodes: 2000 })) : moves[0]!,
        ),
      );
    }
  }
  return found;
}

test.each([master, expert, skilled])(
  "BT-LN10 against three $id the worlds know more than an even deal does",
  (other) => {
    const found = knowledgeAgainst(other);
    const mean = found.reduce((a, b) => a + b) / found.length;
    const error = Math.sqrt(found.reduce((a, b) => a + (b - mean) ** 2, 0)) / found.length;
    expect(mean).toBeGreaterThan(2 * error);
  },
);
