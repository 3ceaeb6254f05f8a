/** Races without a server: whoever is to hear of what, and when they end. */

import { GAMES } from "@baize/games";
import { must, type Seat, type Viewer } from "@baize/kernel";
import { expect, test } from "vitest";
import { LIMITS } from "../guards/limits.ts";
import { winning } from "../testing/winning.fixture.ts";
import { beginDeal, fill, isBack, rematch, sitDown, standIn, vacate } from "./acts.ts";
import type { Body } from "./body.ts";
import { Live } from "./live.ts";
import { finishOf } from "./race.ts";
import { shownRecord } from "./shown.ts";
import { toldWithMoves } from "./told.ts";

const tableOf = (live: Live, viewer: Viewer): unknown => JSON.parse(toldWithMoves(live, viewer));

const SEATS = 3;
const START = 1000;
const SHOWN = START + LIMITS.race.countdown;
const [ADA, BOB] = [0 as Seat, 1 as Seat];

const waiting = (game: string, people = 2): Body => {
  let body: Body = {
    ...{
      game,
      options: "",
      kind: "race",
      clock: "none",
      level: "",
      term: { kind: "open" },
      opened: 0,
      phase: "waiting",
    },
    ...{ host: null, seats: Array.from({ length: SEATS }, () => ({ kind: "open" })), deal: 0, first: 0, deals: [] },
    ...{ said: [], code: null },
  };
  for (let n = 0; n < people; n++) {
    body = must(sitDown(body, { name: `P${n}`, face: 0, token: "", nonce: `${n}`.repeat(32) }));
  }
  return body;
};

/** A race whose deal is shown. */
async function race(id: string, people = 2): Promise<Live> {
  const entry = GAMES.find((each) => each.id === id)!;
  const game = await entry.rules();
  const body = { ...waiting(id, people), options: game.options.format(game.options.standard) };
  const found = { seq: 4, due: null, root: "7".repeat(64), body, moves: [] };
  const starting = Live.open("abc", game, found).changed(must(beginDeal(body, START)), START);
  expect([starting.body.phase, starting.due, starting.view(ADA)]).toEqual(["starting", SHOWN, undefined]);
  expect(tableOf(starting, ADA)).toMatchObject({ view: null, turn: null, race: { begun: null, dealt: null } });
  const shown = must(starting.doDue(undefined, SHOWN));
  expect([shown.body.phase, shown.due, shown.body.deals[0]?.begun]).toEqual(["playing", null, SHOWN]);
  return shown;
}

const turn = (live: Live, seat: Seat, move: string, follow: readonly string[] = [], now = SHOWN + 500): Live =>
  must(live.raced(seat, { kind: "turn", move, follow }, null, now));

const code = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? "" : result.error?.code);

