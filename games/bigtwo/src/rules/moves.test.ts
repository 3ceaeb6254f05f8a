import { formatCards } from "@baize/cards";
import { must, Random, seat, sentence } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { cards, table } from "./fixture.ts";
import { bigtwo } from "./game.ts";
import { apply, compareMoves, legalMoves, PASS, TIMEOUT } from "./moves.ts";
import { formatMove } from "./notation.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { type State, setup, view } from "./state.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];
const move = (text: string) =>
  text === "pass" ? PASS : text === "timeout" ? TIMEOUT : ({ kind: "play", cards: cards(text) } as const);
const act = (state: State, ...texts: string[]): State =>
  texts.reduce((current, text) => must(apply(current, move(text))), state);
const offered = (state: State) => legalMoves(view(state, state.turn)).map((m) => formatMove(m));

const HANDS = ["3d 5d 5c 9h 9s kd", "4d 5h 6d 7s 8c qh 2s", "4c 4s 6h 6s 10d jc", "7d 8d 9d 10c 10h jd"];

describe("the opening", () => {
  test.each(presetNames)("BT-O1 %s: the holder of the opening card begins", (preset) => {
    const state = must(setup(PRESETS[preset], { kind: "seed", seed: "opening" }));
    const opener = cards({ taiwan: "3c", pusoydos: "3c" }[preset as string] ?? "3d")[0]!;
    expect(state.hands[state.turn]).toContain(opener);
    for (const legal of legalMoves(view(state, state.turn))) {
      expect(legal.kind === "play" && legal.cards.includes(opener)).toBe(true);
    }
  });

  test.each([
    ["5d", "must-open", "BT-O1"],
    ["5d 5c", "must-open", "BT-O1"],
    ["pass", "no-pass-opening", "BT-T5"],
    ["3d 5d", "no-play", "BT-P1"],
  ])("BT-O1 BT-T5 %s does not open", (text, code, rule) => {
    expect(apply(table("mis", HANDS, []), move(text))).toMatchObject({ ok: false, error: { code, rule } });
  });

  test("BT-O2 alone means alone", () => {
    const state = table("charlesworth", ["3d 3c 3h 4d 5d 6s 7c", "4c", "4h", "4s"], []);
    expect(offered(state)).toEqual(["3D"]);
    expect(apply(state, move("3d 3c"))).toMatchObject({ ok: false, error: { rule: "BT-O2" } });
    expect(offered(table("mis", ["3d 3c 3h 4d 5d 6s 7c", "4c", "4h", "4s"], []))).toEqual([
      "3D",
      "3D 3C",
      "3D 3H",
      "3D 4D 5D 6S 7C",
    ]);
  });
});

