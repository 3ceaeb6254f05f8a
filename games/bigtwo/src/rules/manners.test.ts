/** How Big Two is played at any table: what can be chosen, how it is called, and what follows by itself. */

import { Match, mannersOf, must, seat } from "@baize/kernel";
import { expect, test } from "vitest";
import { play, table } from "./fixture.ts";
import { bigtwo } from "./game.ts";
import { presets } from "./manners.ts";
import { PRESETS } from "./options.ts";

const manners = mannersOf(bigtwo);
const { company } = manners;

test.each([
  ["617", "Deal 617", "Big Two 617"],
  ["12345678901", "Deal 12345678901", "Big Two 12345678901"],
  ["123456789012", "", "Big Two"],
  ["a-very-long-seed-of-somebody", "", "Big Two"],
  ["3D/4D", "Own deal", "Big Two"],
])("BT-Y1 the deal %s is called %j, and a match of it %j", (deal, name, match) => {
  expect([manners.dealName(deal), manners.matchName(deal)]).toEqual([name, match]);
});

test("MD-A3 a line is written so that its moves, which have blanks, are read again", () => {
  const line = ["3D 3S", "4H 4S", "8C 8S", "pass"];
  const text = manners.lineText(line);
  expect(text).toBe("3D+3S 4H+4S 8C+8S pass");
  expect(must(Match.fromLink(bigtwo, `/bigtwo/7?moves=${text.replaceAll(" ", ".")}`)).moves).toEqual(line);
});

test("BT-Y1 a deal is written hand by hand, or it is a seed", () => {
  expect(["617", "3D/4D"].map((deal) => manners.isWritten?.(deal))).toEqual([false, true]);
});

test.each([
  ["mis", "Standard"],
  ["hongkong", "Hong Kong"],
  ["hongkong,pass=locked", "Hong Kong, changed"],
  ["constructor", "constructor"],
  ["\u001b[2J", "␛[2J"],
])("BT-Y1 the rules %j are called %j", (options, name) => {
  expect(company?.optionsName(options)).toBe(name);
});

test("BT-Y1 every preset can be chosen, by a title and a sentence of its own", () => {
  const all = presets();
  expect(all.map(({ id }) => id)).toEqual(Object.keys(PRESETS));
  expect(new Set(all.flatMap(({ title, says }) => [title, says])).size).toBe(2 * all.length);
});

test("BT-Y2 pace and clock can be chosen, and what is chosen is what holds", () => {
  expect(
    manners.preferences.map(({ id, standard, choices }) => [id, standard, choices.map(({ value }) => value)]),
  ).toEqual([
    ["pace", "1200", ["300", "1200", "2500"]],
    ["clock", "ten", ["ten", "none"]],
  ]);
  for (const { choices } of manners.preferences) {
    expect(new Set(choices.flatMap(({ title, says }) => [title, says])).size).toBe(2 * choices.length);
  }
  const chosen = { pace: "2500", clock: "ten" };
  expect([company?.pace(chosen), company?.limit(chosen), company?.limit({ ...chosen, clock: "none" })]).toEqual([
    2500,
    600_000,
    undefined,
  ]);
});

test("BT-Y3 six levels, each an animal with a name, a title and a sentence; ten deals against the classic unless chosen", () => {
  expect(company?.levels.map(({ id, title, name, face }) => [id, title, name, face])).toEqual([
    ["novice", "Novice", "Crumb", "crumb"],
    ["classic", "Classic", "Plod", "plod"],
    ["skilled", "Skilled", "Bramble", "bramble"],
    ["expert", "Expert", "Russet", "russet"],
    ["master", "Master", "Burdock", "burdock"],
    ["grandmaster", "Grandmaster", "Tawny", "tawny"],
  ]);
  expect(new Set(company?.levels.map(({ says }) => says)).size).toBe(6);
  expect([company?.standard, company?.term]).toEqual(["classic", "10-deals"]);
});

test("BT-Y4 what time does is an event that the rules take, and a play nobody can beat is passed on", () => {
  const state = table("mis", ["4D 5D", "4C 6D", "4H 7D", "4S 8D"], [[3, "3D"]]);
  const view = bigtwo.view(state, seat(0));
  const event = must(bigtwo.parseMove(company?.timeout ?? "", view));
  expect(must(bigtwo.apply(state, event)).ending).toBe("timeout");
  expect(company?.settled?.(view)).toBeUndefined();
  const high = { seat: seat(3), play: play("mis", "2S")! };
  expect(company?.settled?.({ ...view, toBeat: high })).toBe("pass");
});