test.each(["freecell", "pegs"])("ON-C2 ON-C3 ON-C5 ON-C6 a race of %s is won by whoever is first", async (id) => {
  let live = await race(id);
  const line = await winning(live.body.game, live.plainDeal(1));
  const [first = "", second = "", ...rest] = line;
  const start = live.matches[0]!.save();
  // Each plays at a table of their own: a turn with what follows it, taken back and made again.
  live = turn(live, BOB, first);
  expect([live.plyOf(ADA), live.plyOf(BOB), live.matches[0]!.save()]).toEqual([0, 1, start]);
  live = turn(live, ADA, first, [second]);
  live = must(live.raced(ADA, { kind: "undo" }, null, SHOWN + 600));
  expect([live.plyOf(ADA), live.matches[0]!.ply]).toEqual([3, 0]);
  expect(code(live.raced(ADA, { kind: "undo" }, null, SHOWN))).toBe("nothing-to-undo");
  live = must(live.raced(ADA, { kind: "redo" }, null, SHOWN + 700));
  expect([live.plyOf(ADA), live.matches[0]!.moves]).toEqual([4, [first, second]]);
  // A turn that cannot be played whole is not played at all.
  expect(live.raced(ADA, { kind: "turn", move: rest[0]!, follow: ["??"] }, null, SHOWN).ok).toBe(false);

  live = turn(live, ADA, rest[0]!, rest.slice(1), SHOWN + 9000);
  expect(finishOf(live.body, ADA)).toEqual({ seat: ADA, kind: "won", time: 9000 });
  expect(code(live.raced(ADA, { kind: "undo" }, null, SHOWN + 9001))).toBe("race-done");
  expect([live.body.phase, live.due]).toEqual(["playing", SHOWN + 9000 + LIMITS.race.after]);

  // Found again in the log it is the same race.
  const { seq, due, root, body, log, game } = live;
  const found = Live.open("abc", game, { seq, due, root, body, moves: log });
  expect(found.matches.map((match) => match.save())).toEqual(live.matches.map((match) => match.save()));

  const over = must(live.doDue(undefined, live.due!));
  expect([over.body.phase, over.body.deals[0]?.scores, over.due]).toEqual(["between", [1, 0, 0], null]);
  expect(finishOf(over.body, BOB)).toMatchObject({ kind: "late" });
  const shown = tableOf(over, "spectator") as { race: { racers: { line: string[]; place: number | null }[] } };
  expect(shown.race.racers.map(({ line: played, place }) => [played, place])).toEqual([
    [line, 1],
    [[first], null],
  ]);
  expect(shownRecord(over, 1, over.log, ADA)).toMatchObject({
    elapsed: 9000,
    scores: [expect.any(Number)],
    seats: [{ name: "P0" }],
  });
  expect(shownRecord(over, 1, over.log, BOB)).toMatchObject({ scores: null, seats: [{ name: "P1" }] });
});

test("ON-C4 others are told how far somebody is, and neither moves nor cards nor the deal", async () => {
  let live = await race("freecell");
  const before = tableOf(live, BOB) as Record<string, unknown>;
  const line = await winning(live.body.game, live.plainDeal(1));
  live = turn(live, ADA, line[0]!, line.slice(1, 30));
  const after = tableOf(live, BOB) as Record<string, unknown>;
  const told = after.race as { racers: Record<string, unknown>[] };
  expect(after).toEqual({ ...before, seq: live.seq, now: expect.any(Number), race: told });
  expect(Object.keys(told.racers[0]!)).toEqual(["seat", "name", "progress", "moves", "result", "time", "place"]);
  expect(tableOf(live, "spectator")).toMatchObject({
    ...{ view: null, moves: [], legal: [], turn: null, ply: 0 },
    race: { dealt: null, begun: SHOWN },
  });
  expect(tableOf(live, ADA)).toMatchObject({ ply: 30, turn: ADA, race: { dealt: live.plainDeal(1) } });
});

test("ON-C1 ON-C5 a race needs two, has no bots, and is over when nobody races any more", async () => {
  expect(code(beginDeal(waiting("freecell", 1), 1))).toBe("too-few-racers");
  expect(code(fill(waiting("freecell"), 2, "novice"))).toBe("no-bots-in-races");
  const live = await race("freecell", 3);
  expect(code(standIn(live.body, 1, 0))).toBe("no-bots-in-races");
  expect(code(sitDown(live.body, { name: "Late", face: 0, token: "", nonce: "" }))).toBe("is-playing");
  const left = must(vacate(live.body, 0, SHOWN + 100));
  expect([left.seats[0], left.host, left.phase]).toEqual([{ kind: "open" }, 1, "playing"]);
  const two = must(vacate(isBack(left, 1), 1, SHOWN + 200));
  const over = must(vacate(two, 2, SHOWN + 300));
  expect([over.phase, over.deals[0]?.scores, over.deals[0]?.ended]).toEqual(["between", [0, 0, 0], SHOWN + 300]);
  expect(code(rematch(over))).toBe("series-not-over");
});
