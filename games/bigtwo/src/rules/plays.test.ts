import { DECK } from "@baize/cards";
import { Random } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { play } from "./fixture.ts";
import { playsIn } from "./hand.ts";
import { ladderOf, sortCards } from "./ladder.ts";
import { PRESETS, type PresetName } from "./options.ts";
import { beats } from "./plays.ts";

const presetNames = Object.keys(PRESETS) as PresetName[];

describe("what cards are together", () => {
  test.each<[string, PresetName, string, string | undefined]>([
    ["BT-P1", "mis", "3d", "single"],
    ["BT-P1", "mis", "3d 3s", "pair"],
    ["BT-P1", "mis", "3d 4d", undefined],
    ["BT-P1", "mis", "", undefined],
    ["BT-P1", "mis", "3d 4c 5d 6d 7d", "straight"],
    ["BT-P1", "mis", "3d 4d 5d 6d 8d", "flush"],
    ["BT-P1", "mis", "3d 3c 3h 8s 8d", "full-house"],
    ["BT-P1", "mis", "3d 8c 3h 8s 8d", "full-house"],
    ["BT-P1", "mis", "3d 3c 3h 3s 8d", "four-kicker"],
    ["BT-P1", "mis", "3d 8c 8h 8s 8d", "four-kicker"],
    ["BT-P1", "mis", "3d 3c 3h 4s 5d", undefined],
    ["BT-P1", "mis", "3d 3c 4h 4s 5d", undefined],
    ["BT-P1", "mis", "3d 4c 5d 6d 8h", undefined],
    ["BT-P1", "mis", "3d 4d 5d 6d 7d 8d", undefined],
    ["BT-P2", "mis", "3d 3c 3h", undefined],
    ["BT-P2", "hongkong", "3d 3c 3h", "triple"],
    ["BT-P2", "hongkong", "3d 3c 4h", undefined],
    ["BT-P3", "mis", "3d 3c 3h 3s", undefined],
    ["BT-P3", "charlesworth", "3d 3c 3h 3s", "four"],
    ["BT-P3", "charlesworth", "3d 3c 5h 5s", "two-pair"],
    ["BT-P3", "charlesworth", "3d 3c 3h 5s", undefined],
    ["BT-P3", "charlesworth", "3d 3c 4h 5s", undefined],
    ["BT-P4", "taiwan", "3d 4d 5d 6d 8d", undefined],
    ["BT-P4", "charlesworth", "3d 3c 3h 3s 8d", undefined],
    ["BT-P5", "mis", "3d 4d 5d 6d 7d", "straight-flush"],
    ["BT-P5", "taiwan", "3d 4d 5d 6d 7d", "straight-flush"],
    ["BT-P6", "mis", "jd qc kd ad 2d", "straight"],
    ["BT-P6", "mis", "ad 2c 3d 4d 5d", undefined],
    ["BT-P6", "mis", "2d 3c 4d 5d 6d", undefined],
    ["BT-P6", "mis", "qd kc ad 2d 3d", undefined],
    ["BT-P6", "hongkong", "ad 2c 3d 4d 5d", "straight"],
    ["BT-P6", "hongkong", "2d 3c 4d 5d 6d", "straight"],
    ["BT-P6", "hongkong", "jd qc kd ad 2d", undefined],
    ["BT-P6", "singapore", "ad 2c 3d 4d 5d", undefined],
    ["BT-P6", "singapore", "2d 3c 4d 5d 6d", "straight"],
    ["BT-P6", "taiwan", "ad 2c 3d 4d 5d", "straight"],
    ["BT-P6", "taiwan", "2d 3c 4d 5d 6d", "straight"],
    ["BT-P6", "bluo42", "10d jd qc kd ad", "straight"],
    ["BT-P6", "bluo42", "jd qc kd ad 2d", undefined],
    ["BT-P6", "pusoydos", "2d 3c 4d 5d 6d", undefined],
  ])("%s %s: %s is %s", (_, preset, text, kind) => {
    expect(play(preset, text)?.kind).toBe(kind);
  });
});

