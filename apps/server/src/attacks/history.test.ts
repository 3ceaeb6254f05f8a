/** The model of a table notices each promise about moves that is broken: a true history, spoiled in one place. */

import { expect, test } from "vitest";
import { broken } from "./history.fixture.ts";
import { chasesIn, RACES, type RaceCount, racesIn } from "./history-moves.fixture.ts";
import type { Attempt, History, Truth } from "./history-recorded.fixture.ts";
import { attempt, history, logged, plies, row, truth } from "./history-spoiled.fixture.ts";

test("ON-K7 a true history breaks no promise", () => {
  expect(broken(history, [truth])).toEqual([]);
});

/** The plies at which each kind of race was first run. */
const [COPIES, TWO_KEYS, ONE_KEY, RIVALS, SEATS] = RACES.map((_, n) => n) as [number, number, number, number, number];
const acknowledged = { outcome: "acknowledged", refusal: undefined } as const;
const refused = (refusal: string) => ({ outcome: "refused", refusal }) as const;
const right = history.attempts.find(({ ply }) => ply === RIVALS)?.move ?? "";

test.each<[string, RegExp, History, Truth?]>([
  ["a move that is not there", /lost 1\/3/, attempt(3, "winner", { move: "2S" })],
  ["one in another's name", /lost 1\/3/, attempt(3, "winner", { seat: 9 })],
  ["one that was refused and is there", /refused and played/, attempt(3, "winner", refused("409 stale-ply"))],
  ["one that nobody sent", /nobody sent/, { ...history, attempts: history.attempts.slice(2) }],
  ["one that is there twice", /twice/, history, logged((_, n) => (n === 5 || n === 1 ? { key: "k1", seat: 1 } : {}))],
  ["two moves that won one ply", /two won 1\/3/, attempt(RIVALS, "rival", acknowledged)],
  ["two keys that won one ply", /two won 1\/1/, attempt(TWO_KEYS, "rival", acknowledged)],
  ["two moves that won by one key", /two won 1\/2/, attempt(ONE_KEY, "rival", acknowledged)],
  ["two seats that won one ply", /two won 1\/4/, attempt(SEATS, "rival", acknowledged)],
  ["a race that nobody won", /nobody won 1\/3/, attempt(RIVALS, "winner", refused("409 stale-ply"))],
  ["a copy that is refused", /for nothing 1\/0 .*stale-ply/, attempt(COPIES, "rival", refused("409 stale-ply"))],
  ["a copy whose key is refused", /for nothing 1\/0 .*key-used/, attempt(COPIES, "rival", refused("409 key-used"))],
  ["a new key that is called used", /for nothing 1\/3 .*key-used/, attempt(RIVALS, "rival", refused("409 key-used"))],
  ["a ply to come that is called stale", /for nothing 1\/900/, attempt(RIVALS, "rival", { ply: 900 })],
  [
    "a right move that is called wrong",
    /for nothing 1\/3/,
    attempt(RIVALS, "rival", { move: right, ...refused("422 not-your-turn") }),
  ],
  ["a refusal for another reason", /for nothing 1\/4/, attempt(SEATS, "rival", refused("422 game-over"))],
  ["a turn that is called stale and is not", /for nothing 1\/4/, attempt(SEATS, "rival", refused("409 not-your-turn"))],
  ["an end that is none", /for nothing 1\/4/, attempt(SEATS, "rival", refused("422 not-playing"))],
  ["a failure", /for nothing 1\/3 .*500/, attempt(RIVALS, "rival", refused("500 failed"))],
  ["another order than was seen", /out of order/, attempt(11, "winner", { begun: 0, ended: 1 })],
  ["a ply that is missing", /no ply/, history, logged(({ ply }) => ({ ply: ply > 6 ? ply + 1 : ply }))],
  ["a ply that was written too early", /written as 4/, history, row(6, () => ({ seq: 4 }))],
  ["a move out of turn", /out of turn/, history, row(6, ({ seat }) => ({ seat: (seat + 1) % 4 }))],
  ["a move against the rules", /against the rules 1\/6/, history, row(6, () => ({ move: "2S 3H" }))],
  ["a clock that lost", /a clock lost/, history, row(6, () => ({ why: "bot" }))],
  ["time that went back", /time went back/, history, row(6, () => ({ at: "1970-01-01T00:00:00Z" }))],
])("ON-K7 it notices %s", (_, expected, spoiled, log = truth) => {
  expect(broken(spoiled, [log]).join("\n")).toMatch(expected);
});

