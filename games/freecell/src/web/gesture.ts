/** Pointers on the table: a press becomes a drag, a peek or a click. */

import type { Point } from "./layout.ts";

/** So far a finger or a mouse may wander before a press is a drag, in px. */
const SLACK = { mouse: 4, touch: 9 };
/** So long a press lasts before it is a look at a buried card, in ms. */
const HOLD_MS = 350;

/** What a table does with a press; `Held` is what it finds under the pointer. */
export interface Gestures<Held> {
  /** What is under the pointer; undefined when nothing can be pressed there. */
  find(target: EventTarget | null): Held | undefined;
  /** Whether this could be dragged. */
  mayLift(held: Held): boolean;
  /** The press has become a drag; false when this cannot be dragged. */
  lift(held: Held, start: Point): boolean;
  drag(by: Point): void;
  /** The drag ends at a point, or nowhere when it is broken off. */
  drop(point: Point | undefined): void;
  peek(held: Held | undefined): void;
  /** The second of two quick clicks, wherever it falls; true when nothing else shall come of it. */
  twice(): boolean;
}

interface Press<Held> {
  readonly id: number;
  readonly held: Held;
  readonly start: Point;
  readonly slack: number;
  readonly timer: number;
  state: "pressed" | "dragged" | "peeking" | "dead";
}

/** Listens on an element; gives a function that stops listening. */
export function listen<Held>(root: HTMLElement, on: Gestures<Held>): () => void {
  let press: Press<Held> | undefined;
  let swallow = false;
  const end = () => {
    if (press === undefined) return;
    clearTimeout(press.timer);
    if (press.state === "peeking") on.peek(undefined);
    press = undefined;
  };
  const listeners = {
    pointerdown(event: PointerEvent) {
      swallow = false;
      if (press !== undefined || event.button > 2 || event.button === 1) return;
      const held = on.find(event.target);
      if (held === undefined) return;
      const start = { x: event.clientX, y: event.clientY };
      const look = () => {
        if (press?.state !== "pressed") return;
        press.state = "peeking";
        on.peek(press.held);
      };
      const timer = window.setTimeout(look, event.button === 2 ? 0 : HOLD_MS);
      const slack = event.pointerType === "touch" ? SLACK.touch : SLACK.mouse;
      press = { id: event.pointerId, held, start, slack, timer, state: "pressed" };
    },
    pointermove(event: PointerEvent) {
      if (press?.id !== event.pointerId) return;
      const by = { x: event.clientX - press.start.x, y: event.clientY - press.start.y };
      const isFar = Math.hypot(by.x, by.y) > press.slack && event.buttons !== 2;
      // Whoever looks at a card for a while may still drag it.
      if (press.state === "peeking" && isFar && on.mayLift(press.held)) {
        on.peek(undefined);
        press.state = "pressed";
      }
      if (press.state === "pressed" && isFar) {
        clearTimeout(press.timer);
        press.state = on.lift(press.held, press.start) ? "dragged" : "dead";
        if (press.state === "dragged") root.setPointerCapture(press.id);
      }
      if (press.state === "dragged") on.drag(by);
    },
    pointerup(event: PointerEvent) {
      if (press?.id !== event.pointerId) return;
      swallow = press.state !== "pressed";
      if (press.state === "dragged") on.drop({ x: event.clientX, y: event.clientY });
      end();
    },
    pointercancel(event: PointerEvent) {
      if (press?.id !== event.pointerId) return;
      if (press.state === "dragged") on.drop(undefined);
      end();
    },
    // A drag or a peek ends with a click of the browser's own, which means nothing.
    click(event: MouseEvent) {
      if ((swallow && event.detail > 0) || (event.detail === 2 && on.twice())) event.stopPropagation();
      swallow = false;
    },
    contextmenu(event: Event) {
      if (on.find(event.target) !== undefined) event.preventDefault();
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) root.addEventListener(name, listener, name === "click");
  return () => {
    end();
    for (const [name, listener] of entries) root.removeEventListener(name, listener, name === "click");
  };
}
