import { Match, must, ok, Random, seat, verify } from "@baize/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { words } from "../words/index.ts";
import { cards, table } from "./fixture.ts";
import { bigtwo } from "./game.ts";
import { PASS, TIMEOUT } from "./moves.ts";
import { formatMove, parseMove, stateText } from "./notation.ts";
import { PRESETS } from "./options.ts";
import { view } from "./state.ts";
import { viewText } from "./view-text.ts";

const seen = view(table("mis", ["3d 3s", "4d", "5d", "6d"], []), seat(0));
const pair = { kind: "play", cards: cards("3d 3s") } as const;

describe("moves as text", () => {
  test.each([
    ["3d 3s", pair],
    ["♦3 ♠3", pair],
    ["3♠,3♦", pair],
    [" 3S  3D ", pair],
    ["pass", PASS],
    [" Pass ", PASS],
    ["timeout", TIMEOUT],
  ])("BT-N1 %j is read", (text, move) => {
    expect(parseMove(text, seen)).toEqual(ok(move));
  });

  test.each([
    ["", "no-move"],
    ["   ", "no-move"],
    ["3x", "not-a-card"],
    ["passing", "not-a-card"],
    ["3d3s", "not-a-card"],
  ])("BT-N1 %j is refused", (text, code) => {
    expect(parseMove(text, seen)).toMatchObject({ ok: false, error: { code } });
  });

  test("BT-N2 plays are written weakest card first, in letters or signs", () => {
    expect(formatMove(pair)).toBe("3D 3S");
    expect(formatMove(pair, "signs")).toBe("3♦ 3♠");
    expect(formatMove(PASS)).toBe("pass");
    const taiwan = { ...seen, options: PRESETS.taiwan };
    expect(formatMove(must(parseMove("10d 10c", taiwan)))).toBe("TC TD");
  });
});

/** A match played at random, stopped after some moves. */
function randomMatch(options: string, seed: string, plies: number) {
  const random = Random.fromSeed(seed);
  let match = must(Match.start(bigtwo, { deal: seed, options }));
  while (match.status.kind === "playing" && match.ply < plies) {
    match = must(match.play(random.pick(match.legalMoves(match.status.seat))));
  }
  return match;
}

describe("records", () => {
  const record = `Big Two: mis
player: 3♦ 3♠ 4♦ 4♣ 4♥ 4♠ 5♦ 5♣ 5♥ 5♠ 6♦ 6♣ 6♥
right: 6♠ 7♦ 7♣ 7♥ 7♠ 8♦ 8♣ 8♥ 8♠ 9♦ 9♣ 9♥ 9♠
top: 3♣ 3♥ 10♦ 10♣ 10♥ 10♠ J♦ J♣ J♥ J♠ Q♦ Q♣ Q♥
left: Q♠ K♦ K♣ K♥ K♠ A♦ A♣ A♥ A♠ 2♦ 2♣ 2♥ 2♠
1. player 3♦ 3♠ | right 7♦ 7♣ | top pass | left pass | player pass
2. right 8♦ 8♣ | top 10♦ 10♣
timeout`;

  test("BT-N3 a record is readable and comes back as it was", () => {
    const state = must(stateText.parse(record));
    expect(state).toMatchObject({ ending: "timeout", turn: 3, toBeat: { seat: 2 } });
    expect(stateText.format(state)).toBe(record);
  });

  test.each([
    ["", "bad-record"],
    ["Chess: mis", "bad-record"],
    ["Big Two: whist", "no-such-preset"],
    ["Big Two: mis\nplayer: 3♦", "bad-record"],
    [record.replace("right: 6♠", "right: 6♠ 6♠"), "not-a-full-deal"],
    [record.replace("right: 6♠", "right: x"), "not-a-card"],
    [record.replace("top pass", "left pass"), "other-turn"],
    [record.replace("right 7♦ 7♣", "right 7♦ 8♣"), "no-play"],
    [record.replace("| top pass", "| nobody pass"), "bad-record"],
    [record.replace("| top pass", "| top"), "no-move"],
    [`${record}\ntimeout`, "game-over"],
  ])("BT-N4 a damaged record is refused: %#", (text, code) => {
    expect(stateText.parse(text)).toMatchObject({ ok: false, error: { code } });
  });

  test("BT-N3 BT-N4 every table survives its text, and any text is answered", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(PRESETS)), fc.nat(99), fc.nat(80), (options, seed, plies) => {
        const match = randomMatch(options, String(seed), plies);
        let state = must(bigtwo.setup(must(bigtwo.options.parse(options)), { kind: "seed", seed: String(seed) }));
        for (const text of match.moves)
          state = must(bigtwo.apply(state, must(parseMove(text, view(state, state.turn)))));
        expect(stateText.parse(stateText.format(state))).toEqual(ok(state));
      }),
      { numRuns: 20 },
    );
    fc.assert(fc.property(fc.string(), (text) => typeof stateText.parse(text).ok === "boolean"));
  });

  test("BT-N2 a match can be shared as a link and checked", () => {
    const match = randomMatch("taiwan", "link", 500);
    expect(match.link()).toMatch(/^\/bigtwo\/link\?options=taiwan&moves=/);
    expect(verify(bigtwo, match.link())).toEqual(ok({ plies: match.ply, status: match.status }));
  });
});

