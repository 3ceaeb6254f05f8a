/** The model of a table notices each promise that is broken: a true history, spoiled in one place. */

import { GAMES } from "@baize/games";
import { must, type Seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { beginDeal, sitDown } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import { Live } from "../tables/live.ts";
import { toldTable } from "../tables/told.ts";
import { type Attempt, broken, type History, type Sight, type Truth, truthOf } from "./history.fixture.ts";

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();

/** A deal of four people by a clock, a move a second, as all of them and a spectator saw it. */
function evening(): { history: History; line: string } {
  const seats = Array.from({ length: 4 }, () => ({ kind: "open" }) as const);
  let body: Body = {
    ...{
      game: "bigtwo",
      options: "mis",
      kind: "match",
      clock: 15,
      level: "skilled",
      term: { kind: "open" },
      opened: 0,
    },
    ...{ phase: "waiting", host: null, seats, deal: 0, first: 0, deals: [], said: [], code: null },
  };
  for (let n = 0; n < 4; n++) {
    body = must(sitDown(body, { name: `P${n}`, face: 0, token: "", nonce: `${n}`.repeat(32) }));
  }
  let live = Live.open("abc", game, { seq: 4, due: null, root: "7".repeat(64), body, moves: [] }, 700);
  live = live.changed(must(beginDeal(body, 1000)), 1000);
  const [attempts, sights]: [Attempt[], Sight[]] = [[], []];
  for (let n = 0; n < 12; n++) {
    const [seat, at] = [live.turn as Seat, 2000 + n * 1000];
    const move = live.match?.legalMoves(seat).at(-1) ?? "";
    live = must(live.played(seat, move, "player", `k${n}`, at));
    const made = live.log.at(-1)?.move ?? "";
    attempts.push({
      ...{ table: "abc", seat, deal: 1, ply: n, move: made, key: `k${n}` },
      ...{ begun: at - 10, ended: at + 10, outcome: "acknowledged" },
    });
    for (const [stream, viewer] of [[1, seat] as const, [2, "spectator"] as const, [undefined, seat] as const]) {
      const told = JSON.parse(toldTable(live, viewer));
      sights.push({ table: "abc", viewer, stream: stream === 1 ? 10 + seat : stream, begun: at + 20, told });
    }
  }
  const moves = live.log.map(({ lane, at, ...move }) => ({
    ...move,
    match: `abc/1/${lane}`,
    at: new Date(at).toISOString(),
  }));
  const table = { id: "abc", seq: live.seq, root: live.root };
  return { history: { attempts, sights }, line: JSON.stringify({ table, body: { body: live.body }, moves }) };
}

const { history, line } = evening();
const changed = (change: (row: { at: string } & Record<string, unknown>, n: number) => object): Truth => {
  const copy = JSON.parse(line);
  return truthOf(game, JSON.stringify({ ...copy, moves: copy.moves.map(change) }));
};
const truth = truthOf(game, line);
const attempt = (n: number, change: Partial<Attempt>): History => ({
  ...history,
  attempts: history.attempts.map((each, at) => (at === n ? { ...each, ...change } : each)),
});
const sight = (n: number, change: (told: Sight["told"]) => object): History => ({
  ...history,
  sights: history.sights.map((each, at) =>
    at === n ? { ...each, told: { ...each.told, ...change(each.told) } } : each,
  ),
});

test("ON-K7 a true history breaks no promise", () => {
  expect(broken(history, [truth])).toEqual([]);
});

const later = history.attempts[11]!;
test.each<[string, RegExp, History, Truth]>([
  ["a move that is not there", /lost 1\/3/, attempt(3, { move: "2S" }), truth],
  ["one in another's name", /lost 1\/3/, attempt(3, { seat: 9 }), truth],
  ["one that was refused and is there", /refused and played/, attempt(3, { outcome: "refused" }), truth],
  ["one that nobody sent", /nobody sent/, { ...history, attempts: history.attempts.slice(1) }, truth],
  [
    "one that is there twice",
    /twice/,
    history,
    changed((row, n) => ({ ...row, key: n === 5 ? "k1" : row.key, seat: n === 5 ? 1 : n === 1 ? 1 : row.seat })),
  ],
  ["another order than was seen", /out of order/, attempt(11, { begun: 0, ended: 1, ply: later.ply }), truth],
  ["a ply that is missing", /no ply/, history, changed((row, n) => ({ ...row, ply: n > 6 ? n + 1 : n }))],
  [
    "a move out of turn",
    /out of turn/,
    history,
    changed((row, n) => ({ ...row, seat: n === 6 ? (Number(row.seat) + 1) % 4 : row.seat })),
  ],
  ["a clock that lost", /a clock lost/, history, changed((row, n) => ({ ...row, why: n === 6 ? "bot" : row.why }))],
  [
    "time that went back",
    /time went back/,
    history,
    changed((row, n) => ({ ...row, at: n === 6 ? "1970-01-01T00:00:00Z" : row.at })),
  ],
  [
    "another view",
    /another view/,
    sight(9, () => (history.sights[12]!.told.view === null ? {} : { view: history.sights[12]!.told.view })),
    truth,
  ],
  ["other moves", /other moves/, sight(9, ({ moves }) => ({ moves: (moves as object[]).toReversed() })), truth],
  ["a ply that is not there yet", /not there/, sight(9, () => ({ ply: 99 })), truth],
  ["more than was promised", /told hands/, sight(9, () => ({ hands: [] })), truth],
  ["the secret of a deal that is played", /told the secret/, sight(9, () => ({ fair: { secret: "x" } })), truth],
  ["an event told again", /stream 2 told/, { ...history, sights: [...history.sights, history.sights[1]!] }, truth],
  [
    "an answer that is stale",
    /stale answer/,
    { ...history, sights: [...history.sights, { ...history.sights[2]!, begun: 9e6 }] },
    truth,
  ],
])("ON-K7 it notices %s", (_, expected, spoiled, log) => {
  expect(broken(spoiled, [log]).join("\n")).toMatch(expected);
});
