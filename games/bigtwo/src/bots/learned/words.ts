/** The inputs of a ply in words of 32 bits, as the reference program writes them: for tests. */

import { bigtwo } from "../../rules/index.ts";
import type { PlyWords } from "../../rules/reference.ts";
import { PlayList } from "../packed/plays.ts";
import { packRules } from "../packed/rules.ts";
import { packMoves } from "./choices.ts";
import { ACTION_BITS, EVENT_BITS, Features, type Scoring, STATE_BITS } from "./features.ts";
import type { Inputs } from "./inputs.ts";
import { Position } from "./position.ts";

function wordsOf(inputs: Inputs, size: number): Int32Array {
  const words = new Int32Array(size / 32);
  for (const bit of inputs.bits.subarray(0, inputs.length))
    words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31));
  return words;
}

/** Words of the state, of the latest plays, then of each move, from the view of the seat to move. */
export const featureWords = (scoring: Scoring): PlyWords => {
  const list = new PlayList();
  return function* (state, moves) {
    const view = bigtwo.view(state, state.turn);
    const rules = packRules(state.options);
    const features = new Features(rules, scoring);
    const position = Position.of(view);
    features.writeState(position);
    features.writeEvents(position);
    yield* wordsOf(features.state, STATE_BITS);
    for (const event of features.events) yield* wordsOf(event, EVENT_BITS);
    packMoves(rules, moves, list);
    for (let i = 0; i < list.length; i++) {
      features.writeAction(list.lo[i] ?? 0, list.hi[i] ?? 0, list.size[i] ?? 0, list.strength[i] ?? 0);
      yield* wordsOf(features.action, ACTION_BITS);
    }
  };
};
