/** Pointers on the board: a press on a peg becomes a drag or stays a click. */

import type { Point } from "./layout.ts";

/** So far a finger or a mouse may wander before a press is a drag, in px. */
const SLACK = { mouse: 4, touch: 9 } as const;

/** What a table does with a press; `Held` is what it finds under the pointer. */
export interface Gestures<Held> {
  find(target: EventTarget | null): Held | undefined;
  /** The press has become a drag; false when this cannot be dragged. */
  lift(held: Held): boolean;
  drag(by: Point): void;
  /** The drag ends at a point of the page, or nowhere when it is broken off. */
  drop(point: Point | undefined): void;
}

/** Listens on an element; gives a function that stops listening. */
export function listen<Held>(root: HTMLElement, on: Gestures<Held>): () => void {
  let press: { id: number; held: Held; start: Point; slack: number; state: "pressed" | "dragged" | "dead" } | undefined;
  let swallow = false;
  const end = (event: PointerEvent, point: Point | undefined) => {
    if (press?.id !== event.pointerId) return;
    swallow = press.state !== "pressed";
    if (press.state === "dragged") on.drop(point);
    press = undefined;
  };
  const listeners = {
    pointerdown(event: PointerEvent) {
      swallow = false;
      const held = event.button === 0 && press === undefined ? on.find(event.target) : undefined;
      if (held === undefined) return;
      const slack = event.pointerType === "touch" ? SLACK.touch : SLACK.mouse;
      press = { id: event.pointerId, held, start: { x: event.clientX, y: event.clientY }, slack, state: "pressed" };
    },
    pointermove(event: PointerEvent) {
      if (press?.id !== event.pointerId) return;
      const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
      if (press.state === "pressed" && Math.hypot(by.x, by.y) > press.slack) {
        press.state = on.lift(press.held) ? "dragged" : "dead";
        if (press.state === "dragged") root.setPointerCapture(press.id);
      }
      if (press.state === "dragged") on.drag(by);
    },
    pointerup: (event: PointerEvent) => end(event, { x: event.clientX, y: event.clientY }),
    pointercancel: (event: PointerEvent) => end(event, undefined),
    // A drag ends with a click of the browser's own, which means nothing.
    click(event: MouseEvent) {
      if (swallow && event.detail > 0) event.stopPropagation();
      swallow = false;
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) root.addEventListener(name, listener, name === "click");
  return () => {
    for (const [name, listener] of entries) root.removeEventListener(name, listener, name === "click");
  };
}