describe("what a seat knows", () => {
  const knows = "mis | right: 6S 7D 7C 7H 7S 8D 8C 8H 8S 9D 9C 9H 9S | player 3D 3S";

  test("BT-N6 a hand and what was played are enough", () => {
    const found = must(viewText.parse(knows));
    expect(found).toMatchObject({ viewer: 1, turn: 1, counts: [11, 13, 13, 13], hands: null });
    expect(viewText.format(found)).toBe(knows);
    expect(viewText.parse(knows.replace("mis | right", "Right"))).toEqual(ok(found));
  });

  test("BT-N6 cards are written in letters, and whoever holds the card that opens needs no word of it", () => {
    const opener = "mis | right: 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D";
    const found = must(viewText.parse(opener));
    expect([viewText.format(found), found.turn, found.hand.length]).toEqual([opener.replace("10D", "TD"), 1, 13]);
    const other = opener.replace("3D", "3C");
    expect(viewText.parse(other)).toMatchObject({ ok: false, error: { code: "no-opener", rule: "BT-N6" } });
    const told = must(viewText.parse(`${other} | top to move`));
    expect([told.turn, viewText.format(told)]).toEqual([2, `${other.replace("10D", "TD")} | top to move`]);
  });

  test("BT-N6 a hand of another size is refused with both numbers", () => {
    expect(viewText.parse("mis | top: 4D | player 3D")).toMatchObject({
      error: { code: "wrong-count", detail: { seat: "top", count: 1, needed: 13 } },
    });
    expect(bigtwo.words["wrong-count"]?.({ seat: "top", count: 1, needed: 13 })).toContain("has 1 card here;");
  });

  test("BT-N4 a hand without its colon, or a record without its hands, is refused with its line", () => {
    const text = stateText.format(must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "7" })));
    const expected = (line: number, name: string) => ({
      ok: false,
      error: { code: "bad-record", rule: "BT-N4", detail: { line, expected: `${name}: cards` } },
    });
    expect(stateText.parse(text.replace(/^player: .*$/m, "player"))).toMatchObject(expected(2, "player"));
    expect(stateText.parse(text.replace(/\nleft: .*$/s, ""))).toMatchObject(expected(5, "left"));
    expect(stateText.parse(text).ok).toBe(true);
  });

  test.each([
    ["", "no-such-preset"],
    ["mis", "bad-view"],
    ["mis | spectator", "no-opener"],
    ["mis | player: 3D", "wrong-count"],
    [knows.replace("3D 3S", "3D 4S"), "no-play"],
    [knows.replace("3D 3S", "3C 3S"), "other-turn"],
    [`${knows} | top pass`, "other-turn"],
    [`${knows} | right 5S 5C`, "wrong-count"],
    [knows.replace("6S", "3S"), "not-a-full-deal"],
    [`${knows} | nobody pass`, "bad-view"],
    [`${knows} | right`, "no-move"],
  ])("BT-N6 %s is refused", (text, code) => {
    expect(viewText.parse(text)).toMatchObject({ ok: false, error: { code } });
  });
});

test("BT-N5 every refusal has a sentence", () => {
  const detail = {
    text: "t",
    card: 4,
    size: 2,
    line: 1,
    expected: "e",
    seat: 0,
    toMove: 1,
    name: "n",
    values: "v",
    what: "w",
    kind: "single",
    over: "pair",
    count: 2,
    needed: 3,
    why: "lower",
  };
  const sentences = Object.entries(words).filter(([code]) => code.includes("-"));
  for (const [, say] of sentences) {
    expect(say({ ...detail, presets: "p", switches: "s" })).toMatch(/^["A-Z].*\.$/);
    expect(say({ ...detail, presets: "p", switches: "s" })).not.toContain("undefined");
  }
});
