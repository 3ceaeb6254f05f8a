/** Something that is put together, such as a position: each step can be taken back and made again, by the keys that do so at a table. */

import { useLayoutEffect, useState } from "react";

/** What stands there now, what stood there before, the latest last, and what was taken back, the latest first. */
export interface Drafts<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** So many steps are remembered. */
const KEPT = 200;

/** The next one; one that is joined to the step before is taken back with it. */
export function drawn<T>({ past, now }: Drafts<T>, next: T, isJoined = false): Drafts<T> {
  return { past: isJoined ? past : [...past, now].slice(-KEPT), now: next, future: [] };
}

/** One step back; the same where there is none. */
export function takenBack<T>(drafts: Drafts<T>): Drafts<T> {
  const { past, now, future } = drafts;
  if (past.length === 0) return drafts;
  return { past: past.slice(0, -1), now: past[past.length - 1] as T, future: [now, ...future] };
}

/** A step that was taken back, made again; the same where there is none. */
export function madeAgain<T>(drafts: Drafts<T>): Drafts<T> {
  const { past, now, future } = drafts;
  if (future.length === 0) return drafts;
  return { past: [...past, now], now: future[0] as T, future: future.slice(1) };
}

/** Where U and R are letters. */
const WRITING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';

/** Which way a key goes: U and R, and Ctrl+Z as everywhere. */
function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey || (target instanceof Element && target.closest(WRITING) !== null)) return undefined;
  const word = key.toLowerCase();
  if (ctrlKey || metaKey) return word === "z" ? (shiftKey ? madeAgain : takenBack) : undefined;
  return word === "u" ? takenBack : word === "r" ? madeAgain : undefined;
}

/** What is put together, and what can be done with it; `note` is told of each step there and back. */
export function useDrafts<T>(first: () => T, note: (now: T) => void) {
  const [drafts, setDrafts] = useState<Drafts<T>>(() => ({ past: [], now: first(), future: [] }));
  const go = (next: Drafts<T>): void => {
    if (next === drafts) return;
    setDrafts(next);
    note(next.now);
  };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (way === undefined) return;
      event.preventDefault();
      go(way(drafts));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return {
    now: drafts.now,
    mayUndo: drafts.past.length > 0,
    mayRedo: drafts.future.length > 0,
    change: (next: T, isJoined = false) => go(drawn(drafts, next, isJoined)),
    undo: () => go(takenBack(drafts)),
    redo: () => go(madeAgain(drafts)),
  };
}
