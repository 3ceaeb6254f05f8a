/** What is known of every move of a position, as it becomes known. */

import type { Match, Shape } from "@baize/kernel";
import type { MoveMark } from "@baize/table";
import { useEffect, useState } from "react";
import { quick } from "../workers/line.ts";

/** By the text of the move. */
export type Marks = Readonly<Record<string, MoveMark>>;

const NONE: Marks = {};

/** What was found, by the link of the position: whoever comes back finds it again. */
const known = new Map<string, Marks>();

export function useMarks(match: Match<Shape>): Marks {
  const link = match.link();
  const [heard, setHeard] = useState<{ readonly link: string; readonly marks: Marks }>();
  const game = match.game.meta.id;
  useEffect(() => {
    if (known.has(link)) return;
    let isWanted = true;
    const hear = (marks: Marks) => {
      if (isWanted) setHeard({ link, marks });
    };
    const asked = quick.ask("judge", { game, link }, hear);
    asked.answer.then(
      (marks) => {
        if (isWanted) known.set(link, marks);
        hear(marks);
      },
      // Without its worker the page says nothing of moves; the light tells why.
      () => {},
    );
    return () => {
      isWanted = false;
      asked.stop();
    };
  }, [game, link]);
  return known.get(link) ?? (heard?.link === link ? heard.marks : NONE);
}