describe("what beats what", () => {
  test.each<[string, PresetName, string, string]>([
    ["BT-C1", "mis", "3s", "3h"],
    ["BT-C1", "mis", "3h", "3c"],
    ["BT-C1", "mis", "3c", "3d"],
    ["BT-C1", "mis", "2d", "as"],
    ["BT-C1", "mis", "ad", "ks"],
    ["BT-C1", "mis", "10d", "9s"],
    ["BT-C1", "mis", "4d", "3s"],
    ["BT-C1", "taiwan", "3d", "3c"],
    ["BT-C1", "pusoydos", "3d", "3h"],
    ["BT-C1", "pusoydos", "3h", "3s"],
    ["BT-C1", "pusoydos", "3s", "3c"],
    ["BT-C1", "mis", "3d 3s", "3c 3h"],
    ["BT-C1", "mis", "4d 4c", "3h 3s"],
    ["BT-C1", "hongkong", "4d 4c 4h", "3h 3s 3c"],
    ["BT-C1", "mis", "4d 4c 4h 3d 3c", "3h 3s 3c 2d 2h"],
    ["BT-C1", "mis", "4d 4c 4h 4s 3c", "3h 3s 3c 3d 2h"],
    ["BT-C1", "charlesworth", "5d 5s 3c 3d", "5c 5h 4c 4d"],
    ["BT-C2", "mis", "3d 4d 5d 6d 8d", "jd qc kd ad 2d"],
    ["BT-C2", "mis", "3d 3c 3h 4s 4d", "jd qd kd ad 9d"],
    ["BT-C2", "mis", "3d 3c 3h 3s 4d", "2d 2c 2h 4s 4c"],
    ["BT-C2", "mis", "3d 4d 5d 6d 7d", "2d 2c 2h 2s 4c"],
    ["BT-C2", "charlesworth", "3d 3c 3h 3s", "2d 2c as ah"],
    ["BT-C3", "taiwan", "3d 3c 3h 3s 4d", "2s"],
    ["BT-C3", "taiwan", "3d 3c 3h 3s 4d", "2s 2h"],
    ["BT-C3", "taiwan", "3d 3c 3h 3s 4d", "10d jd qc kd ad"],
    ["BT-C3", "taiwan", "3d 4d 5d 6d 7d", "2d 2c 2h 2s 4c"],
    ["BT-C3", "taiwan", "4d 5d 6d 7d 8d", "3d 4d 5d 6d 7d"],
    ["BT-C3", "taiwan", "4d 4c 4h 4s 3d", "3d 3c 3h 3s 4d"],
    ["BT-C5", "mis", "jd qc kd ad 2d", "10s jh qs ks as"],
    ["BT-C5", "mis", "4d 5c 6d 7d 8d", "3s 4h 5s 6s 7s"],
    ["BT-C5", "mis", "3d 4d 5d 6d 7s", "3s 4s 5s 6s 7h"],
    ["BT-C5", "mis", "jd qc kd ad 2s", "jh qs ks as 2h"],
    ["BT-C5", "hongkong", "2d 3c 4d 5d 6d", "as 2s 3s 4s 5h"],
    ["BT-C5", "hongkong", "3d 4c 5d 6d 7d", "2s 3s 4s 5s 6h"],
    ["BT-C5", "hongkong", "ad 2d 3d 4d 5s", "as 2s 3s 4s 5h"],
    ["BT-C5", "hongkong", "2d 3d 4d 5d 6s", "2s 3s 4s 5s 6h"],
    ["BT-C5", "taiwan", "2d 3c 4d 5d 6d", "10s js qs ks ah"],
    ["BT-C5", "taiwan", "3d 4c 5d 6d 7d", "as 2s 3s 4s 5h"],
    ["BT-C5", "taiwan", "2s 3d 4d 5d 6d", "2h 3s 4s 5s 6s"],
    ["BT-C5", "singapore", "2s 3d 4d 5d 6d", "2h 3s 4s 5s 6s"],
    ["BT-C5", "mis", "3s 4s 5s 6s 7s", "3d 4d 5d 6d 7d"],
    ["BT-C6", "mis", "3s 4s 5s 6s 8s", "9h jh kh ah 2h"],
    ["BT-C6", "mis", "3s 5s 6s 7s 9s", "3s 4s 6s 7s 9s"],
    ["BT-C6", "singapore", "3d 4d 5d 6d 9d", "3s 4s 5s 6s 8s"],
    ["BT-C6", "singapore", "3s 4s 5s 6s 8s", "3h 4h 5h 6h 8h"],
    ["BT-C6", "charlesworth", "9d jd kd ad 2d", "9s js ks as qs"],
    ["BT-R4", "charlesworth", "3d 4d 5d qd kd", "3s 4s 5s js ks"],
  ])("%s %s: %s beats %s, not the reverse", (_, preset, high, low) => {
    const [a, b] = [play(preset, high)!, play(preset, low)!];
    expect(beats(PRESETS[preset], a, b)).toBe(true);
    expect(beats(PRESETS[preset], b, a)).toBe(false);
  });

  test.each<[string, PresetName, string, string]>([
    ["BT-C3", "taiwan", "3d 3c 3h 4s 4d", "3d 4c 5d 6d 7d"],
    ["BT-C3", "taiwan", "10d jc qd kd ad", "3d 3c 3h 4s 4d"],
    ["BT-C4", "charlesworth", "4s 5s 6s 7s 8s", "3d 4d 5d 6d 7d"],
    ["BT-C4", "charlesworth", "2d 2c 2h 4s 4d", "3d 4d 5d 6d 7d"],
    ["BT-T3", "mis", "2s", "3d 3c"],
    ["BT-T3", "mis", "3d 3c 3h 3s 4d", "4s"],
  ])("%s %s: %s does not beat %s", (_, preset, a, b) => {
    expect(beats(PRESETS[preset], play(preset, a)!, play(preset, b)!)).toBe(false);
  });

  test("BT-C3 with bombs a flush does not beat a straight, whatever the house allows else", () => {
    const [straight, flush] = [play("mis", "3d 4c 5h 6s 7d"), play("mis", "3s 6s 8s Js Ks")];
    const house = { ...PRESETS.mis, bombs: true };
    expect([straight?.kind, flush?.kind]).toEqual(["straight", "flush"]);
    expect([beats(PRESETS.mis, flush!, straight!), beats(house, flush!, straight!)]).toEqual([true, false]);
  });

  test.each(presetNames)("BT-C7 %s: disjoint plays of one kind are in a strict total order", (preset) => {
    const config = PRESETS[preset];
    const deck = sortCards(ladderOf(config), DECK);
    const kinds = Map.groupBy(
      [1, 2, 3, 4, 5].flatMap((size) => playsIn(config, deck, size)),
      (found) => found.kind,
    );
    if (config.unbeatable) kinds.delete("straight-flush");
    const random = Random.fromSeed(preset);
    for (const plays of kinds.values()) {
      for (let i = 0; i < 400; i++) {
        const [a, b, c] = [random.pick(plays), random.pick(plays), random.pick(plays)];
        if (!a.cards.some((card) => b.cards.includes(card))) {
          expect(beats(config, a, b)).not.toBe(beats(config, b, a));
        }
        if (beats(config, a, b) && beats(config, b, c)) expect(beats(config, a, c)).toBe(true);
        expect(beats(config, a, a)).toBe(false);
      }
    }
  });
});
