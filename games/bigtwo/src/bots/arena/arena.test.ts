import { type Entrant, Match, must } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { type BigtwoShape, bigtwo, type Move, PRESETS } from "../../rules/index.ts";
import { classic, novice, skilled } from "../index.ts";
import { type Contest, mergeTallies, playRange, playTable, sprt, summarise, type Tally } from "./index.ts";
import { lineups } from "./lineup.ts";

const terms = { options: PRESETS.mis, scoring: "cards", allowance: {} } as const;
const contest: Contest = { ...terms, form: "1v3", bots: [skilled, classic], seed: "arena" };

describe("tables", () => {
  test("BT-A1 BT-A3 a table gives zero-sum card counts", async () => {
    const asked: number[] = [];
    const { scores } = await playTable(
      [classic, classic, classic, classic],
      { kind: "seed", seed: "1" },
      "x",
      { ...terms, options: PRESETS.taiwan },
      undefined,
      (seat) => asked.push(seat),
    );
    expect(scores.reduce((a, b) => a + b)).toBe(0);
    expect(scores.filter((score) => score > 0)).toHaveLength(1);
    for (const score of scores) expect(Math.abs(score)).toBeLessThanOrEqual(39);
    expect(new Set(asked)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("BT-A3 the rules' own penalties on request", async () => {
    const played = (scoring: "cards" | "rules") =>
      Promise.all(
        [1, 2, 3, 4, 5, 6].map((seed) =>
          playTable([novice, classic, classic, novice], { kind: "seed", seed: `${seed}` }, "x", {
            ...terms,
            options: PRESETS.taiwan,
            scoring,
          }),
        ),
      );
    expect(await played("rules")).not.toEqual(await played("cards"));
  });
});

describe("faults", () => {
  const silent: Entrant<BigtwoShape> = { id: "silent", choose: () => Promise.reject(new Error("it has ended")) };
  const cheat: Entrant<BigtwoShape> = { id: "cheat", choose: () => ({ kind: "timeout" }) };
  const answering = (answer: unknown): Entrant<BigtwoShape> => ({ id: "odd", choose: () => answer as Move });
  const later: Entrant<BigtwoShape> = { id: "later", choose: async (...asked) => classic.choose(...asked) };
  const faulty = (bot: Entrant<BigtwoShape>, options = PRESETS.mis, scoring: "cards" | "rules" = "cards") => {
    const told: string[] = [];
    const faults = playRange(
      { ...contest, options, scoring, bots: [bot, classic] },
      { from: 0, to: 2 },
      undefined,
      ({ seats, deal, fault }) => fault && told.push(`${seats[fault.seat]} ${deal} ${fault.why}`),
    );
    return faults.then((tallies) => ({ tallies, told }));
  };

  test.each([
    [silent, "it has ended"],
    [cheat, '{"kind":"timeout"} is not one of the moves it has.'],
    [answering({ kind: "play", cards: [7, 7] }), "2S 2S is not one of the moves it has."],
    [answering({ kind: "play", cards: ["2S"] }), '{"kind":"play","cards":["2S"]} is not one of the moves it has.'],
    [answering(undefined), "undefined is not one of the moves it has."],
  ])("BT-A6 whoever makes no move, or one that is not allowed, pays all the others: %#", async (bot, why) => {
    const { tallies, told } = await faulty(bot);
    expect(told).toEqual([...Array(4).fill(`0 0 ${why}`), ...Array(4).fill(`0 1 ${why}`)]);
    expect(tallies.map(({ points, faults, wins }) => [points, faults, wins])).toEqual([
      [-39 * 8, 8, 0],
      [39 * 8, 0, 0],
    ]);
  });

  test("BT-A7 every game is told with its seats, its points and a link that replays it", async () => {
    const games: { seats: readonly number[]; points: readonly number[]; link: string; fault: unknown }[] = [];
    const late = {
      id: "late",
      choose: (...asked: Parameters<typeof classic.choose>) =>
        (asked[0].history.length > 3 ? cheat : classic).choose(...asked),
    };
    for (const bot of [classic, late as Entrant<BigtwoShape>]) {
      await playRange({ ...contest, bots: [bot, classic] }, { from: 3, to: 4 }, undefined, (game) =>
        games.push({ ...game, link: game.link() }),
      );
    }
    expect(games.map(({ seats }) => seats.indexOf(0))).toEqual([0, 3, 2, 1, 0, 3, 2, 1]);
    for (const { link, points, fault, seats } of games) {
      const { status } = must(Match.fromLink(bigtwo, link));
      if (fault === undefined) expect(status).toMatchObject({ kind: "over" });
      else expect(status).toEqual({ kind: "playing", seat: seats.indexOf(0) });
      expect(points.reduce((a, b) => a + b)).toBe(0);
    }
    expect(games.map(({ fault }) => fault !== undefined)).toEqual([...Array(4).fill(false), ...Array(4).fill(true)]);
  });

  test("BT-A6 by the rules' own penalties it pays those of a whole hand", async () => {
    const { tallies } = await faulty(cheat, PRESETS.singapore, "rules");
    expect(tallies[0]?.points).toBe(-3 * 39 * 8);
  });

  test("BT-A6 who answers later plays the same", async () => {
    expect((await faulty(later)).tallies[1]).toEqual((await faulty(classic)).tallies[1]);
  });
});

describe("lineups", () => {
  test("BT-A2 every entrant has every seat equally often", () => {
    for (const form of ["1v3", "2v2", "mixed"] as const) {
      for (let seat = 0; seat < 4; seat++) {
        const here = lineups(form).map((table) => table[seat]);
        const times = [0, 1, 2, 3].map((entrant) => here.filter((e) => e === entrant).length);
        expect(times).toEqual({ "1v3": [1, 3, 0, 0], "2v2": [2, 2, 0, 0], mixed: [1, 1, 1, 1] }[form]);
      }
    }
  });

  test("BT-A2 the wrong number of bots is a broken contract", async () => {
    await expect(playRange({ ...contest, form: "mixed" }, { from: 0, to: 1 })).rejects.toThrow(/BT-A2/);
  });
});

describe("contests", () => {
  test("BT-A4 ranges add up to the whole, and the result is JSON", async () => {
    const whole = await playRange(contest, { from: 0, to: 12 });
    const parts = mergeTallies(
      await playRange(contest, { from: 0, to: 5 }),
      await playRange(contest, { from: 5, to: 12 }),
    );
    expect(JSON.parse(JSON.stringify(parts))).toEqual(whole);
    expect(whole.map(({ name, deals, games }) => [name, deals, games])).toEqual([
      ["skilled", 12, 48],
      ["classic", 12, 144],
    ]);
    expect(whole[0]!.points + whole[1]!.points).toBe(0);
    expect(whole[0]!.wins + whole[1]!.wins).toBe(48);
  });

  test("BT-A4 the standard error is that of the deals", () => {
    const tally: Tally = {
      name: "x",
      deals: 4,
      points: 32,
      pointsSquared: 24 * 16,
      games: 16,
      wins: 4,
      faults: 0,
      decisions: 0,
      milliseconds: [],
    };
    expect(summarise(tally)).toMatchObject({ mean: 2, winRate: 0.25 });
    expect(summarise(tally).error).toBeCloseTo(Math.sqrt(8 / 3 / 4), 9);
  });

  test("BT-A4 times are kept for the slowest twentieth", async () => {
    let time = 0;
    const [hero] = await playRange(contest, { from: 0, to: 2 }, () => (time += 3));
    expect(summarise(hero!).p95).toBe(3);
    expect(hero!.decisions).toBe(hero!.milliseconds.reduce((a, b) => a + b));
  });

  test.each([
    ["classic", "novice", [classic, novice]],
    ["skilled", "classic", [skilled, classic]],
  ])("BT-B15 %s is ahead of a table of %s", async (_, _below, bots) => {
    const [first] = await playRange({ ...contest, bots, seed: "ladder" }, { from: 0, to: 60 });
    expect(summarise(first!).mean).toBeGreaterThan(1);
  });

  test.each([
    [2, "high"],
    [-2, "low"],
    [0.5, "undecided"],
  ] as const)("BT-A5 a mean of %d is called %s", (mean, verdict) => {
    const tally: Tally = {
      name: "x",
      deals: 100,
      points: 400 * mean,
      pointsSquared: 1600 * (mean * mean + 25),
      games: 400,
      wins: 100,
      faults: 0,
      decisions: 0,
      milliseconds: [],
    };
    expect(sprt(tally, { low: 0, high: 1, alpha: 0.05, beta: 0.05 })).toBe(verdict);
    expect(sprt({ ...tally, deals: 10 }, { low: 0, high: 1, alpha: 0.05, beta: 0.05 })).toBe("undecided");
  });
});
