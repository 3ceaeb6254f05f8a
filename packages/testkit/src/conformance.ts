/** Runs the law book on a game, one test for each law. */

import type { Shape } from "@baize/kernel";
import { describe, test } from "vitest";
import { LAWS } from "./lawbook.ts";
import type { Subject } from "./trial/subject.ts";

/** All laws on one game: call it once in the game's `laws.test.ts`. */
export function describeGame<T extends Shape>(subject: Subject<T>): void {
  describe(`the law book on ${subject.game.meta.id}`, () => {
    for (const law of LAWS) {
      test(`${law.id} ${law.title}`, { timeout: 60_000 }, () => law.check(subject));
    }
  });
}
