/** The law book on trial: broken twins of this game, one for each law, and each must fail that law alone. */

import {
  type Bot,
  type Budget,
  type Company,
  type Manners,
  moverView,
  must,
  ok,
  type Random,
  refuse,
  type Solver,
  type Verdict,
  visible,
} from "@baize/kernel";
import { LAWS, type Subject } from "@baize/testkit";
import { describe, expect, test } from "vitest";
import { type NullShape, nullGame } from "./rules/index.ts";
import type { Move, State, View } from "./rules/state.ts";
import { subject } from "./subject.ts";

type Null = Subject<NullShape>;

/** Finds a line that makes seat 0 win if both seats want it. */
const solver: Solver<NullShape> = { solve: (state, budget) => search(state, budget) };

function search(state: State, budget: Budget): Verdict<Move> {
  const status = nullGame.status(nullGame.view(state, "spectator"));
  if (status.kind === "over") return (status.scores[0] ?? 0) > 0 ? { kind: "won", line: [] } : { kind: "lost" };
  let kind: "lost" | "unknown" = "lost";
  for (const move of nullGame.legalMoves(moverView(nullGame, state))) {
    if (!budget.spend()) return { kind: "unknown" };
    const verdict = search(must(nullGame.apply(state, move)), budget);
    if (verdict.kind === "won") return { kind: "won", line: [move, ...verdict.line] };
    if (verdict.kind === "unknown") kind = "unknown";
  }
  return { kind };
}

const bot: Bot<NullShape> = {
  id: "any",
  choose: (_view: View, moves: readonly Move[], random: Random) => random.pick(moves),
};

const whole: Null = { ...subject, solver, bots: [bot] };

const brokenLaws = (twin: Null): string[] =>
  LAWS.filter((law) => {
    try {
      law.check(twin);
      return false;
    } catch {
      return true;
    }
  }).map((law) => law.id);

const manners = nullGame.manners ?? {};
const withManners = (change: Partial<Manners<NullShape>>): Null =>
  withGame({ manners: Object.defineProperties({ ...manners }, Object.getOwnPropertyDescriptors(change)) });
const withCompany = (change: Partial<Company<NullShape>>): Null =>
  withManners({ ...(manners.company && { company: { ...manners.company, ...change } }) });

const withGame = (change: Partial<typeof nullGame>): Null => ({ ...whole, game: { ...nullGame, ...change } });

let calls = 0;
const inTurn = <T>(...values: readonly [T, ...T[]]): T => values[calls++ % values.length] ?? values[0];

/** A view that carries the other card, and a completion that believes it. */
const leaking = withGame({
  view: (state, viewer) => ({ ...nullGame.view(state, viewer), peek: state.cards }),
  complete: (view, random) => {
    const { peek } = view as View & { peek?: State["cards"] };
    return { ...nullGame.complete(view, random), ...(peek && { cards: peek }) };
  },
  viewText: {
    format: (view) => JSON.stringify(view),
    parse(text) {
      try {
        return ok(JSON.parse(text));
      } catch {
        return refuse("bad-view", "NU-N4", { text });
      }
    },
  },
});