test("ON-K7 it lets a copy be refused that comes when a later deal is told, and a race be won by a clock", () => {
  const late = attempt(COPIES, "rival", refused("409 stale-ply"));
  const told = late.sights.map((each) =>
    each.answers?.outcome === "refused" ? { ...each, told: { ...each.told, deal: 2 } } : each,
  );
  expect(broken(late, [truth]).join("\n")).toMatch("for nothing 1/0");
  expect(broken({ ...late, sights: told }, [truth]).join("\n")).not.toMatch("for nothing 1/0");
  // When a deal is over the table refuses, whatever the rules would say.
  const after = attempt(SEATS, "rival", { ply: plies, ...refused("422 not-playing") });
  expect(broken(after, [truth]).join("\n")).not.toMatch("for nothing");
  const lost = attempt(RIVALS, "winner", refused("409 stale-ply"));
  const byClock = row(RIVALS, () => ({ why: "bot", key: null }));
  expect(broken(lost, [byClock]).join("\n")).not.toMatch(/nobody won|for nothing/);
});

/** The races of the history, in all, where every rival is changed. */
function raced(change: Partial<Attempt>, processes = 2): RaceCount {
  const attempts = history.attempts.map((each) => ({ ...each, ...(each.by === "two" && change) }));
  const counts = Object.values(racesIn(attempts, processes));
  const sum = (of: keyof RaceCount) => counts.reduce((all, count) => all + count[of], 0);
  return { overlapped: sum("overlapped"), turned: sum("turned"), struck: sum("struck") };
}

const lost = history.attempts.filter(({ outcome }) => outcome === "refused").length;
const all = { overlapped: plies, turned: 0, struck: 0 };
test.each<[string, Partial<Attempt>, RaceCount, number?]>([
  ["that overlapped", {}, all],
  ["whose rival was sent first", { begun: 0, sent: 0 }, { ...all, turned: lost, struck: 0 }],
  ["at one process, where there are two", { by: "one" }, { ...all, overlapped: 0 }],
  ["at one process, where there is one", { by: "one" }, all, 1],
  ["in which one got no answer", { outcome: "unknown" }, { ...all, overlapped: 0 }],
  ["in which one was sent later", { begun: 9e9, sent: 9e9 }, { ...all, overlapped: 0 }],
  ["in which one was sent again", { sent: 9e9 }, { ...all, overlapped: 0, struck: plies }],
])("ON-K7 races are counted %s", (_, change, counted, processes) => {
  expect(raced(change, processes)).toEqual(counted);
});

test("ON-K7 moves are counted that are sent as soon as the one before is acknowledged, elsewhere", () => {
  const { attempts } = history;
  const won = attempts.filter(({ by }) => by === "one");
  const next = won.slice(1).map((each, n) => ({
    ...each,
    begun: won[n]!.ended + 1,
    sent: won[n]!.ended + 1,
    by: "two",
    outcome: "refused" as const,
  }));
  const chasing = (change: Partial<Attempt>, processes = 2) =>
    chasesIn([...won, ...next.map((each) => ({ ...each, ...change }))], processes);
  expect(chasing({})).toBe(plies - 1);
  expect(chasing({ by: "one" })).toBe(0);
  expect(chasing({ by: "one" }, 1)).toBe(plies - 1);
  expect(chasing({ outcome: "unknown" })).toBe(0);
  expect(chasing({ begun: 0 })).toBe(0);
  expect(chasesIn(attempts, 2)).toBe(0);
});

test("ON-K7 each way to race is told apart", () => {
  const counts = racesIn(history.attempts, 2);
  for (const [n, kind] of RACES.entries()) {
    expect([kind, counts[kind].overlapped]).toEqual([kind, Math.ceil((plies - n) / RACES.length)]);
  }
});
