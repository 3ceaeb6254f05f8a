/** Laws that compare with what was written down before: counts and whole matches. */

import { insist, type Law } from "../trial/law.ts";
import { countsBelow } from "../trial/perft.ts";
import { compareGolden, goldenFiles } from "../trial/playthrough.ts";
import { firstState } from "../trial/walk.ts";

/** TK-L14 */
export const countsHold: Law = {
  id: "TK-L14",
  title: "the counts of lines and states are the known ones",
  check({ game, perft: cases }) {
    insist(
      cases.length > 0,
      () =>
        "no perft case is given: `perft` of the subject wants a deal and how many lines of 1, 2, 3 moves there are, counted by hand",
    );
    for (const { deal, options = game.options.format(game.options.standard), counts, distinct = [] } of cases) {
      const deep = { lines: counts.length, states: distinct.length };
      const { lines, states } = countsBelow(game, firstState(game, { deal, options }), deep);
      for (const [found, wanted, kind] of [
        [lines, counts, "lines"],
        [states, distinct, "states"],
      ] as const) {
        wanted.forEach((expected, i) => {
          insist(
            found[i] === expected,
            () => `${found[i]} ${kind} of ${i + 1} moves from ${deal}, ${expected} expected`,
          );
        });
      }
    }
  },
};

/** TK-L15 */
export const goldenMatchesHold: Law = {
  id: "TK-L15",
  title: "the golden playthroughs hold, and there is one",
  check({ game, folder }) {
    const files = goldenFiles(folder);
    insist(files.length > 0, () => "there is no golden playthrough in golden/");
    for (const file of files) {
      const { golden, now } = compareGolden(game, file);
      const at = golden.split("\n").findIndex((line, i) => line !== now.split("\n")[i]);
      insist(golden === now, () => `${file}, line ${at + 1}: ${now.split("\n")[at]}`);
    }
  },
};
