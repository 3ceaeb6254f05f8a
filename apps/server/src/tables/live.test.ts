/** What time does at a table, without a server. */

import { GAMES } from "@baize/games";
import { must, type Seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { beginDeal, isBack, sitDown, standIn, swap, vacate } from "./acts.ts";
import { type Body, personAt, type TurnClock, withPerson } from "./body.ts";
import { Live } from "./live.ts";
import { shownHead, shownRecord } from "./shown.ts";

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
const PACE = 700;

function table(clock: TurnClock, people: number, root = "7"): Live {
  const seats = Array.from({ length: 4 }, () => ({ kind: "open" }) as const);
  let body: Body = {
    ...{ game: "bigtwo", options: "mis", kind: "match", clock, level: "skilled", term: { kind: "open" }, opened: 0 },
    ...{ phase: "waiting", host: null, seats, deal: 0, first: 0, deals: [], said: [], code: null },
  };
  for (let n = 0; n < people; n++) {
    body = must(sitDown(body, { name: `P${n}`, face: 0, token: "", nonce: `${n}`.repeat(32) }));
  }
  const found = { seq: 4, due: null, root: root.repeat(64), body, moves: [] };
  return Live.open("abc", game, found, PACE).changed(must(beginDeal(body, 1000)), 1000);
}

/** The table after the first legal move of whoever is to move. */
const played = (live: Live, now: number): Live =>
  must(live.played(live.turn as Seat, live.match?.legalMoves(live.turn as Seat)[0] ?? "", "player", null, now));

test("ON-A2 when a turn's time is up the first legal move is made; after two a bot plays on", () => {
  let live = played(table(15, 4), 2000);
  expect(live.due).toBe(2000 + 15_000);
  const seat = live.turn as Seat;
  live = must(live.doDue(undefined, live.due ?? 0));
  // There was something to beat, so the first legal move is a pass.
  expect(live.log.at(-1)).toMatchObject({ seat, move: "pass", why: "bot" });
  expect(personAt(live.body, seat)).toMatchObject({ missed: 1, covered: 1, standIn: false });
  while (live.turn !== seat) live = played(live, 20_000);
  live = must(live.doDue(undefined, live.due ?? 0));
  expect(personAt(live.body, seat)).toMatchObject({ missed: 2, standIn: true });
  while (live.turn !== seat) live = played(live, 50_000);
  expect([live.botToMove, live.due]).toEqual(["skilled", 50_000 + PACE]);
  const back = live.changed(isBack(live.body, seat), 50_100);
  expect([back.botToMove, back.due]).toEqual([undefined, 65_100]);
});

test("ON-A2 whom a bot plays for from the middle of a turn on has what was left of it, however often they come back", () => {
  const live = table(15, 4);
  const seat = live.turn as Seat;
  const replaced = (from: Live, now: number) => {
    const away = from.changed(withPerson(from.body, seat, { away: true }), now);
    return away.changed(must(standIn(away.body, seat, (seat + 1) % 4)), now);
  };
  const back = (from: Live, now: number) => from.changed(isBack(from.body, seat), now);
  let again = live;
  for (const now of [2000, 3000, 4000]) {
    again = replaced(again, now);
    expect([again.botToMove, again.due]).toEqual(["skilled", now + PACE]);
    again = back(again, now + 100);
    expect([again.botToMove, again.due]).toEqual([undefined, 16_000]);
  }
  // Who comes back when nothing is left is late at once, and not long ago: as if their server had died.
  expect(back(replaced(again, 15_900), 16_400).due).toBe(16_400);
  // The next turn is a whole one, whether they made the move or the bot did.
  const next = (from: Live) => {
    let later = from;
    while (later.turn !== seat || later === from) later = played(later, 20_000);
    return later;
  };
  expect(next(again).due).toBe(35_000);
  const covered = next(
    must(replaced(again, 9000).played(seat, again.match?.legalMoves(seat)[0] ?? "", "bot", null, 9700)),
  );
  expect(back(covered, 20_300).due).toBe(35_300);
  // A turn that begins anew, as nobody could play, is a whole one as well.
  expect(back(replaced(again, 9000).excused(60_000), 60_100).due).toBe(75_100);
  expect(back(replaced(again.excused(60_000), 61_000), 61_100).due).toBe(75_000);
});

test("ON-A2 the game's own clock ends the deal, whoever is to move", () => {
  const live = table("match", 4);
  expect(live.due).toBe(1000 + 600_000);
  const over = must(live.doDue(undefined, 601_000));
  expect([over.body.phase, over.log.at(-1)?.why, over.due]).toEqual(["between", "event", null]);
});

test("ON-A3 without a clock nothing is due while a person is to move", () => {
  expect(table("none", 4).due).toBeNull();
});

test("ON-A4 a clock that ran out while no server lived begins anew, and a deal's own stands still meanwhile", () => {
  const live = table(30, 4);
  const late = (live.due ?? 0) + 1600;
  const again = must(live.doDue(undefined, late, true));
  expect([again.match?.ply, again.turn, again.due]).toEqual([0, live.turn, late + 30_000]);
  expect(must(again.doDue(undefined, late + 30_000)).match?.ply).toBe(1);

  // Of its ten minutes five were left at the last move; then nobody lived for an hour.
  const whole = played(table("match", 4), 301_000);
  const later = must(whole.doDue(undefined, 301_000 + 3_600_000, true));
  expect([later.body.phase, later.match?.ply, later.due]).toEqual(["playing", 1, 301_000 + 3_600_000 + 300_000]);
  expect(must(later.doDue(undefined, later.due ?? 0)).body.phase).toBe("between");
  // What is excused once more in the same turn is reckoned from then on, and nothing twice.
  const minute = 301_000 + 3_600_000 + 60_000;
  expect([later.excused(minute).due, later.excused(minute).excused(minute).due]).toEqual([
    minute + 300_000,
    minute + 300_000,
  ]);
  expect(must(later.excused(minute).doDue(undefined, minute, true)).due).toBe(minute + 300_000);
  expect(table("none", 4).excused(5000)).toMatchObject({ seq: table("none", 4).seq, due: null });
});

test("ON-B1 a bot's move is due so long after the move before, whatever it holds", () => {
  for (const root of ["1", "2", "3", "4", "5"]) {
    let live = table(30, 1, root);
    for (let n = 0; live.turn !== undefined && n < 40; n++) {
      const now = 5000 * (n + 1);
      expect(live.due).toBe((n === 0 ? 1000 : 5000 * n) + (live.botToMove === undefined ? 30_000 : PACE));
      live = played(live, now);
    }
  }
});

test("ON-B1 each level takes longer than it thinks in 99 of 100 cases, and the same for every move", () => {
  const bots = (level: string) => {
    const live = table("none", 1);
    const seats = live.body.seats.map(() => ({ kind: "bot", level }) as const);
    const own = Live.open("abc", game, {
      seq: 5,
      due: null,
      root: live.root,
      body: { ...live.body, seats },
      moves: [],
    });
    return own.played(own.turn as Seat, own.match?.legalMoves(own.turn as Seat)[0] ?? "", "bot", null, 5000);
  };
  expect(["novice", "expert", "master", "grandmaster"].map((level) => must(bots(level)).due)).toEqual([
    6200, 6200, 6200, 7500,
  ]);
});

test("ON-M1 a table that is found again is the table that was left", () => {
  let live = table("none", 4);
  for (let n = 0; n < 9; n++) live = played(live, 2000 + n);
  const { seq, due, root, body, log } = live;
  const found = Live.open("abc", game, { seq, due, root, body, moves: log }, PACE);
  expect(found.match?.save()).toBe(live.match?.save());
  const older = Live.open("abc", game, { seq: seq - 2, due, root, body, moves: log.slice(0, 7) }, PACE);
  expect(older.caughtUp({ seq, due, root, body, moves: log.slice(7) })?.match?.save()).toBe(live.match?.save());
  expect(older.caughtUp({ seq, due, root, body: { ...body, deal: 2 }, moves: [] })).toBeUndefined();
});

test("ON-S4 a deal that is over is told with who played it, where they sit now, and whoever has left", () => {
  const live = table("match", 3);
  expect(shownHead(live)).not.toHaveProperty("sat");
  const over = must(live.doDue(undefined, 601_000));
  const ada = { kind: "person", name: "P0", face: "cap" };
  const bob = { kind: "person", name: "P1", face: "band" };
  const cleo = { kind: "person", name: "P2", face: "beard" };
  const bot = { kind: "bot", level: "skilled" };
  const sat = (body: Body) => (shownHead(over.changed(body, 602_000)) as { sat: object }).sat;
  expect(sat(over.body)).toEqual([ada, bob, cleo, bot].map((sitter, seat) => ({ ...sitter, seat })));
  const gone = must(vacate(must(swap(over.body, 0, 3)), 1, 602_000));
  const now = must(sitDown(gone, { name: "P4", face: 0, token: "", nonce: "4".repeat(32) }));
  expect(sat(now)).toEqual([
    { ...ada, seat: 3 },
    { ...bob, seat: 1, left: true },
    { ...cleo, seat: 2 },
    { ...bot, seat: 0 },
  ]);
  expect(shownRecord(over.changed(now, 602_000), 1, over.log, "spectator")).toMatchObject({
    seats: [ada, bob, cleo, bot],
  });
});
