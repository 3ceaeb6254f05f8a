/** The points to be expected of each play: by the cards of the seat to move alone, or with all hands known. */

import type { Match, Shape, Worth } from "@baize/kernel";
import { useEffect, useState } from "react";
import { bots } from "../workers/line.ts";

interface Weighed {
  readonly key: string;
  readonly worth: readonly Worth[] | undefined;
}

/** Best first; undefined while they are weighed, and nothing where they cannot be. */
export function useWorth(match: Match<Shape>, isOpen: boolean): readonly Worth[] | "failed" | undefined {
  const link = match.link();
  const game = match.game.meta.id;
  const key = `${isOpen} ${link}`;
  const [found, setFound] = useState<Weighed>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all of the question.
  useEffect(() => {
    const { status } = match;
    if (status.kind === "over") return;
    let isGone = false;
    const asked = isOpen
      ? bots.ask("weighOpen", { game, link })
      : bots.ask("weigh", { game, view: match.view(status.seat) });
    asked.answer.then(
      (worth) => isGone || setFound({ key, worth }),
      () => isGone || setFound({ key, worth: undefined }),
    );
    return () => {
      isGone = true;
      asked.stop();
    };
  }, [key]);
  return found?.key === key ? (found.worth ?? "failed") : undefined;
}
