import { expect, test, vi } from "vitest";
import type { OnlineProps } from "./seat-list.tsx";

// The page asks where it is as soon as it is loaded.
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("history", { state: null });
vi.stubGlobal("addEventListener", () => {});
const { absent, watching } = await import("./said.tsx");

const asked: unknown[] = [];
const line = {
  act: (name: string, body: object) => {
    asked.push([name, body]);
    return Promise.resolve({ ok: true });
  },
};

/** A table without a clock, as the seat sees it whose turn it is not. */
const at = (you: number | null, sitter: object, due: number | null = null): OnlineProps =>
  ({ line, table: { you, host: 0, turn: 1, due, seats: [{}, { kind: "person", name: "Ben", ...sitter }] } }) as never;

test("WB-N5 ON-A3 where everybody waits for somebody who is away, and no clock counts, the host alone is asked whether a bot shall play", () => {
  const said = absent(at(0, { away: true }));
  expect(said?.says).toBe("Ben is away.");
  said?.acts[0]?.press();
  expect(asked).toEqual([["replace", { seat: 1 }]]);
  const others = [
    at(1, { away: true }),
    at(null, { away: true }),
    at(0, { away: false }),
    at(0, { away: true, level: "classic" }),
    at(0, { away: true }, 1),
  ];
  expect(others.map(absent)).toEqual(others.map(() => undefined));
});

test("WB-N3 WB-N6 whoever comes without a seat is told that they watch, with the way to a seat of their own, and soon no more", () => {
  let opened = 0;
  const said = watching(at(null, {}), true, () => (opened += 1));
  said?.acts[0]?.press();
  expect([said?.says, opened]).toEqual(["You are watching.", 1]);
  expect([watching(at(null, {}), false, () => {}), watching(at(0, {}), true, () => {})]).toEqual([
    undefined,
    undefined,
  ]);
});
