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
    expect(race(64, { 3: lead(1, 2.1, 64) }).winner()).toBe(3);
    expect(race(64, { 1: () => 0.5, 2: () => 1, 3: () => -1 }).winner()).toBe(2);
  });

  test("BT-LN8 a lead that may be chance, is too small or was seen in too few worlds changes nothing", () => {
    expect(race(64, { 3: lead(1, 1.9, 64) }).winner()).toBeUndefined();
    expect(race(64, { 3: () => 0.25 }).winner()).toBeUndefined();
    expect(race(15, { 3: () => 4 }).winner()).toBeUndefined();
  });

  test("BT-LN8 it is open while a rival is not behind, and after a look while one may yet win", () => {
    expect(race(15, { 3: () => -1 }).isOpen).toBe(true);
    expect(race(16, { 3: () => -1 }).isOpen).toBe(false);
    expect(race(16, { 3: lead(-1, -0.4, 16) }).isOpen).toBe(true);
    expect(race(16, { 3: () => 0 }).isOpen).toBe(false);
    const [unclear, hopeless] = [race(64, { 3: lead(1, 1, 64) }), race(64, { 3: lead(1, 0.4, 64) })];
    for (const one of [unclear, hopeless]) one.dropHopeless();
    expect([unclear.isOpen, hopeless.isOpen]).toEqual([true, false]);
  });
});
