/** Moves that are typed or pasted at the table. */

import type { TableProps } from "@baize/table";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Autoplay } from "../rules/autoplay.ts";
import type { FreecellShape, State } from "../rules/index.ts";
import { say } from "../words/index.ts";
import { isSameTable, type Line, lineAt, lineMove } from "./line.ts";
import { BLANK, type Typing, typeKey } from "./typed.ts";

/** Longer texts are no line of moves. */
const MOST_PASTED = 20_000;
/** Where pasting belongs to somebody else. */
const ELSEWHERE = "input, textarea, select, dialog";

/** What is typed, and what takes a key: whether it was a part of a move. */
interface Typist {
  readonly text: string;
  press(event: KeyboardEvent): boolean;
}

export function useTyping(props: TableProps<FreecellShape>): Typist {
  const [typing, setTyping] = useState<Typing & { readonly view?: State }>(BLANK);
  const line = useRef<Line>(undefined);
  /** Whether the moves are parted by spaces, as they are written down; players do not type them. */
  const isWritten = useRef(false);
  const { view, preferences, play, undo, announce } = props;
  const mode = (preferences?.autoplay ?? "none") as Autoplay;

  /** Plays a move of a line on a table; tells whether it was one. */
  const playText = (text: string, real: State): boolean => {
    const before = lineAt(line.current, real);
    const next = lineMove(before, text, mode, isWritten.current);
    if (next.isBarred && isWritten.current) return playAlone(before, text);
    const isMade = next.play === undefined || play(next.play);
    line.current = isMade ? next.line : undefined;
    if (next.play === undefined) announce(say.alreadyHome());
    return isMade;
  };

  /** Plays a line from its beginning with nothing that follows by itself: too much has gone home. */
  const playAlone = ({ texts, played }: Line, text: string): boolean => {
    line.current = undefined;
    for (let i = 0; i < played; i++) undo();
    return [...texts, text].every((move) => play(move, "alone"));
  };

  const hearPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
    const text = event.clipboardData?.getData("text/plain").trim().slice(0, MOST_PASTED) ?? "";
    line.current = undefined;
    const moves = text === "" ? [] : text.split(/[\s,]+/);
    // A line is played as it is written: nothing follows by itself meanwhile. Somebody wrote it down, so it was shown.
    const how = moves.length > 1 ? "shown" : undefined;
    for (const move of moves) if (!play(move, how)) return;
  });
  useEffect(() => {
    document.addEventListener("paste", hearPaste);
    return () => document.removeEventListener("paste", hearPaste);
  }, []);

  /** What was typed, unless the table has changed since otherwise than by the move itself. */
  const standing = (): Typing => {
    const { text, played, isRefused = false } = typing;
    if (played === undefined || isRefused) return (text === "" && !isRefused) || typing.view === view ? typing : BLANK;
    return line.current !== undefined && isSameTable(line.current.real, view) ? typing : BLANK;
  };

  return {
    text: standing().text,
    press({ key }) {
      const typed = typeKey(standing(), key, view);
      if (typed === undefined) {
        // A key that means something else leaves nothing half typed, and ends the line.
        if (key.length === 1) {
          setTyping(BLANK);
          isWritten.current = false;
        }
        return false;
      }
      if (typed.text === "" && typed.play === undefined) isWritten.current ||= key === " " || key === ",";
      const { play: move, again = false, ...rest } = typed;
      let isRefused = rest.isRefused === true;
      if (again) {
        line.current = undefined;
        undo();
        if (move !== undefined) play(move);
      } else if (move !== undefined) isRefused = !playText(move, view);
      setTyping({ ...rest, isRefused, view });
      return true;
    },
  };
}
