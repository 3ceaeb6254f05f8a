/** The text of a table, put together from parts that were written before, says what the table is. */

import { GAMES } from "@baize/games";
import { must, type Seat, type Viewer } from "@baize/kernel";
import { type ViewChange, viewAfter } from "@baize/midend";
import { expect, test } from "vitest";
import { beginDeal, sitDown } from "./acts.ts";
import type { Body } from "./body.ts";
import { Live } from "./live.ts";
import { shownHead } from "./shown.ts";
import { saidBy, toldMove, toldTable, toldWithMoves, viewChange } from "./told.ts";

const game = await GAMES.find(({ id }) => id === "bigtwo")!.rules();
const VIEWERS: readonly Viewer[] = [0 as Seat, 1 as Seat, 2 as Seat, 3 as Seat, "spectator"];

function dealt(): Live {
  let body = {
    ...{ game: "bigtwo", options: "mis", kind: "match", clock: "none", level: "novice", opened: 0, phase: "waiting" },
    ...{ term: { kind: "open" }, host: null, deal: 0, first: 0, deals: [], said: [], code: null },
    seats: Array.from({ length: 4 }, () => ({ kind: "open" })),
  } as unknown as Body;
  for (let n = 0; n < 4; n++) {
    body = must(sitDown(body, { name: `P${n}`, face: 0, token: "", nonce: `${n}`.repeat(32) }));
  }
  const live = Live.open("abc", game, { seq: 4, due: null, root: "7".repeat(64), body, moves: [] });
  return live.changed(must(beginDeal(body, 1000)), 1000);
}

/** What is told, without the time it is. */
function read(text: string): Record<string, unknown> {
  const { now, ...told } = JSON.parse(text);
  expect(now).toBeLessThanOrEqual(Date.now());
  return told;
}

/** A view as it arrives. */
const seen = (live: Live, viewer: Viewer): unknown => JSON.parse(JSON.stringify(live.match?.view(viewer)));

test("ON-E1 ON-V1 to the end of a deal every text is the table as its viewer may see it, however much of it was written before", () => {
  let live = dealt();
  for (const viewer of VIEWERS) expect(read(toldTable(live, viewer))).toMatchObject({ ply: 0, moves: [] });
  for (let n = 0; live.turn !== undefined; n++) {
    const before = live;
    const { turn } = before;
    live = must(
      live.played(turn as Seat, before.match?.legalMoves(turn as Seat).at(-1) ?? "", "player", `k${n}`, 2000 + n),
    );
    const moves = live.log.map(({ seat, move, why }) => ({ seat, move, why }));
    for (const viewer of VIEWERS) {
      const standing = { seq: live.seq, ply: n + 1, turn: live.turn ?? null, due: live.due };
      const view = seen(live, viewer);
      const you = viewer === "spectator" ? null : viewer;
      const whole = { ...JSON.parse(JSON.stringify(shownHead(live))), you, ...standing, moves, view };
      expect(read(toldTable(live, viewer))).toEqual(whole);
      expect(read(toldWithMoves(live, viewer))).toEqual({ ...whole, legal: live.legalFor(viewer) });
      const event = toldMove(live, viewer, before);
      // The end of a deal is more than a move.
      expect(event === undefined).toBe(live.turn === undefined);
      if (event === undefined) continue;
      expect(event).toBe(`id: ${live.seq}\nevent: move\ndata: ${saidBy(event)}\n\n`);
      const { view: changed, more, ...move } = read(saidBy(event));
      expect(move).toEqual({ ...standing, moves: moves.slice(-1) });
      const told = viewAfter(seen(before, viewer), { view: changed, more } as ViewChange);
      expect(JSON.stringify(told)).toBe(JSON.stringify(live.match?.view(viewer)));
      expect(Object.keys(changed as object)).not.toContain("options");
    }
  }
  expect(live.body.deals[0]?.scores).not.toBeNull();
});

test("ON-E1 of a view is told what is new: fields that differ, and what lists have more; where a field is gone, all of it", () => {
  const [one, two] = [{ n: 1 }, { n: 2 }];
  const told = (before: object, now: object) => {
    const text = viewChange(before, now);
    return text === undefined ? undefined : JSON.parse(`{${text}}`);
  };
  expect(told({ a: 1, b: [1] }, { a: 1, b: [1] })).toEqual({ view: {} });
  expect(told({ a: 1, b: [1], c: one }, { a: 2, b: [1, 2], c: { n: 1 } })).toEqual({ view: { a: 2, b: [1, 2] } });
  expect(told({ list: [one] }, { list: [{ n: 1 }, two, two] })).toEqual({ view: {}, more: { list: [two, two] } });
  expect(told({ list: [one, two] }, { list: [two, two, one] })).toEqual({ view: { list: [two, two, one] } });
  expect(told({ list: [one, two] }, { list: [one] })).toEqual({ view: { list: [one] } });
  expect(told({ a: {} }, { a: { n: 1 } })).toEqual({ view: { a: { n: 1 } } });
  expect(told({ a: { n: 1 } }, { a: {} })).toEqual({ view: { a: {} } });
  expect(told({ a: [[1]], b: one }, { a: [[2]], b: { n: 1, m: undefined } })).toEqual({ view: { a: [[2]] } });
  expect(told({ a: 1, gone: 2 }, { a: 1 })).toBeUndefined();
  expect(told({ a: 1, gone: 2 }, { a: 1, gone: undefined })).toBeUndefined();
  expect(told({ a: undefined }, { a: 1, b: undefined })).toEqual({ view: { a: 1 } });
});
