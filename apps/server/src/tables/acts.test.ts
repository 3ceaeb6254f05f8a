import { must } from "@baize/kernel";
import { expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import {
  agree,
  asHost,
  beginDeal,
  fill,
  handOver,
  isBack,
  type Newcomer,
  rematch,
  sitDown,
  speak,
  standIn,
  swap,
  vacate,
} from "./acts.ts";
import { type Body, personAt, satThen, withPerson } from "./body.ts";
import { endDeal, seriesOf } from "./series.ts";

const OPEN: Body = {
  game: "bigtwo",
  options: "mis",
  kind: "match",
  clock: "none",
  level: "skilled",
  term: { kind: "deals", deals: 2 },
  opened: 0,
  phase: "waiting",
  host: null,
  seats: [{ kind: "open" }, { kind: "open" }, { kind: "open" }, { kind: "bot", level: "novice" }],
  deal: 0,
  first: 0,
  deals: [],
  said: [],
  code: null,
};

const someone = (name: string, seat?: number): Newcomer => ({
  name,
  face: 0,
  token: `hash of ${name}`,
  nonce: name,
  seat,
});
const two = must(sitDown(must(sitDown(OPEN, someone("Ada"))), someone("Bob")));
const code = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? "" : result.error?.code);

test("ON-P1 people take the first open seat or the one they choose; the first is the host", () => {
  expect([personAt(two, 0)?.name, personAt(two, 1)?.name, two.host]).toEqual(["Ada", "Bob", 0]);
  expect(personAt(must(sitDown(two, someone("Cleo", 3))), 3)?.name).toBe("Cleo");
  expect(code(sitDown(two, someone("Cleo", 1)))).toBe("seat-taken");
  expect(code(sitDown(two, someone("Cleo", 7)))).toBe("no-such-seat");
  const full = ["Cleo", "Dan"].reduce((body, name) => must(sitDown(body, someone(name))), two);
  // The last one takes the bot's seat; then every seat is taken.
  expect(personAt(full, 3)?.name).toBe("Dan");
  expect(code(sitDown(full, someone("Eve")))).toBe("table-full");
});

test("ON-P2 a name that is there already, or none, is refused", () => {
  expect(code(sitDown(two, someone("ada")))).toBe("name-taken");
  expect(code(sitDown(two, someone("\u200B")))).toBe("bad-name");
});

test("ON-H4 while the host is away whoever sits there may become the host, and nobody else by their word", () => {
  const away = withPerson(two, 0, { away: true });
  expect(must(handOver(away, 1, 1)).host).toBe(1);
  expect(code(handOver(away, 2, 1))).toBe("host-only");
  expect(code(asHost(away, 1))).toBe("host-only");
});

test("ON-P3 while a deal is played nobody sits down, moves or is dealt in", () => {
  const playing = must(beginDeal(two, 1));
  for (const result of [
    sitDown(playing, someone("Cleo")),
    fill(playing, 2, null),
    swap(playing, 0, 1),
    beginDeal(playing, 2),
  ]) {
    expect(code(result)).toBe("is-playing");
  }
});

test("ON-H1 only the host decides, until they hand over", () => {
  expect(asHost(two, 0).ok).toBe(true);
  expect(code(asHost(two, 1))).toBe("host-only");
  expect(must(handOver(two, 1, 0)).host).toBe(1);
  expect(code(handOver(two, 3, 0))).toBe("nobody-there");
  expect(code(handOver(two, 1, 1))).toBe("host-only");
  expect(must(fill(two, 2, "expert")).seats[2]).toEqual({ kind: "bot", level: "expert" });
  expect(must(fill(two, 3, null)).seats[3]).toEqual({ kind: "open" });
  expect(code(fill(two, 1, "expert"))).toBe("seat-taken");
  expect(code(fill(two, 4, "expert"))).toBe("no-such-seat");
  const swapped = must(swap(two, 0, 3));
  expect([swapped.host, personAt(swapped, 3)?.name, swapped.seats[0]?.kind]).toEqual([3, "Ada", "bot"]);
  expect(code(swap(two, 0, 9))).toBe("no-such-seat");
});

