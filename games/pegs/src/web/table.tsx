/** The Peg Solitaire table: a view and the legal moves come in, move text goes out. */

import type { TableProps } from "@baize/table";
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from "react";
import { cellAt, formatHole, type Hole, isWon, PEG, type PegsShape } from "../rules/index.ts";
import { useHand } from "./hand.ts";
import type { PegsInsight } from "./insight.ts";
import { holesOf, layout, pointOf } from "./layout.ts";
import { DrawnJump, HintPath, Marks, WhyDrawing } from "./overlay.tsx";
import { Side } from "./side.tsx";
import { holeLabel, jumpsOf } from "./speech.ts";
import { useTravel } from "./travel.ts";
import "./table.css";
import "./side.css";

export function Table(props: TableProps<PegsShape>) {
  const { view, legal, stage, match, hint } = props;
  const { board, goal } = view;
  const insight = props.insight as PegsInsight | undefined;
  const shape = board.replaceAll("O", ".");
  const setting = props.desk !== undefined ? "match" : props.drawn === undefined ? "lesson" : "review";
  const places = useMemo(() => layout(stage, shape as typeof board, setting), [stage, shape, setting]);
  const jumps = useMemo(() => jumpsOf(legal), [legal]);
  const root = useRef<HTMLDivElement>(null);
  const moves = match?.moves;
  const shown = useMemo(() => ({ board, moves }), [board, moves]);
  const motion = useTravel(root, places, shown, stage.still);
  const { lifted, goesOn, cursor, typed, press, setCursor } = useHand(root, props, jumps, places, motion);
  const won = isWon(view);
  const hasMarks = insight !== undefined && props.preferences?.marks !== "none" && hint === undefined && !props.why;
  const plan = props.plan?.length ? props.plan : hint === undefined ? [] : [hint];
  const targets = jumps.filter(({ from }) => from === lifted).map(({ to }) => to);
  const last = won ? holesOf(board).find((hole) => cellAt(board, hole) === PEG) : undefined;
  useKeptFocus(root, cursor);

  return (
    <div
      ref={root}
      className="pegs"
      style={{ "--pitch": `${places.pitch}px` } as CSSProperties}
      data-frame={stage.frame}
      data-won={won || undefined}
    >
      <div
        className="board"
        data-round={places.round || undefined}
        style={{ left: places.centre.x, top: places.centre.y, width: places.size, height: places.size }}
      />
      <section aria-label="Board">
        {holesOf(board).map((hole) => {
          const { x, y } = pointOf(places, hole);
          const isPeg = cellAt(board, hole) === PEG;
          const name = formatHole(hole);
          return (
            <button
              key={name}
              type="button"
              id={`hole-${name}`}
              data-hole={name}
              className="hole"
              data-lifted={lifted === hole || undefined}
              data-target={targets.includes(hole) || undefined}
              data-final={(isFinal(insight, name) && goal === "any") || undefined}
              data-goal={goal === hole || undefined}
              style={{ left: x, top: y, ...waveOf(last, hole) }}
              tabIndex={cursor === hole ? 0 : -1}
              aria-label={labelOf(hole)}
              aria-pressed={lifted === hole || undefined}
              onClick={(event) => press(hole, event.detail)}
              onFocus={() => setCursor(hole)}
            >
              {isPeg ? <span className="peg" /> : null}
            </button>
          );
        })}
      </section>
      <svg className="over" aria-hidden="true">
        {hasMarks ? (
          <Marks places={places} jumps={jumps} keeps={insight.keeps} only={goesOn ? undefined : lifted} />
        ) : null}
        {hint === undefined ? null : <HintPath places={places} plan={plan} />}
        {props.drawn?.map(({ text, as }) => (
          <DrawnJump key={as} places={places} text={text} as={as} />
        ))}
        {props.why && insight?.loss ? <WhyDrawing places={places} board={board} loss={insight.loss} /> : null}
      </svg>
      {match === undefined || props.desk === undefined ? null : (
        <Side view={view} match={match} desk={props.desk} stage={stage} insight={insight} hasMarks={hasMarks} />
      )}
      {typed === "" ? null : <p className="note">{typed} …</p>}
    </div>
  );

  function labelOf(hole: Hole): string {
    const label = holeLabel(hole, view, jumps, hasMarks ? insight.keeps : {});
    const isOpen = goal === "any" && isFinal(insight, formatHole(hole));
    return isOpen ? `${label}, the last peg can end here` : label;
  }
}

const isFinal = (insight: PegsInsight | undefined, hole: string): boolean => insight?.finals?.includes(hole) === true;

/** How far along the wave of a win a hole comes: it runs outwards from the last peg. */
function waveOf(last: Hole | undefined, hole: Hole): CSSProperties {
  if (last === undefined) return {};
  const far = Math.hypot((hole % 7) - (last % 7), Math.floor(hole / 7) - Math.floor(last / 7));
  return { "--far": far.toFixed(2) } as CSSProperties;
}

/** Focus within the board follows the cursor. */
function useKeptFocus(root: { readonly current: HTMLElement | null }, cursor: Hole | undefined): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (cursor === undefined || !root.current?.contains(activeElement)) return;
    if (activeElement?.closest("[data-hole]") === null) return;
    const wanted = document.getElementById(`hole-${formatHole(cursor)}`);
    if (wanted !== activeElement) wanted?.focus({ preventScroll: true });
  }, [root, cursor]);
}