const twins: readonly [law: string, fault: string, twin: Null][] = [
  ["TK-L1", "a deal that changes by itself", withGame({ randomDeal: () => inTurn([0, 1], [1, 2]) })],
  [
    "TK-L2",
    "an invariant that is not true",
    withGame({ invariants: [{ rule: "NU-D1", holds: ({ moves }) => moves.length < 2 }] }),
  ],
  [
    "TK-L3",
    "moves after the end",
    withGame({
      legalMoves: (view) => (nullGame.status(view).kind === "over" ? ["bet"] : nullGame.legalMoves(view)),
    }),
  ],
  [
    "TK-L3",
    "a seat that may move out of turn",
    withGame({ legalMoves: (view) => nullGame.legalMoves({ ...view, viewer: moverOf(view) }) }),
  ],
  ["TK-L4", "an unsorted list of moves", withGame({ legalMoves: (view) => nullGame.legalMoves(view).toReversed() })],
  [
    "TK-L5",
    "a legal move that is refused",
    withGame({
      legalMoves: (view) => [
        ...nullGame.legalMoves(view),
        ...(nullGame.legalMoves(view).includes("bet") ? (["fold"] as const) : []),
      ],
    }),
  ],
  [
    "TK-L6",
    "an illegal move that is accepted",
    withGame({
      apply: (state, move) => nullGame.apply(state, move === "fold" && state.moves.length === 0 ? "check" : move),
    }),
  ],
  [
    "TK-L6",
    "a refusal by a rule nobody wrote",
    withGame({
      apply: (state, move) => {
        const next = nullGame.apply(state, move);
        return next.ok ? next : { ok: false, error: { ...next.error, rule: "NU-X9" } };
      },
    }),
  ],
  [
    "TK-L7",
    "an apply that changes its state",
    withGame({
      apply: (state, move) => {
        const next = nullGame.apply(state, move);
        if (next.ok) (state as { moves: readonly Move[] }).moves = next.value.moves;
        return next;
      },
    }),
  ],
  [
    "TK-L8",
    "a parse that forgets a move",
    withGame({
      stateText: { ...nullGame.stateText, parse: (text) => nullGame.stateText.parse(text.replace(/ bet$/, "")) },
    }),
  ],
  [
    "TK-L8",
    "a view that forgets a move",
    withGame({
      viewText: {
        format: (view) => nullGame.viewText?.format(view) ?? "",
        parse: (text) => nullGame.viewText?.parse(text.replace(/ (bet|check)$/, "")) ?? refuse("bad-view", "NU-N4"),
      },
    }),
  ],
  [
    "TK-L9",
    "a parse that throws",
    withGame({ parseMove: (text, view) => nullGame.parseMove(/[^ -~]/.test(text) ? JSON.parse("") : text, view) }),
  ],
  [
    "TK-L9",
    "a text that is refused by a rule nobody wrote",
    withGame({
      options: {
        ...nullGame.options,
        parse: (text) => {
          const read = nullGame.options.parse(text);
          return read.ok ? read : { ok: false, error: { ...read.error, rule: "NU-X9" } };
        },
      },
    }),
  ],
  ["TK-L10", "a view that leaks", leaking],
  ["TK-L11", "secrets that stay where they are", withGame({ reshuffleSecrets: (state) => state })],
  [
    "TK-L12",
    "a completion that changes the viewer's card",
    withGame({ complete: (view) => ({ stake: view.stake, cards: [0, 1], moves: view.moves }) }),
  ],
  ["TK-L13", "a record that cannot be loaded", withGame({ meta: { ...nullGame.meta, rulesVersion: Number.NaN } })],
  ["TK-L14", "other counts", { ...whole, perft: [{ deal: "KQ", counts: [2, 5] }] }],
  ["TK-L14", "no counts", { ...whole, perft: [] }],
  ["TK-L15", "other playthroughs", withGame({ status: (view) => shifted(nullGame.status(view)) })],
  [
    "TK-L16",
    "an event that is offered to a seat",
    withGame({
      legalMoves: (view) => [
        ...nullGame.legalMoves(view),
        ...(view.viewer === moverOf(view) ? nullGame.events(view) : []),
      ],
    }),
  ],
  ["TK-L17", "a refusal without words", withGame({ words: {} })],
  ["TK-L18", "a win that is none", { ...whole, solver: { solve: (s, b) => faked(search(s, b)) } }],
  [
    "TK-L18",
    "a loss that is none",
    { ...whole, solver: { solve: (_s, b) => ({ kind: b.spend() ? "lost" : "unknown" }) } },
  ],
  [
    "TK-L19",
    "a solver that spends what it has not got",
    { ...whole, solver: { solve: (s) => search(s, { spend: () => true } as Budget) } },
  ],
  ["TK-L20", "a bot that plays what it likes", { ...whole, bots: [{ id: "rude", choose: () => "timeout" }] }],
  [
    "TK-L20",
    "a bot with moods",
    { ...whole, bots: [{ id: "moody", choose: (_view, moves) => inTurn(moves[0] ?? "fold", moves[1] ?? "fold") }] },
  ],
  ["TK-L21", "a move without words", withManners({ describe: (text) => (text === "fold" ? "" : text) })],
  ["TK-L21", "a move that is told with nothing", withManners({ describe: () => `Seat ${undefined} bets.` })],
  [
    "TK-L21",
    "a description that throws",
    withManners({ describe: (text, { viewer }) => (viewer === "spectator" ? JSON.parse("") : text) }),
  ],
  ["TK-L22", "a move that cannot follow", withManners({ follow: () => ["raise"] })],
  ["TK-L22", "an end that is none", withManners({ finish: ({ moves }) => (moves.length === 0 ? ["check"] : []) })],
  ["TK-L23", "two seats of one name", withManners({ seatName: () => "Somebody" })],
  ["TK-L23", "a seat without a name", withManners({ seatName: (at) => (at === 0 ? "You" : "") })],
  ["TK-L24", "a standard that nobody can choose", withCompany({ standard: "nobody" })],
  [
    "TK-L24",
    "a result that is no number",
    withCompany({ result: () => ({ title: "You won.", says: `${Number.NaN}` }) }),
  ],
  ["TK-L24", "a timeout that the table does not record", withCompany({ timeout: "bet" })],
  ["TK-L24", "two seats without company", withManners({ company: undefined as never })],
  ["TK-L24", "a match without a name", withManners({ matchName: () => "" })],
  ["TK-L25", "a heading that lets control signs through", withCompany({ optionsName: (text) => `Stake ${text}` })],
  [
    "TK-L25",
    "a refusal that repeats all it was told",
    withGame({
      parseMove: (text, view) => {
        const move = nullGame.parseMove(text, view);
        return move.ok ? move : refuse("unknown-move", "NU-N1", { whole: text });
      },
      words: { ...nullGame.words, "unknown-move": ({ whole }) => `Nothing is called ${visible(String(whole))}.` },
    }),
  ],
  [
    "TK-L26",
    "a race of two seats",
    withManners({ racing: { progress: () => ({ done: 0, of: 1, parts: [] }), progressText: () => "0 of 1" } }),
  ],
];

