/** A deal in small: its number, how hard it is, how long its line, and whether it has been won here. */

import { must } from "@baize/kernel";
import { useMemo } from "react";
import type { Known } from "../deals/index.ts";
import { freecell } from "../rules/index.ts";
import { say } from "../words/deals.en.ts";
import { HOME_MOVES } from "./deals-lengths.tsx";
import { gradeName } from "./grades.tsx";
import { Picture } from "./picture.tsx";

interface TileProps {
  readonly deal: number;
  readonly known: Known | undefined;
  readonly isWon: boolean;
  /** After how many moves it was left here. */
  readonly left: number | undefined;
  start(deal: string): void;
}

/** What is known of a deal, in words; "the shortest" only where that is proved. */
function knownSays(known: Known | undefined): string {
  if (known === undefined || known.kind === "lost") return say.cannot();
  const grade = gradeName(known.grade);
  const { shortest } = known;
  return shortest === undefined
    ? say.lineOf({ grade, moves: known.moves + HOME_MOVES })
    : say.shortestOf({ grade, moves: shortest + HOME_MOVES });
}

export function DealTile({ deal, known, isWon, left, start }: TileProps) {
  const view = useMemo(
    () => must(freecell.setup(freecell.options.standard, { kind: "microsoft", number: deal })),
    [deal],
  );
  const says = knownSays(known);
  const state = isWon ? say.won() : left === undefined ? say.fresh() : say.leftAt({ moves: left });
  return (
    <li>
      <button type="button" className="deal-tile" data-cloth="sage" onClick={() => start(String(deal))}>
        <span className="deal-line">
          <strong>{deal}</strong> <span>{state}</span>
        </span>
        <span className="deal-says">{says}</span>
        <span className="deal-picture">
          <Picture view={view} kind="tile" />
        </span>
      </button>
    </li>
  );
}
