import { readFile } from "node:fs/promises";
import { Budget, mannersOf, must, Random, seat } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { table } from "../rules/fixture.ts";
import { bigtwo, formatMove, PRESETS } from "../rules/index.ts";
import { masterWeights, quickWeights } from "../weights/index.ts";
import { rosterOf } from "./roster.ts";

const LEVELS = mannersOf(bigtwo).company?.levels ?? [];

function newCompany() {
  const { ids, bot, judge } = rosterOf({ master: () => readFile(masterWeights), quick: () => readFile(quickWeights) });
  return { ids, bot, ...judge! };
}

const company = newCompany();
const BOTS = ["novice", "novice", "novice"];
/** A view as it arrives in a worker: a copy. */
const sent = <T>(view: T): T => structuredClone(view);

describe("the company", () => {
  const state = must(bigtwo.setup(PRESETS.mis, { kind: "seed", seed: "617" }));
  const view = sent(bigtwo.view(state, state.turn));

  test("BT-W7 every level can be chosen", () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(company.ids);
  });

  test.each(LEVELS.map(({ id }) => id))("BT-W7 %s plays from a view that was sent", async (level) => {
    const bot = await company.bot(level);
    const legal = bigtwo.legalMoves(view).map((move) => formatMove(move));
    const move = bot.choose(view, bigtwo.legalMoves(view), Random.fromSeed("617"), new Budget());
    expect(legal).toContain(formatMove(move));
  });

  test("BT-W7 a level that does not exist is a problem", async () => {
    await expect(company.bot("prophet")).rejects.toThrow("There is no bot prophet.");
  });

  test("BT-W10 the advice goes out when it can, and says why", () => {
    const near = table("mis", ["5D 5C", "4D 4H 4C", "JD", "QD"], [[3, "3S 3D"]]);
    expect(company.advise(sent(bigtwo.view(near, seat(0))))).toEqual({
      text: "5D 5C",
      title: "Play pair · 5s",
      why: "Plays the last cards and wins.",
    });
  });

  test("BT-W11 the best move costs nothing, and passing the win costs", () => {
    const near = sent(bigtwo.view(table("mis", ["5D 5C", "4D 4H 4C", "JD", "QD"], [[3, "3S 3D"]]), seat(0)));
    const good = company.appraise(near, "5D 5C");
    expect([good.best.text, good.points]).toEqual(["5D 5C", good.best.points]);
    const passed = company.appraise(near, "pass");
    expect(passed.best.points).toBeGreaterThan(passed.points);
  });

  test("BT-W11 moves are weighed, best first, and the best is what is advised", () => {
    const near = sent(bigtwo.view(table("mis", ["5D 5C 9H", "4D 4H 4C", "JD", "QD"], [[3, "3S 3D"]]), seat(0)));
    const all = company.weigh(near);
    expect(all.map(({ text }) => text).toSorted()).toEqual(["5D 5C", "pass"]);
    expect(all[0]?.text).toBe(company.advise(near).text);
    expect(all[0]?.points).toBeGreaterThanOrEqual(all[1]?.points ?? Number.NaN);
  });

  test("BT-W11 par is what the best bot at hand scores with the same cards", async () => {
    const fresh = newCompany();
    const played = { deal: "617", options: "mis", seat: seat(0), levels: ["", ...BOTS] };
    expect((await fresh.par(played)).level).toBe("expert");
    await fresh.bot("master");
    const { level, points } = await fresh.par(played);
    expect([level, await fresh.par(played)]).toEqual(["master", { level, points }]);
  });

  test("BT-W10 BT-W11 where a grandmaster plays the master judges, and stands in for it in par", async () => {
    const fresh = newCompany();
    await fresh.bot("grandmaster");
    const par = (level: string) =>
      fresh.par({ deal: "617", options: "mis", seat: seat(0), levels: ["", level, level, level] });
    expect(await par("grandmaster")).toEqual({ ...(await par("master")), level: "master" });
  });
});