const moverOf = (view: View): View["viewer"] => (view.moves.length % 2) as View["viewer"];

/** The same result by another rule. */
const shifted = (status: ReturnType<typeof nullGame.status>) =>
  status.kind === "over" ? { ...status, rule: "NU-W9" } : status;

/** A line that stops one move too early. */
const faked = (verdict: Verdict<Move>): Verdict<Move> =>
  verdict.kind === "won" && verdict.line.length > 0 ? { kind: "won", line: verdict.line.slice(1) } : verdict;

describe("the law book", { timeout: 60_000 }, () => {
  test("passes the game as it is", () => {
    expect(brokenLaws(whole)).toEqual([]);
  });

  test.each(twins)("%s fails alone for %s", (law, _fault, twin) => {
    expect(brokenLaws(twin)).toEqual([law]);
  });

  test("every law has a twin", () => {
    expect([...new Set(twins.map(([law]) => law))].sort()).toEqual(LAWS.map((law) => law.id).sort());
  });

  test("TK-L15 fails for a game without a playthrough", () => {
    expect(brokenLaws({ ...whole, folder: `${subject.folder}/src` })).toContain("TK-L15");
  });

  test("TK-S1 a failure names its seed", () => {
    const law = LAWS.find(({ id }) => id === "TK-L2");
    expect(() => law?.check(withGame({ invariants: [{ rule: "NU-D1", holds: () => false }] }))).toThrow(/seed: 1\b/);
  });

  test("TK-S1 a pinned seed is tried first", () => {
    const law = LAWS.find(({ id }) => id === "TK-L2");
    const twin = { ...withGame({ invariants: [{ rule: "NU-D1", holds: () => false }] }), pinned: [77] };
    expect(() => law?.check(twin)).toThrow(/seed: 77\b/);
  });
});
