import { DECK, formatCards } from "@baize/cards";
import { Match, must, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { freecell } from "./game.ts";

const play = (deal: string, moves: string, options = "standard") =>
  moves.split(" ").reduce((match, move) => must(match.play(move)), must(Match.start(freecell, { deal, options })));

const LAST = "Foundations: H-K C-Q D-K S-J Freecells: - QS : KS : : KC";
const SORTED = formatCards(DECK, "letters");

describe("the end", () => {
  test("FC-W1 the game is won when every card is home", () => {
    const match = play(LAST, "bh 1h");
    expect(match.status).toEqual({ kind: "playing", seat: 0 });
    const won = must(match.play("3h"));
    expect(won.status).toEqual({ kind: "over", scores: [1], rule: "FC-W1" });
    expect(won.legalMoves(seat(0))).toEqual([]);
  });

  test.each([
    ["standard", "57", "3a 4c 1d 4b", "51"],
    ["cells=1", "1", "", "4a"],
  ])("FC-W2 the game is lost when nothing can move: %s", (options, deal, moves, last) => {
    const match = moves === "" ? must(Match.start(freecell, { deal, options })) : play(deal, moves, options);
    expect(match.status.kind).toBe("playing");
    const lost = must(match.play(last));
    expect(lost.status).toEqual({ kind: "over", scores: [0], rule: "FC-W2" });
    expect(lost.legalMoves(seat(0))).toEqual([]);
  });

  test("FC-W2 a free cell is always a way on", () => {
    const match = play("57", "3a 4c 1d");
    expect(match.status.kind).toBe("playing");
    expect(match.legalMoves(seat(0)).length).toBeGreaterThan(0);
  });
});

describe("sharing", () => {
  test("FC-N11 a numbered deal and its moves", () => {
    expect(play("617", "7A 7b").link()).toBe("/freecell/617?moves=7a.7b");
    expect(play("617", "7a", "moves=single").link()).toBe("/freecell/617?options=moves%3Dsingle&moves=7a");
    expect(must(Match.fromLink(freecell, "https://example.org/freecell/617?moves=7a.7b")).moves).toEqual(["7a", "7b"]);
  });

  test.each(["617", "8589934591", "seed:any text / at all?", SORTED, LAST])("FC-N11 the deal %s", (deal) => {
    const match = must(Match.start(freecell, { deal }));
    const shared = must(match.play(match.legalMoves(seat(0))[0] ?? ""));
    const opened = must(Match.fromLink(freecell, shared.link()));
    expect(opened.save()).toBe(shared.save());
    expect(opened.view("spectator")).toEqual(shared.view("spectator"));
  });
});

describe("invariants", () => {
  test("FC-I1 a card twice or a gap at home is noticed", () => {
    const state = must(freecell.stateText.parse(LAST));
    const [invariant] = freecell.invariants;
    expect(invariant?.rule).toBe("FC-I1");
    expect(invariant?.holds(state)).toBe(true);
    expect(invariant?.holds({ ...state, cells: [null, null, null, null] })).toBe(false);
    expect(invariant?.holds({ ...state, cascades: [...state.cascades, state.cascades[0] ?? []] })).toBe(false);
    expect(invariant?.holds({ ...state, foundations: [12, 13, 14, 11] })).toBe(false);
  });
});
