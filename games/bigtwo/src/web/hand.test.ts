import type { Card } from "@baize/cards";
import { formatCards } from "@baize/cards";
import { describe, expect, test } from "vitest";
import { cards, table } from "../rules/fixture.ts";
import { bigtwo, PRESETS, type PresetName, playLabel, type State } from "../rules/index.ts";
import { arrange, moved } from "./arrangement.ts";
import { offersFor } from "./offers.ts";

const text = (list: readonly Card[]) => formatCards(list, "letters");
const HAND = cards("2S 3D KH 3C AD KD");

describe("the hand", () => {
  test.each<[PresetName, "rank" | "suit", string]>([
    ["mis", "rank", "3D 3C KD KH AD 2S"],
    ["mis", "suit", "3D KD AD 3C KH 2S"],
    ["pusoydos", "rank", "3C 3D KH KD AD 2S"],
    ["pusoydos", "suit", "3C 2S KH 3D KD AD"],
  ])("BT-W2 %s by %s: %s", (preset, by, expected) => {
    expect(text(arrange(PRESETS[preset], HAND, by, []))).toBe(expected);
  });

  test("BT-W2 in the player's own order, without what has been played", () => {
    expect(text(arrange(PRESETS.mis, cards("3D KH 2S"), "own", cards("2S AD 3D")))).toBe("2S 3D KH");
  });

  test.each([
    [0, 2, "KH 2S 3D"],
    [2, 0, "2S 3D KH"],
    [1, 9, "3D 2S KH"],
    [1, 1, "3D KH 2S"],
  ])("BT-W2 the card at %i put to %i: %s", (from, to, expected) => {
    expect(text(moved(cards("3D KH 2S"), from, to))).toBe(expected);
  });
});

describe("what is offered", () => {
  const offered = (state: State, picked: string, viewer = state.turn) =>
    offersFor(bigtwo.view(state, viewer), cards(picked)).map(playLabel);
  const rich = "3C 4D 5S 6H 7C 7D 9D 9C 9S KD KH";
  const lead = table(
    "mis",
    [rich, "4C", "4H", "4S"],
    [
      [0, "3D"],
      [1, "pass"],
      [2, "pass"],
      [3, "pass"],
    ],
  );
  const follow = table("mis", [rich, "4C", "4H", "4S"], [[3, "8D 8C"]]);

  test("BT-W3 on the lead: every kind with the card, the weakest of each name", () => {
    expect(offered(lead, "7C")).toEqual(["Pair, 7s", "Straight, 3 to 7", "Full house, 9s"]);
    expect(offersFor(bigtwo.view(lead, lead.turn), cards("9S")).map(({ cards: c }) => text(c))).toContain(
      "7D 7C 9D 9C 9S",
    );
  });

  test("BT-W3 in answer: only what beats the play", () => {
    expect(offered(follow, "9C")).toEqual(["Pair, 9s"]);
    expect(offered(follow, "7C")).toEqual([]);
  });

  test("BT-W3 with two cards picked, only plays with both", () => {
    expect(offered(lead, "9C KD")).toEqual(["Full house, 9s"]);
  });

  test("BT-W3 nothing out of turn", () => {
    expect(offered(lead, "4C", 1 as never)).toEqual([]);
  });
});
