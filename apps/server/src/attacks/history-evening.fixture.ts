/** A deal as four people and a spectator played it at two processes, and what they sent and were told: a history that breaks no promise. */

import { type AnyGame, must, type Seat, type Viewer } from "@baize/kernel";
import { beginDeal, sitDown } from "../tables/acts.ts";
import type { Body } from "../tables/body.ts";
import { Live } from "../tables/live.ts";
import { saidBy, toldMove, toldTable, toldWithMoves } from "../tables/told.ts";
import { RACES } from "./history-moves.fixture.ts";
import type { Attempt, History, Sight } from "./history-recorded.fixture.ts";

const VIEWERS: readonly Viewer[] = [...([0, 1, 2, 3] as Seat[]), "spectator"];
const STREAMS = 10;
/** A move comes each second, after the first so late. */
const BEGUN = 1000;
const SECOND = 1000;

function seated(): Body {
  const seats = Array.from({ length: 4 }, () => ({ kind: "open" }) as const);
  const played = { game: "bigtwo", options: "mis", kind: "match", clock: 15, level: "skilled" } as const;
  let body: Body = {
    ...{ ...played, term: { kind: "open" }, opened: 0, phase: "waiting", host: null, seats },
    ...{ deal: 0, first: 0, deals: [], said: [], code: null },
  };
  for (let n = 0; n < 4; n++) {
    body = must(sitDown(body, { name: `P${n}`, face: 0, token: "", nonce: `${n}`.repeat(32) }));
  }
  return body;
}

/** What is written down while it is played. */
class Notes {
  readonly attempts: Attempt[] = [];
  readonly sights: Sight[] = [];

  /** Something is told by one of the processes. */
  tell(viewer: Viewer, at: number, text: string, rest: Partial<Sight> = {}): void {
    this.sights.push({ table: "abc", viewer, by: "one", begun: at, ended: at, told: JSON.parse(text), ...rest });
  }

  /** Everybody asks how the table stands. */
  ask(live: Live, at: number): void {
    for (const viewer of VIEWERS) this.tell(viewer, at, toldWithMoves(live, viewer));
  }

  /** Everybody who follows is told what is new. */
  follow(live: Live, before: Live | undefined, at: number): void {
    for (const [n, viewer] of VIEWERS.entries()) {
      const event = toldMove(live, viewer, before);
      const text = event === undefined ? toldTable(live, viewer) : saidBy(event);
      this.tell(viewer, at, text, { stream: STREAMS + n });
    }
  }

  /** A move is sent and answered. */
  move(attempt: Attempt, text: string): void {
    this.attempts.push(attempt);
    const { seat, sent, ended, by } = attempt;
    this.tell(seat as Seat, sent, text, { by, ended, answers: attempt });
  }
}

/** What is sent at the same moment as a move, and refused or acknowledged with it. */
function rivalOf(won: Attempt, n: number): Attempt {
  const kind = RACES[n % RACES.length];
  const rival: Attempt = { ...won, by: "two", begun: won.begun + 1, sent: won.sent + 1, ended: won.ended + 1 };
  const refused = (refusal: string, change: Partial<Attempt>): Attempt => ({
    ...{ ...rival, outcome: "refused", refusal },
    ...change,
  });
  if (kind === "same move, same key") return rival;
  if (kind === "same move, two keys") return refused("409 stale-ply", { key: `${won.key}-too` });
  if (kind === "two moves, same key") return refused("409 key-used", { move: "2S" });
  if (kind === "two moves, two keys") return refused("409 stale-ply", { key: `${won.key}-too`, move: "2S" });
  return refused("422 not-your-turn", { key: `${won.key}-too`, seat: (won.seat + 1) % 4, move: "pass" });
}

/** The history of a whole deal, and the line of a copy that its table comes to. */
export function evening(game: AnyGame): { readonly history: History; readonly line: string } {
  const notes = new Notes();
  const body = seated();
  const laid = Live.open("abc", game, { seq: 4, due: null, root: "7".repeat(64), body, moves: [] }, 700);
  notes.ask(laid, BEGUN - 1);
  let live = laid.changed(must(beginDeal(body, BEGUN)), BEGUN);
  const seqs: number[] = [];
  notes.follow(live, undefined, BEGUN + 1);
  notes.ask(live, BEGUN + 1);
  for (let n = 0; live.turn !== undefined; n++) {
    const [seat, at, before] = [live.turn, BEGUN + (n + 1) * SECOND, live];
    const wish = before.match?.legalMoves(seat).at(-1) ?? "";
    live = must(before.played(seat, wish, "player", `k${n}`, at));
    seqs.push(live.seq);
    const won: Attempt = {
      ...{ table: "abc", seat, deal: 1, ply: n, move: live.log.at(-1)?.move ?? "", key: `k${n}` },
      ...{ begun: at - 10, sent: at - 10, ended: at + 10, by: "one", outcome: "acknowledged" },
    };
    const event = toldMove(live, seat, before);
    notes.move(won, event === undefined ? toldWithMoves(live, seat) : saidBy(event));
    const rival = rivalOf(won, n);
    notes.move(rival, toldWithMoves(live, rival.seat as Seat));
    notes.follow(live, before, at + 20);
    notes.ask(live, at + 20);
  }
  const moves = live.log.map(({ lane, at, ...move }, n) => ({
    ...{ ...move, match: `abc/1/${lane}`, seq: seqs[n], at: new Date(at).toISOString() },
  }));
  const table = { id: "abc", seq: live.seq, root: live.root };
  return { history: notes, line: JSON.stringify({ table, body: { body: live.body }, moves }) };
}
