import { describe, expect, test } from "vitest";
import { Race } from "./race.ts";

/** Runs a race of choice 0 against rivals: a rival's lead in each world, by its number. */
function race(worlds: number, leads: Readonly<Record<number, (world: number) => number>>): Race {
  const all = new Race(0, Object.keys(leads).map(Number));
  for (let world = 0; world < worlds; world++) all.run((choice) => 5 + (leads[choice]?.(world) ?? 0));
  return all;
}

/** A lead of so many points on average, so unsteady that it is so many standard errors after n worlds (n even). */
const lead = (points: number, errors: number, n: number) => (world: number) =>
  points + (world % 2 === 0 ? 1 : -1) * (points / errors) * Math.sqrt(n - 1);

describe("race", () => {
  test("BT-LN8 a rival that is clearly ahead wins, the one with the greater lead of two", () => {
    expect(race(64, { 3: lead(1, 2.1, 64) }).leader()).toBe(3);
    expect(race(64, { 1: () => 0.5, 2: () => 1, 3: () => -1 }).leader()).toBe(2);
  });

  test("BT-LN8 a lead that may be chance, is too small or was seen in too few worlds changes nothing", () => {
    expect(race(64, { 3: lead(1, 1.9, 64) }).leader()).toBeUndefined();
    expect(race(64, { 3: () => 0.25 }).leader()).toBeUndefined();
    expect(race(15, { 3: () => 4 }).leader()).toBeUndefined();
  });

  test("BT-LN8 it is open while a rival may yet lead clearly, until half of all worlds are seen or all", () => {
    expect(race(15, { 3: () => -1 }).isOpen).toBe(true);
    expect(race(16, { 3: () => -1 }).isOpen).toBe(false);
    expect(race(16, { 3: () => 0 }).isOpen).toBe(false);
    expect([-0.6, -0.8].map((errors) => race(16, { 3: lead(-1, errors, 16) }).isOpen)).toEqual([true, false]);
    expect([0.5, 0.4].map((errors) => race(64, { 3: lead(1, errors, 64) }).isOpen)).toEqual([true, false]);
    expect([1.9, 2.1].map((errors) => race(64, { 3: lead(1, errors, 64) }).isOpen)).toEqual([true, false]);
    expect([127, 128].map((worlds) => race(worlds, { 3: lead(1, 1.5, 128) }).isOpen)).toEqual([true, false]);
  });

  test("BT-LN8 fewer and fewer rivals go on, the best of them", () => {
    const asked: number[][] = [];
    const all = new Race(0, [1, 2, 3, 4]);
    for (let world = 0; world < 65; world++) {
      asked[world] = [];
      all.run((choice) => {
        asked[world]?.push(choice);
        return choice * 0.1 + (world % 2 === 0 ? choice : -choice);
      });
    }
    expect([0, 16, 32, 64].map((world) => asked[world])).toEqual([
      [0, 1, 2, 3, 4],
      [0, 4, 3, 2],
      [0, 4, 3],
      [0, 4],
    ]);
  });
});
