/** The lines of an analysis: the main one flush, side lines indented, each move a way to its position. */

import { Caption, GlowSign } from "@baize/faces";
import type { Glow, Match, Names, Shape } from "@baize/kernel";
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
  /** What is known of the position after a way. */
  glowOf(way: Way): Glow | undefined;
  goTo(way: Way): void;
}

/** Deeper side lines are indented no more than this. */
const DEEPEST = 5;

/** A way as one text. */
const keyOf = (way: Way): string => way.join(".");

/** Each row with its move in few words. */
function useRows(loaded: Loaded, match: Match<Shape>, tree: Tree, names: Names) {
  const tutor = use(loadTutor(loaded.entry));
  return useMemo(() => {
    const matches = new Map([["", match]]);
    return rowsOf(tree).map((row) => {
      const before = matches.get(keyOf(row.way.slice(0, -1))) ?? match;
      const text = row.way.at(-1) ?? "";
      const next = before.play(text);
      if (next.ok) matches.set(keyOf(row.way), next.value);
      const view = before.view("spectator");
      // Where something is hidden a line cannot be played on from what is seen.
      const [part] = loaded.game.meta.information === "perfect" ? tutor.chapters([text], view) : [];
      const says = part?.steps[0]?.says ?? loaded.manners.describe(text, view, names);
      return { ...row, says };
    });
  }, [loaded, tutor, match, tree, names]);
}

export function TreeList({ loaded, match, tree, way, names, glowOf, goTo }: TreeProps) {
  const rows = useRows(loaded, match, tree, names);
  const list = useRef<HTMLOListElement>(null);
  const here = keyOf(way);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to be seen is that of the position.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
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
