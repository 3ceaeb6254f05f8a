import { Match, must, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { nullGame } from "./game.ts";

const play = (deal: string, moves: string, options = "stake=2") => {
  const start = must(Match.start(nullGame, { deal, options }));
  return moves
    .split(" ")
    .reduce((match, move) => must(move === "timeout" ? match.record(move) : match.play(move)), start);
};

const refusal = (deal: string, moves: string, next: string) => {
  const result = (moves === "" ? must(Match.start(nullGame, { deal })) : play(deal, moves)).play(next);
  return result.ok ? "accepted" : result.error.rule;
};

describe("the deal", () => {
  test("NU-D1 each seat sees its own card only", () => {
    const match = must(Match.start(nullGame, { deal: "KQ" }));
    expect(match.view(seat(0)).cards).toEqual([2, null]);
    expect(match.view(seat(1)).cards).toEqual([null, 1]);
    expect(match.view("spectator").cards).toEqual([null, null]);
  });
});

describe("moves", () => {
  test("NU-M1 seat 0 begins and the seats take turns", () => {
    expect(must(Match.start(nullGame, { deal: "JQ" })).status).toEqual({ kind: "playing", seat: 0 });
    expect(play("JQ", "check").status).toEqual({ kind: "playing", seat: 1 });
    expect(play("JQ", "check bet").status).toEqual({ kind: "playing", seat: 0 });
  });

  test.each([
    ["NU-M2 no call without a bet", "", "call", "NU-M2"],
    ["NU-M2 no fold without a bet", "check", "fold", "NU-M2"],
    ["NU-M3 no check against a bet", "bet", "check", "NU-M3"],
    ["NU-M3 no bet against a bet", "check bet", "bet", "NU-M3"],
    ["NU-M5 a timeout is not played", "", "timeout", "KN-M4"],
    ["NU-N1 other words are refused", "", "raise", "NU-N1"],
    ["NU-N1 any case is read", "", " BET ", "accepted"],
  ])("%s", (_title, moves, next, rule) => {
    expect(refusal("KQ", moves, next)).toBe(rule);
  });

  test("NU-M4 the rules refuse everything after the end", () => {
    const over = must(nullGame.stateText.parse("stake=1 KQ bet fold"));
    expect(nullGame.apply(over, "bet")).toMatchObject({ ok: false, error: { rule: "NU-M4" } });
  });
});

describe("the end", () => {
  test.each([
    ["NU-W1", "KQ", "check check", [1, -1], [2, 1]],
    ["NU-W1", "JQ", "check check", [-1, 1], [0, 1]],
    ["NU-W1", "KQ", "bet call", [3, -3], [2, 1]],
    ["NU-W1", "JQ", "check bet call", [-3, 3], [0, 1]],
    ["NU-W2", "JQ", "bet fold", [1, -1], [null, null]],
    ["NU-W2", "KQ", "check bet fold", [-1, 1], [null, null]],
    ["NU-W3", "KQ", "timeout", [-1, 1], [null, null]],
    ["NU-W3", "KQ", "check timeout", [1, -1], [null, null]],
  ])("%s with %s after %s", (rule, deal, moves, scores, shown) => {
    const match = play(deal, moves);
    expect(match.status).toEqual({ kind: "over", scores, rule });
    expect(match.view("spectator").cards).toEqual(shown);
  });
});

describe("text", () => {
  test.each(["", "K", "KK", "KX", "KQJ"])("NU-N2 %j is not a deal", (deal) => {
    expect(Match.start(nullGame, { deal })).toMatchObject({ ok: false, error: { rule: "NU-N2" } });
  });

  test.each(["", "0 stake=1 KQ", "2 stake=1 ??", "0 stake=1 K", "0 stake=1 KQ bet call call", "0 stake=1 K? bet call"])(
    "NU-N4 %j is nothing that anybody sees",
    (text) => {
      expect(nullGame.viewText?.parse(text)).toMatchObject({ ok: false });
    },
  );

  test("NU-N4 what somebody sees is written with question marks", () => {
    const state = must(nullGame.stateText.parse("stake=1 KQ check bet"));
    expect(nullGame.viewText?.format(nullGame.view(state, seat(0)))).toBe("0 stake=1 K? check bet");
    expect(nullGame.viewText?.parse("0 stake=1 K? check bet")).toEqual({
      ok: true,
      value: nullGame.view(state, seat(0)),
    });
  });

  test.each(["", "stake=0", "stake=10", "ante=1"])("NU-N3 %j are not options", (options) => {
    expect(Match.start(nullGame, { deal: "KQ", options })).toMatchObject({ ok: false, error: { rule: "NU-N3" } });
  });
});
