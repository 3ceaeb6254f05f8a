/** In an analysis: on every card that can move, whether its moves keep the win; under each landing of lifted cards, their verdict. */

import { GlowSign } from "@baize/faces";
import type { MoveMark, TableProps } from "@baize/table";
import type { CSSProperties } from "react";
import { type FreecellShape, freecell, type Move, type State } from "../rules/index.ts";
import { isSame, type Lift, movesOf } from "./choice.ts";
import { goalOf } from "./goals.ts";
import type { Lying } from "./scene.ts";
import type { Picture } from "./travel.ts";
import "./move-marks.css";

interface MarksProps {
  readonly picture: Picture;
  readonly moves: readonly Move[];
  readonly view: State;
  readonly marks: NonNullable<TableProps<FreecellShape>["marks"]>;
  readonly lift: Lift | undefined;
}

const THINKING: MoveMark = { glow: "thinking" };

/** Where a move goes, as far as that makes a difference: all free cells are one, and so are all empty columns. */
function kindOf({ to }: Move, { cascades }: State): string {
  if (to.kind !== "cascade") return to.kind;
  return cascades[to.index]?.length === 0 ? "empty" : `column ${to.index}`;
}

/** Moves that differ; one from cell to cell is none. */
function differing(moves: readonly Move[], state: State): readonly Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const { from, to, count } = move;
    const wholeColumn = from.kind === "cascade" && state.cascades[from.index]?.length === count;
    const kind = kindOf(move, state);
    if ((from.kind === "cell" && to.kind === "cell") || (wholeColumn && kind === "empty")) return false;
    const key = `${from.kind} ${from.kind === "foundation" ? "" : from.index} ${count} ${kind}`;
    return !seen.has(key) && seen.add(key);
  });
}

export function MoveMarks({ picture, moves, view, marks, lift }: MarksProps) {
  const { lying, places } = picture;
  const markOf = (move: Move): MoveMark => marks[freecell.formatMove(move, view)] ?? THINKING;
  const all = differing(moves, view);
  if (lift !== undefined) return <Tabs picture={picture} moves={movesOf(all, lift)} markOf={markOf} />;
  const size = Math.min(34, Math.max(20, places.w * 0.195));
  return lying.map((card) => {
    // A small face has no free corner: there the marks of all cards of a pile hang in the cloth under it.
    const isOwn = ({ from, count }: Move) =>
      isSame(from, card.place) && card.above === (places.compact ? 0 : count - 1);
    const own = all.filter(isOwn);
    const y = places.compact ? card.y + places.h : card.y;
    return own.length === 0 ? null : (
      <Corner
        key={card.card}
        at={{ ...card, y }}
        w={places.w}
        size={places.compact ? 15 : size}
        marks={own.map(markOf)}
      />
    );
  });
}

interface CornerProps {
  readonly at: Pick<Lying, "x" | "y" | "z">;
  readonly w: number;
  readonly size: number;
  readonly marks: readonly MoveMark[];
}

const ORDER: readonly MoveMark["glow"][] = ["winnable", "thinking", "lost"];

/** The signs of a card's moves in its upper right corner: two at most, then a sign with a number. */
function Corner({ at: { x, y, z }, w, size, marks }: CornerProps) {
  const kinds = ORDER.flatMap((glow) => {
    const count = marks.filter((mark) => mark.glow === glow).length;
    return count === 0 ? [] : [{ glow, count }];
  });
  const signs = marks.length <= 2 ? kinds.flatMap(({ glow, count }) => Array<typeof glow>(count).fill(glow)) : [];
  return (
    <span
      className="move-marks"
      aria-hidden="true"
      style={{ translate: `${x}px ${y}px`, width: w, zIndex: z, "--size": `${size}px` } as CSSProperties}
    >
      {signs.map((glow, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs are told apart by their place alone.
        <GlowSign key={`${glow} ${i}`} glow={glow} />
      ))}
      {signs.length > 0
        ? null
        : kinds.map(({ glow, count }) => (
            <span key={glow} className="counted">
              <GlowSign glow={glow} />
              {count > 1 ? count : null}
            </span>
          ))}
    </span>
  );
}

interface TabsProps {
  readonly picture: Picture;
  readonly moves: readonly Move[];
  markOf(move: Move): MoveMark;
}

/** Under each landing what becomes of the game there. */
function Tabs({ picture: { piles, lying, places }, moves, markOf }: TabsProps) {
  return moves.map((move) => {
    const goal = goalOf(piles, lying, move);
    if (goal === undefined) return null;
    const last = lying.find(({ card }) => card === goal.cards.at(-1));
    const { glow, length } = markOf(move);
    return (
      <span
        key={goal.id}
        className="landing-tab"
        aria-hidden="true"
        style={{ translate: `${goal.x}px ${(last?.y ?? goal.y) + places.h + 8}px`, width: places.w }}
      >
        <GlowSign glow={glow} /> {length === undefined ? null : length + 1}
      </span>
    );
  });
}
