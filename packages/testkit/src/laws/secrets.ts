/** Laws about hidden things: nobody sees what is not theirs, and what they see is enough to imagine the rest. */

import { Random, type Shape } from "@baize/kernel";
import { insist, type Law, same } from "../trial/law.ts";
import type { Subject } from "../trial/subject.ts";
import { onWalks, states, viewers } from "../trial/walk.ts";

/** Whether the invariants hold, or did not hold to begin with. */
function staysPossible<T extends Shape>({ game }: Subject<T>, before: T["state"], after: T["state"]): boolean {
  return game.invariants.every((invariant) => invariant.holds(after) || !invariant.holds(before));
}

/** TK-L10 */
export const viewsLeakNothing: Law = {
  id: "TK-L10",
  title: "a view stays the same when all that the viewer cannot know is dealt again",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      for (const state of states(game, walk)) {
        for (const viewer of viewers(game)) {
          const other = game.reshuffleSecrets(state, viewer, Random.fromSeed(walk.choices.join()));
          insist(
            same(game.view(other, viewer), game.view(state, viewer)),
            () => `viewer ${viewer} tells ${game.stateText.format(state)} from ${game.stateText.format(other)}`,
          );
          insist(staysPossible(subject, state, other), () => `impossible: ${game.stateText.format(other)}`);
        }
      }
    });
  },
};

/** TK-L11 */
export const secretsAreReshuffled: Law = {
  id: "TK-L11",
  title: "dealing the secrets again reaches other states, in games that have secrets",
  check(subject) {
    const { game } = subject;
    const changed = new Set<string>();
    onWalks(subject, (walk) => {
      const [state] = states(game, walk);
      for (const viewer of viewers(game)) {
        const other = game.reshuffleSecrets(state, viewer, Random.fromSeed(`${walk.choices}`));
        if (!same(other, state)) changed.add(String(viewer));
      }
    });
    const wanted = game.meta.information === "hidden" ? viewers(game).map(String) : [];
    insist(same([...changed].sort(), wanted.sort()), () => `secrets changed for: ${[...changed].join(", ")}`);
  },
};

/** TK-L12 */
export const completedViewsArePossible: Law = {
  id: "TK-L12",
  title: "a completed view is a possible world that looks the same",
  check(subject) {
    const { game } = subject;
    onWalks(subject, (walk) => {
      for (const state of states(game, walk)) {
        for (const viewer of viewers(game)) {
          const view = game.view(state, viewer);
          const world = game.complete(view, Random.fromSeed(walk.choices.join()));
          const told = () => `${game.stateText.format(world)} for viewer ${viewer} of ${game.stateText.format(state)}`;
          insist(same(game.view(world, viewer), view), () => `looks different: ${told()}`);
          insist(staysPossible(subject, state, world), () => `impossible: ${told()}`);
        }
      }
    });
  },
};
