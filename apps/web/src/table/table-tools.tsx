/** What stands around every table: its buttons, its keys and its sounds. */

import type { Match, Shape } from "@baize/kernel";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Loaded } from "../library/games.ts";
import type { Session } from "../match/session.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import { sound } from "../voice/sound.ts";

/** A panel that lies over the table. */
export type Panel = "deal" | "moves" | "menu" | "table" | "keys" | undefined;

/** Keys that work anywhere on the screen, unless somebody is writing. */
const WRITING = "input, textarea, select, dialog[open], [role=dialog]";

interface ToolProps {
  readonly icon: IconName;
  readonly word: string;
  readonly disabled?: boolean;
  /** Whether what it does is on the screen now. */
  readonly isOn?: boolean;
  press(): void;
}

/** A button with a drawing and a word. */
export function Tool({ icon, word, disabled, isOn, press }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      data-on={isOn || undefined}
      aria-disabled={disabled || undefined}
      onClick={() => press()}
    >
      <Icon name={icon} />
      <span className="word">{word}</span>
    </button>
  );
}

/** A sound for each change of the table. */
export function useSounds({ door }: Loaded, { ply, moves }: Match<Shape>, fresh: boolean): void {
  const last = useRef(ply);
  const text = moves.at(-1) ?? "";
  useEffect(() => {
    if (fresh) sound("win");
    else if (ply > last.current) sound(door.sound?.(text) ?? "card");
    else if (ply < last.current) sound("slide");
    last.current = ply;
  }, [door, ply, text, fresh]);
}

/** U, R, H, N and ?, Ctrl+Z as everywhere, and Escape, which closes what lies over the table. */
export function useKeys(
  session: Pick<Session, "undo" | "redo">,
  open: (panel: Panel) => void,
  hint: (() => void) | undefined,
  close?: (() => void) | undefined,
): void {
  const ask = useRef(hint);
  ask.current = hint;
  const end = useRef(close);
  end.current = close;
  // Before the first paint: whoever sees the table can play.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || altKey || (target instanceof Element && target.closest(WRITING) !== null)) return;
      const isUndoKey = (ctrlKey || metaKey) && key.toLowerCase() === "z";
      const word = isUndoKey ? (shiftKey ? "r" : "u") : ctrlKey || metaKey ? "" : key.toLowerCase();
      if (word === "u") session.undo();
      else if (word === "r") session.redo();
      else if (word === "n") open("deal");
      else if (word === "?") open("keys");
      else if (word === "h" && ask.current !== undefined) ask.current();
      else if (word === "escape" && end.current !== undefined) end.current();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [session, open]);
}
