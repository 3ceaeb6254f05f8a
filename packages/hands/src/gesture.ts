/** Pointers on a table: a press becomes a drag, a peek or a click. */

import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { Point } from "./point.ts";

/** So far a finger or a mouse may wander before a press is a drag, in px, unless a table says otherwise. */
const SLACK = { mouse: 4, touch: 9 };
/** So long a press lasts before it is a peek, in ms. */
const HOLD_MS = 350;
/** A press begins on the table; these are heard wherever the pointer goes. */
const ANYWHERE = ["pointermove", "pointerup", "pointercancel"];

/** What a table does with a press; `Held` is what it finds under the pointer. Points are those of the page. */
export interface Gestures<Held> {
  readonly slack?: number;
  /** What is under the pointer; undefined when nothing can be pressed there. */
  find(target: Element): Held | undefined;
  /** The press has become a drag; false when this cannot be dragged. */
  lift(held: Held, start: Point): boolean;
  drag(by: Point, held: Held): void;
  /** The drag ends at a point, or nowhere when it is broken off. */
  drop(point: Point | undefined, held: Held, by: Point): void;
  /** A press lasts, or is one of the right button; undefined when it is over. Without this there is no such look. */
  peek?(held: Held | undefined): void;
  /** Whether something that is peeked at could be dragged. */
  mayLift?(held: Held): boolean;
  /** The second click of a double click, wherever it falls; true when nothing else shall come of it. */
  twice?(): boolean;
}

/** Whether a click is the second of a double click; browsers go on counting, and a click without a pointer is none. */
export const isSecondClick = ({ detail }: { readonly detail: number }): boolean => detail > 0 && detail % 2 === 0;

interface Press<Held> {
  readonly id: number;
  readonly held: Held;
  readonly start: Point;
  readonly slack: number;
  readonly timer: number | undefined;
  by: Point;
  state: "pressed" | "dragged" | "peeking" | "dead";
}

/** Listens to the pointers on an element. */
export function useGestures<Held>(root: RefObject<HTMLElement | null>, gestures: Gestures<Held>): void {
  const now = useEffectEvent(() => gestures);
  // Before the first paint: whoever sees the table can play.
  useLayoutEffect(() => (root.current === null ? undefined : listen(root.current, now)), [root]);
}

/** Listens to the pointers on an element until the answer is called. */
export function listen<Held>(root: HTMLElement, on: () => Gestures<Held>): () => void {
  let press: Press<Held> | undefined;
  let swallow = false;
  const find = ({ target }: Event) => (target instanceof Element ? on().find(target) : undefined);
  const look = () => {
    if (press?.state !== "pressed") return;
    press.state = "peeking";
    on().peek?.(press.held);
  };
  const forget = () => {
    clearTimeout(press?.timer);
    if (press?.state === "peeking") on().peek?.(undefined);
    press = undefined;
  };
  const end = (event: PointerEvent, point: Point | undefined) => {
    if (press?.id !== event.pointerId) return;
    swallow = press.state !== "pressed";
    if (press.state === "dragged") on().drop(point, press.held, press.by);
    forget();
  };
  const listeners = {
    pointerdown(event: PointerEvent) {
      swallow = false;
      const { button, pointerId: id, pointerType } = event;
      const mayPeek = on().peek !== undefined;
      const held = press === undefined && (button === 0 || (button === 2 && mayPeek)) ? find(event) : undefined;
      if (held === undefined) return;
      const start = { x: event.clientX, y: event.clientY };
      const slack = on().slack ?? (pointerType === "touch" ? SLACK.touch : SLACK.mouse);
      const timer = mayPeek ? window.setTimeout(look, button === 2 ? 0 : HOLD_MS) : undefined;
      press = { id, held, start, slack, timer, by: { x: 0, y: 0 }, state: "pressed" };
    },
    pointermove(event: PointerEvent) {
      if (press?.id !== event.pointerId) return;
      const { held, start } = press;
      press.by = { x: event.clientX - start.x, y: event.clientY - start.y };
      const isFar = Math.hypot(press.by.x, press.by.y) > press.slack && event.buttons !== 2;
      // Whoever looks at something for a while may still drag it.
      if (press.state === "peeking" && isFar && on().mayLift?.(held)) {
        on().peek?.(undefined);
        press.state = "pressed";
      }
      if (press.state === "pressed" && isFar) {
        clearTimeout(press.timer);
        press.state = on().lift(held, start) ? "dragged" : "dead";
        if (press.state === "dragged") root.setPointerCapture(press.id);
      }
      if (press.state === "dragged") on().drag(press.by, held);
    },
    pointerup: (event: PointerEvent) => end(event, { x: event.clientX, y: event.clientY }),
    pointercancel: (event: PointerEvent) => end(event, undefined),
    // A drag or a peek ends with a click of the browser's own, which means nothing.
    click(event: MouseEvent) {
      if ((swallow && event.detail > 0) || (isSecondClick(event) && on().twice?.())) event.stopPropagation();
      swallow = false;
    },
    contextmenu(event: Event) {
      if (on().peek !== undefined && find(event) !== undefined) event.preventDefault();
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  const placeOf = (name: string): EventTarget => (ANYWHERE.includes(name) ? document : root);
  for (const [name, listener] of entries) placeOf(name).addEventListener(name, listener, name === "click");
  return () => {
    forget();
    for (const [name, listener] of entries) placeOf(name).removeEventListener(name, listener, name === "click");
  };
}
