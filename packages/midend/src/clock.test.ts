import { expect, test } from "vitest";
import { Clock, timeText } from "./clock.ts";

test("MD-C1 the clock goes on from what was played, runs while somebody plays, and stands still otherwise", () => {
  let now = 1000;
  const clock = new Clock(500, () => now);
  now += 100;
  expect(clock.elapsed).toBe(500);
  clock.run();
  now += 100;
  clock.run();
  now += 100;
  expect(clock.elapsed).toBe(700);
  clock.stop();
  now += 100;
  clock.stop();
  expect(clock.elapsed).toBe(700);
  clock.run();
  now += 50;
  expect(clock.elapsed).toBe(750);
});

test("MD-C3 it is set to another time, running or not", () => {
  let now = 0;
  const clock = new Clock(500, () => now);
  clock.reset(20);
  expect(clock.elapsed).toBe(20);
  clock.run();
  now += 100;
  clock.reset(0);
  now += 30;
  expect(clock.elapsed).toBe(30);
});

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [402_300, "6:42"],
  [4_002_000, "1:06:42"],
])("MD-C2 %i ms are written %s", (ms, text) => {
  expect(timeText(ms)).toBe(text);
});
