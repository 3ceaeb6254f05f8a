/** A model of what a table promises, held against what concurrent clients did and were told. */

import { clocks, forReason, inOrder, inTurn, onceAndInPlace, oneWins } from "./history-moves.fixture.ts";
import type { History, Truth } from "./history-recorded.fixture.ts";
import { answered, fresh, inOneOrder, inStreams, toldTruly } from "./history-sights.fixture.ts";

/** Each promise that was broken, in a line. */
export function broken({ attempts, sights }: History, truths: readonly Truth[]): readonly string[] {
  return truths.flatMap((truth) => {
    const own = attempts.filter(({ table }) => table === truth.id);
    const told = sights.filter(({ table }) => table === truth.id);
    return [
      ...onceAndInPlace(own, truth),
      ...oneWins(own, truth),
      ...forReason(own, told, truth),
      ...inOrder(own),
      ...inTurn(truth),
      ...clocks(truth),
      ...toldTruly(told, truth),
      ...answered(told),
      ...inStreams(told),
      ...inOneOrder(told),
      ...fresh(own, told),
    ].map((line) => `${truth.id}: ${line}`);
  });
}