describe("turns", () => {
  test.each([
    ["8d", "not-your-cards", "BT-T2"],
    ["5h 5h", "not-your-cards", "BT-T2"],
    ["4d 5h", "no-play", "BT-P1"],
    ["4d", "too-weak", "BT-T4"],
    ["4d 5h 6d 7s 8c", "other-size", "BT-T3"],
  ])("BT-T2 BT-T3 BT-T4 after 5d, %s is refused", (text, code, rule) => {
    const state = table("mis", HANDS, [[0, "5d"]]);
    expect(apply(state, move(text))).toMatchObject({ ok: false, error: { code, rule } });
  });

  test("BT-P1 six cards are no play, and that is why", () => {
    const refused = apply(table("mis", HANDS, [[0, "5d"]]), move("4d 5h 6d 7s 8c qh"));
    expect(refused).toMatchObject({ ok: false, error: { rule: "BT-P1", detail: { why: "size", count: 6 } } });
  });

  test("BT-T1 BT-T6 soft passes: round the table, back in after a pass, three in a row free the owner", () => {
    const start = table("mis", HANDS, []);
    const played = act(start, "3d", "pass", "4c", "7d", "pass");
    expect(played.turn).toBe(1);
    expect(offered(played)).toEqual(["pass", "7S", "8C", "QH", "2S"]);
    const free = act(played, "2s", "pass", "pass", "pass");
    expect(free).toMatchObject({ turn: 1, toBeat: null, passed: [] });
    expect(offered(free)).toEqual(["4D", "5H", "6D", "7S", "8C", "QH", "4D 5H 6D 7S 8C"]);
    expect(apply(free, PASS)).toMatchObject({ ok: false, error: { code: "no-pass-free", rule: "BT-T5" } });
  });

  test("BT-T6 two passes and a play do not free anybody", () => {
    expect(act(table("mis", HANDS, []), "3d", "pass", "pass", "7d", "9h", "pass")).toMatchObject({
      turn: 2,
      passed: [1],
    });
  });

  test("BT-T7 locked passes: who passed is skipped until the owner is free", () => {
    const hands = ["3c 5d 5c 9h 9s kd", "4d 5h 6d 7s 8c qh 2s", "4c 4s 6h 6s 10d jc", "7d 8d 9d 10c 10h jd"];
    const start = table("taiwan", hands, []);
    const played = act(start, "3c", "pass", "4c", "7d", "9h");
    expect(played).toMatchObject({ turn: 2, passed: [1] });
    const later = act(played, "pass", "10c", "kd");
    expect(later).toMatchObject({ turn: 3, passed: [1, 2] });
    expect(act(later, "pass")).toMatchObject({ turn: 0, toBeat: null, passed: [] });
  });

  test("BT-C3 a bomb answers a single and a pair", () => {
    const state = table("taiwan", ["4c", "3d 3h 3s 5c 9d 9h 9s 9c", "5d", "5h"], [[0, "4d"]]);
    expect(offered(state)).toContain("3D 9C 9D 9H 9S");
    expect(apply(state, move("3d 9c 9d 9h 9s"))).toMatchObject({ ok: true });
    expect(offered(table("taiwan", ["4c", "3d 3h 3s 5c 9d 9h 9s 9c", "5d", "5h"], [[0, "10d 10s"]]))).toEqual([
      "pass",
      "3D 9C 9D 9H 9S",
      "3H 9C 9D 9H 9S",
      "3S 9C 9D 9H 9S",
      "5C 9C 9D 9H 9S",
    ]);
  });
});

describe("the last-card rule", () => {
  const hands = ["6c", "4d 5h 5s 9d kd", "7s", "8s 9s"];
  test.each<[string, State, string[]]>([
    ["following", table("taiwan", hands, [[0, "4c"]]), ["pass", "KD"]],
    [
      "leading",
      table("taiwan", hands, [
        [1, "4h"],
        [2, "pass"],
        [3, "pass"],
        [0, "pass"],
      ]),
      ["KD", "5H 5S"],
    ],
    ["two cards next door", table("taiwan", ["6c", hands[1]!, "7s 7h", "8s"], [[0, "9c"]]), ["pass", "9D", "KD"]],
    ["switched off", table("mis", hands, [[0, "9c"]]), ["pass", "KD"]],
  ])("BT-L1 %s", (_, state, expected) => {
    expect(offered(state)).toEqual(expected);
  });

  test("BT-L1 a lower single is refused", () => {
    expect(apply(table("taiwan", hands, [[0, "4c"]]), move("9d"))).toMatchObject({
      ok: false,
      error: { rule: "BT-L1" },
    });
  });
});

describe("the end", () => {
  test("BT-E1 an empty hand ends the deal at once", () => {
    const over = act(table("mis", ["3d", "4d 5d", "6d", "7d"], []), "3d");
    expect(over).toMatchObject({ ending: "emptied", turn: 0 });
    expect(apply(over, PASS)).toMatchObject({ ok: false, error: { code: "game-over", rule: "BT-E3" } });
  });

  test("BT-E2 BT-E3 a timeout ends the deal, is offered to nobody, and is refused after the end", () => {
    const state = table("mis", HANDS, []);
    expect(legalMoves(view(state, seat(0))).some((m) => m.kind === "timeout")).toBe(false);
    const over = act(state, "timeout");
    expect(over.ending).toBe("timeout");
    expect(apply(over, TIMEOUT)).toMatchObject({ ok: false, error: { rule: "BT-E3" } });
  });
});