test("ON-H2 a host who leaves is followed by somebody who is there", () => {
  const three = must(sitDown(withPerson(two, 1, { away: true }), someone("Cleo")));
  const left = must(vacate(three, 0, 1));
  expect([left.host, left.seats[0]]).toEqual([2, { kind: "open" }]);
  expect(must(vacate(must(vacate(two, 0, 1)), 1, 1)).host).toBeNull();
  const playing = must(beginDeal(two, 1));
  expect(must(vacate(playing, 1, 1)).seats[1]).toEqual({ kind: "bot", level: "skilled" });
  expect(code(vacate(two, 2, 1))).toBe("nobody-there");
});

test("ON-S1 at the start bots take the open seats, and the nonces of the people are fixed", () => {
  const playing = must(beginDeal(two, 5));
  expect(playing.seats.map(({ kind }) => kind)).toEqual(["person", "person", "bot", "bot"]);
  expect(playing.seats[2]).toEqual({ kind: "bot", level: "skilled" });
  expect(playing.deals).toEqual([
    {
      nonces: ["Ada", "Bob"],
      names: ["Ada", "Bob", null, null],
      levels: [null, null, "skilled", "novice"],
      faces: ["cap", "band", "", ""],
      begun: 5,
      ended: null,
      scores: null,
    },
  ]);
  // In ascending order, whoever sits where.
  expect(must(beginDeal(must(swap(two, 0, 1)), 5)).deals[0]).toMatchObject({
    nonces: ["Ada", "Bob"],
    names: ["Bob", "Ada", null, null],
  });
  expect(code(beginDeal(OPEN, 1))).toBe("nobody-sits");
});

test("ON-P5 whoever comes with a face that is there already has the next that is free, and keeps it", () => {
  const faces = (body: Body) => body.seats.map((sitter) => (sitter.kind === "person" ? sitter.face : null));
  const late = must(sitDown(two, { ...someone("Cleo"), face: 99 }));
  const all = must(sitDown(late, { ...someone("Dan"), face: 3 }));
  expect(faces(all)).toEqual([0, 1, 3, 2]);
  expect(faces(must(swap(all, 0, 1)))).toEqual([1, 0, 3, 2]);
});

test("ON-S4 points go with people who change places between deals", () => {
  const once = endDeal(must(beginDeal(two, 1)), [3, -1, 5, -7], 2);
  const moved = must(swap(must(swap(once, 0, 2)), 2, 3));
  expect([moved.seats.map(({ kind }) => kind), personAt(moved, 3)?.name]).toEqual([
    ["bot", "person", "bot", "person"],
    "Ada",
  ]);
  expect(seriesOf(moved).totals).toEqual([5, -1, -7, 3]);
  expect(seriesOf(endDeal(must(beginDeal(moved, 3)), [1, 1, 1, -3], 4)).totals).toEqual([6, 0, -6, 0]);
});

test("ON-M2 who had which seat in a former deal is known when people have changed places, left, or sat down where others were", () => {
  const once = endDeal(must(beginDeal(two, 1)), [3, -1, -1, -1], 2);
  /** The seats that each of those who sit there now had in the first deal. */
  const then = (body: Body) =>
    body.seats.map((_, seat) => [0, 1, 2, 3].filter((former) => satThen(body, seat, { deal: 1, seat: former })));
  expect(then(once)).toEqual([[0], [1], [], []]);
  expect(then(must(swap(once, 0, 1)))).toEqual([[1], [0], [], []]);
  expect(then(must(swap(must(swap(once, 0, 2)), 1, 2)))).toEqual([[], [0], [1], []]);
  const left = must(vacate(once, 0, 3));
  expect(then(must(sitDown(left, someone("Cleo", 0))))).toEqual([[], [1], [], []]);
  // Another of the same name elsewhere is another.
  expect(then(must(sitDown(left, someone("Ada", 3))))).toEqual([[], [1], [], []]);
  expect(satThen(once, 0, { deal: 2, seat: 0 })).toBe(false);
});

