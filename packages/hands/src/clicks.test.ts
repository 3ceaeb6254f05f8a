import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Clicks, WAIT_MS } from "./clicks.ts";

describe("clicks and double clicks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Clicks on a card that a click takes to a column, and a double click home. */
  function clicked() {
    const clicks = new Clicks();
    const played: string[] = [];
    const play = (text: string) => () => {
      played.push(text);
      clicks.played();
    };
    clicks.begin();
    clicks.wait("card-0", play("column"), play("home"));
    return { clicks, played };
  }

  test("HA-C3 a double click means something else, and nothing was played before it", () => {
    const { clicks, played } = clicked();
    expect(clicks.twice()).toBe(true);
    vi.runAllTimers();
    expect(played).toEqual(["home"]);
  });

  test("HA-C3 HA-C2 a single click waits a moment and then plays; a second one that comes later does nothing more", () => {
    const { clicks, played } = clicked();
    vi.advanceTimersByTime(WAIT_MS - 1);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(["column"]);
    expect(clicks.twice()).toBe(true);
    expect(played).toEqual(["column"]);
  });

  test("HA-C3 whatever else is clicked, what waits is played first, once", () => {
    const { clicks, played } = clicked();
    clicks.begin();
    vi.runAllTimers();
    expect(played).toEqual(["column"]);
  });

  test("HA-C2 where the first click plays at once the second does nothing more; where it plays nothing, the second counts", () => {
    const clicks = new Clicks();
    clicks.begin();
    clicks.played();
    expect(clicks.twice()).toBe(true);
    clicks.begin();
    expect(clicks.twice()).toBe(false);
  });

  test("HA-C3 a table that is left plays nothing any more", () => {
    const { clicks, played } = clicked();
    clicks.forget();
    vi.runAllTimers();
    expect(played).toEqual([]);
  });
});