describe("what is offered", () => {
  test("BT-T8 nothing out of turn or to a spectator", () => {
    const state = table("mis", HANDS, [[0, "5d"]]);
    for (const viewer of [seat(0), seat(2), seat(3), "spectator"] as const) {
      expect(legalMoves(view(state, viewer))).toEqual([]);
    }
  });

  test.each(presetNames)("BT-T8 %s: the offered moves are exactly the accepted ones, in order", (preset) => {
    const random = Random.fromSeed(preset);
    for (let deal = 0; deal < 3; deal++) {
      let state = must(setup(PRESETS[preset], { kind: "seed", seed: `${preset}${deal}` }));
      while (state.ending === null) {
        const legal = legalMoves(view(state, state.turn));
        for (const [i, m] of legal.entries()) {
          expect(apply(state, m).ok).toBe(true);
          if (i > 0) expect(compareMoves(legal[i - 1]!, m)).toBeLessThan(0);
        }
        const hand = state.hands[state.turn]!;
        for (let i = 0; i < 60; i++) {
          const some = random.shuffle(hand).slice(0, 1 + random.below(5));
          const isOffered = legal.some((m) => compareMoves(m, { kind: "play", cards: some }) === 0);
          expect(apply(state, { kind: "play", cards: some }).ok, formatCards(some)).toBe(isOffered);
        }
        expect(apply(state, PASS).ok).toBe(legal.some((m) => m.kind === "pass"));
        state = must(apply(state, random.pick(legal)));
      }
    }
  });
});

describe("what is wrong under these rules", () => {
  const hand = "4D 4C 4H 5D 6D 7D 8D 9C JD QD KD AD 2D 2C 2H 2S 3C";
  const state = (preset: PresetName, beaten: string) => table(preset, [hand, "KS QS", "KH QH", "KC QC"], [[3, beaten]]);
  const says = (preset: PresetName, text: string, beaten: string) => {
    const judged = apply(state(preset, beaten), move(text));
    return judged.ok ? "" : sentence(judged.error, bigtwo.words);
  };

  test.each<[PresetName, string, string, string]>([
    ["mis", "4D 4C 4H", "3D", "Three cards are no play here."],
    ["hongkong", "4D 4C 5D", "3D", "Three cards are a play only when they are alike."],
    ["mis", "4D 5D", "3D", "Two cards are a play only as a pair."],
    ["mis", "2D 2C 2H 2S", "3D", "Four cards are no play here."],
    ["charlesworth", "4D 4C 5D 6D", "3D", "Four cards are a play only as two pair or four of a kind."],
    ["mis", "4D 5D 6D 7D 2C", "3D", "These five cards are no play."],
    ["taiwan", "4D 5D 6D 8D JD", "3D", "A flush is no play here."],
    ["charlesworth", "2D 2C 2H 2S 3C", "3D", "Four of a kind takes no fifth card here."],
    ["pusoydos", "JD QD KD AD 2C", "3S", "That is no straight here."],
    ["mis", "4D 4C 4H 5D 6D 7D", "3D", "No play has so many cards."],
    ["mis", "4D 4C", "3D", "The play to beat has one card; yours must too."],
    ["mis", "4D", "5C", "A higher single is needed."],
    ["mis", "4D 5D 6D 7D 8D", "9S TS JS QS KS", "A higher straight flush is needed."],
    ["charlesworth", "4D 5D 6D 7D 8D", "3S 4S 5S 6S 7S", "Nothing beats a straight flush here."],
    ["mis", "4C 5D 6D 7D 8D", "3S 4S 6S 7S 9S", "A straight does not beat a flush."],
    ["taiwan", "4C 5D 6D 7D 8D", "3S 3H 3D KS KH", "Here a straight answers only its own kind."],
  ])("BT-W5 %s: %s on %s", (preset, text, beaten, expected) => {
    expect(says(preset, text, beaten)).toBe(expected);
  });
});
