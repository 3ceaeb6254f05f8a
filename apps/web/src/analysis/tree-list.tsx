/** The lines of an analysis: the main one flush, side lines indented, each move a way to its position. */

import { Caption, GlowSign } from "@baize/faces";
import type { Glow, Match, Names, Shape, Viewer } from "@baize/kernel";
import { rowsOf, type Tree, type Way } from "@baize/midend";
import { type CSSProperties, use, useEffect, useMemo, useRef } from "react";
import { type Loaded, loadTutor } from "../library/games.ts";
import { sayHere } from "../words/analysis.en.ts";
import { say } from "../words/index.ts";

interface TreeProps {
  readonly loaded: Loaded;
  /** At the deal. */
  readonly match: Match<Shape>;
  readonly tree: Tree;
  readonly way: Way;
  readonly names: Names;
  readonly viewer: Viewer;
  /** What is known of the position after a way. */
  glowOf(way: Way): Glow | undefined;
  goTo(way: Way): void;
}

/** Deeper side lines are indented no more than this. */
const DEEPEST = 5;

/** A way as one text. */
const keyOf = (way: Way): string => way.join(".");

/** Each row with its move in few words. */
function useRows({ loaded, match, tree, names, viewer }: TreeProps) {
  const tutor = use(loadTutor(loaded.entry));
  return useMemo(() => {
    const matches = new Map([["", match]]);
    return rowsOf(tree).map((row) => {
      const before = matches.get(keyOf(row.way.slice(0, -1))) ?? match;
      const text = row.way.at(-1) ?? "";
      const next = before.play(text);
      if (next.ok) matches.set(keyOf(row.way), next.value);
      const view = before.view(viewer);
      // Where something is hidden a line cannot be played on from what is seen.
      const [part] = loaded.game.meta.information === "perfect" ? tutor.chapters([text], view) : [];
      const says = part?.steps[0]?.says ?? loaded.manners.describe(text, view, names);
      return { ...row, says };
    });
  }, [loaded, tutor, match, tree, names, viewer]);
}

/** Brings a row of a list into sight; the page behind the list stays where it is. */
function show(list: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (list === null || !row) return;
  const [frame, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < frame.top) list.scrollTop -= frame.top - at.top;
  else if (at.bottom > frame.bottom) list.scrollTop += at.bottom - frame.bottom;
}

export function TreeList(props: TreeProps) {
  const { way, glowOf, goTo } = props;
  const rows = useRows(props);
  const list = useRef<HTMLOListElement>(null);
  const here = keyOf(way);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be seen is that of the position.
  useEffect(() => {
    show(list.current, list.current?.querySelector<HTMLElement>("[aria-current]"));
  }, [here]);
  return (
    <ol className="tree" ref={list}>
      <li>
        <button type="button" aria-current={way.length === 0 ? "step" : undefined} onClick={() => goTo([])}>
          <span className="ply" />
          <span className="says">{sayHere.theDeal()}</span>
        </button>
      </li>
      {rows.map(({ way: to, depth, isStart, name, says }) => {
        const glow = glowOf(to);
        return (
          <li
            key={keyOf(to)}
            data-start={isStart || undefined}
            data-depth={Math.min(depth, DEEPEST)}
            style={{ "--depth": Math.min(depth, DEEPEST) } as CSSProperties}
          >
            {name === "" ? null : <strong className="line-name">{name}</strong>}
            <button type="button" aria-current={keyOf(to) === here ? "step" : undefined} onClick={() => goTo(to)}>
              <span className="ply">{to.length}</span>
              <span className="says">
                <Caption text={says} />
              </span>
              {glow === undefined ? null : (
                <>
                  <span className="unseen">{glow === "thinking" ? say.notKnownYet() : say[glow]()}</span>
                  <GlowSign glow={glow} />
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
