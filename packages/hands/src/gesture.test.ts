import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Gestures, isSecondClick, listen } from "./gesture.ts";

/** As much of an element as gestures need. */
class Sheet extends EventTarget {
  setPointerCapture(): void {}
}

let root: Sheet;
let heard: string[];
let stop: () => void;

/** A table on which one thing can be pressed; it writes down what is asked of it. */
function watch(more: Partial<Gestures<string>> = {}): void {
  const gestures: Gestures<string> = {
    find: () => "card",
    lift: (held) => heard.push(`lift ${held}`) > 0,
    drag: ({ x, y }) => void heard.push(`drag ${x} ${y}`),
    drop: (point) => void heard.push(point === undefined ? "broken off" : `drop ${point.x} ${point.y}`),
    ...more,
  };
  stop = listen(root as unknown as HTMLElement, () => gestures);
}

const peek: Pick<Gestures<string>, "peek"> = { peek: (held) => void heard.push(`peek ${held ?? "no more"}`) };

/** Something a pointer does; whether it came through to the table's own buttons. */
function does(type: string, more: object = {}): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const facts = {
    button: 0,
    buttons: 1,
    pointerId: 1,
    pointerType: "mouse",
    clientX: 0,
    clientY: 0,
    detail: 1,
    ...more,
  };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
  const elsewhere = ["pointermove", "pointerup", "pointercancel"].includes(type);
  (elsewhere ? document : root).dispatchEvent(event);
  return !event.cancelBubble;
}
const at = (clientX: number, clientY = 0) => ({ clientX, clientY });

beforeEach(() => {
  vi.useFakeTimers();
  root = new Sheet();
  heard = [];
  vi.stubGlobal("Element", Sheet);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("drags", () => {
  test.each([
    ["mouse", undefined, 4],
    ["touch", undefined, 9],
    ["mouse", 20, 20],
  ])("HA-G1 with a %s and a slack of %s, more than %i px are a drag", (pointerType, slack, px) => {
    watch(slack === undefined ? {} : { slack });
    does("pointerdown", { pointerType });
    does("pointermove", at(px));
    expect(heard).toEqual([]);
    does("pointermove", at(px + 1, 3));
    does("pointermove", at(px + 2, 4));
    does("pointerup", at(px + 2, 4));
    expect(heard).toEqual(["lift card", `drag ${px + 1} 3`, `drag ${px + 2} 4`, `drop ${px + 2} 4`]);
  });

  test("HA-G1 what the browser breaks off is dropped nowhere, and another pointer is not heard", () => {
    watch();
    does("pointerdown");
    does("pointermove", { ...at(50), pointerId: 2 });
    does("pointermove", at(50));
    does("pointercancel");
    expect(heard).toEqual(["lift card", "drag 50 0", "broken off"]);
  });
});

describe("looks", () => {
  test("HA-G2 a press that lasts is a look, which ends with it", () => {
    watch(peek);
    does("pointerdown");
    vi.advanceTimersByTime(349);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    does("pointerup");
    expect(heard).toEqual(["peek card", "peek no more"]);
  });

  test("HA-G2 it may still become a drag; the right button looks at once", () => {
    watch({ ...peek, mayLift: () => true });
    does("pointerdown");
    vi.advanceTimersByTime(350);
    does("pointermove", at(50));
    does("pointerup", at(50));
    expect(heard).toEqual(["peek card", "peek no more", "lift card", "drag 50 0", "drop 50 0"]);
    heard = [];
    does("pointerdown", { button: 2, buttons: 2 });
    vi.advanceTimersByTime(0);
    expect(heard).toEqual(["peek card"]);
  });

  test("HA-G3 the click that ends a drag or a look means nothing, the next one does", () => {
    watch(peek);
    does("pointerdown");
    does("pointermove", at(50));
    does("pointerup", at(50));
    expect([does("click"), does("click")]).toEqual([false, true]);
    does("pointerdown");
    vi.advanceTimersByTime(350);
    does("pointerup");
    expect(does("click")).toBe(false);
  });
});

describe("double clicks", () => {
  test("HA-C1 every second click of those in a row, and none without a pointer", () => {
    watch();
    expect([0, 1, 2, 3, 4, 5].map((detail) => isSecondClick({ detail }))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test("HA-C2 a second click that has nothing more to do does not come through", () => {
    let hasPlayed = true;
    watch({ twice: () => hasPlayed });
    expect([1, 2, 3, 4, 0].map((detail) => does("click", { detail }))).toEqual([true, false, true, false, true]);
    hasPlayed = false;
    expect(does("click", { detail: 2 })).toBe(true);
  });
});