test("ON-S2 a series adds up its deals, ends, and a rematch begins another", () => {
  const once = endDeal(must(beginDeal(two, 1)), [3, -1, -1, -1], 2);
  expect([once.phase, seriesOf(once).totals]).toEqual(["between", [3, -1, -1, -1]]);
  expect(code(rematch(once))).toBe("series-not-over");
  const over = endDeal(must(beginDeal(once, 3)), [-4, 6, -1, -1], 4);
  expect([over.phase, seriesOf(over).totals]).toEqual(["over", [-1, 5, -2, -2]]);
  expect(code(beginDeal(over, 5))).toBe("series-over");
  const again = must(beginDeal(must(rematch(over)), 6));
  expect([again.deal, again.phase, seriesOf(again).totals]).toEqual([3, "playing", [0, 0, 0, 0]]);
});

test("ON-S2 a series to so many points ends with the deal that brings somebody there, above or below", () => {
  const to = { ...two, term: { kind: "points", points: 7 } } as const;
  const once = endDeal(must(beginDeal(to, 1)), [6, -2, -2, -2], 2);
  expect(once.phase).toBe("between");
  for (const [scores, phase] of [
    [[1, 1, -1, -1], "over"],
    [[-3, -5, 4, 4], "over"],
    [[-6, -4, 5, 5], "between"],
  ] as const)
    expect([scores, endDeal(must(beginDeal(once, 3)), scores, 4).phase]).toEqual([scores, phase]);
});

test("ON-S3 a table has so many deals", () => {
  expect(code(beginDeal({ ...two, deal: LIMITS.deals }, 1))).toBe("no-deals-left");
});

test("ON-A3 a bot stands in for somebody who is away, until they are back", () => {
  expect(code(standIn(two, 1, 0))).toBe("not-away");
  expect(code(standIn(two, 3, 0))).toBe("nobody-there");
  // Who asks is there.
  expect(code(standIn(withPerson(two, 0, { away: true }), 0, 0))).toBe("not-away");
  const away = must(standIn(withPerson(two, 1, { away: true, missed: 1 }), 1, 0));
  expect(personAt(away, 1)).toMatchObject({ standIn: true });
  expect(personAt(isBack(away, 1), 1)).toMatchObject({ standIn: false, away: false, missed: 0 });
});

test("ON-E4 the last phrases are remembered", () => {
  let body = two;
  for (let n = 0; n < 30; n++) body = speak(body, 0, "hello", n);
  expect([body.said.length, body.said.at(-1)?.at]).toEqual([LIMITS.phrases, 29]);
});

test("ON-D1 a code goes with whoever asked for it: nobody who sits there later loses the seat to it", () => {
  const given = { ...two, code: { hash: "h", seat: 1, until: 1e6, tries: 0 } };
  expect(must(vacate(given, 1, 0)).code).toBeNull();
  expect(must(swap(given, 1, 2)).code).toBeNull();
  expect(must(swap(given, 0, 2)).code).toEqual(given.code);
  const empty = { ...must(vacate(two, 1, 0)), code: given.code };
  expect(must(sitDown(empty, someone("Cleo", 1))).code).toBeNull();
  expect(must(vacate(given, 0, 0)).code).toEqual(given.code);
});

test("ON-H3 before the first deal another way of playing is agreed on; bots that wait are of the new level, others stay as they are", () => {
  const mixed = {
    ...two,
    level: "novice",
    seats: [...two.seats.slice(0, 2), { kind: "bot", level: "expert" }, { kind: "bot", level: "novice" }],
  } as Body;
  const other = must(agree(mixed, { level: "skilled", clock: 15 }));
  expect([other.level, other.clock, other.options, other.term]).toEqual(["skilled", 15, two.options, two.term]);
  expect(other.seats.slice(2)).toEqual([
    { kind: "bot", level: "expert" },
    { kind: "bot", level: "skilled" },
  ]);
  expect(code(agree(must(beginDeal(two, 5)), { clock: 15 }))).toBe("has-begun");
});
