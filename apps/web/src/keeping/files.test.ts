import { GAMES } from "@baize/games";
import { keptObject } from "@baize/midend";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readEverything } from "./everything.ts";
import { kept, on, save, withMoves } from "./keeping.fixture.ts";
import { memoryShelf as shelf } from "./shelf.ts";

const rules = new Map(await Promise.all(GAMES.map(async (game) => [game.id, await game.rules()] as const)));

describe("files and settings", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", shelf());
  });

  test("WB-S4 settings that are missing or broken are standard", async () => {
    const { readSettings, STANDARD } = await import("./settings.ts");
    expect([undefined, null, "dark", 5, []].map(readSettings)).toEqual(Array.from({ length: 5 }, () => STANDARD));
    expect(readSettings({ theme: "dark", deck: "seven", sound: "loud", unknown: 1 })).toEqual({
      ...STANDARD,
      theme: "dark",
    });
  });

  test("WB-S4 the single record of former days is parted into what belongs to each owner", () => {
    const former = {
      theme: "dark",
      taught: { freecell: true, pegs: "yes" },
      games: {
        freecell: { autoplay: "none" },
        pegs: { daily: "2026-01-31 plus", marks: "none" },
        bigtwo: { pace: "300", options: "taiwan", bots: "novice.expert.master", practice: "yes", series: "s" },
        odd: 5,
      },
    };
    const parted = readEverything(former);
    expect(parted).toMatchObject({
      settings: { theme: "dark" },
      taught: { freecell: true },
      choices: { freecell: { autoplay: "none" }, pegs: { marks: "none" }, bigtwo: { pace: "300" } },
      notes: { freecell: {}, pegs: { daily: "2026-01-31 plus" }, bigtwo: {} },
    });
    const table = {
      options: "taiwan",
      bots: ["novice", "expert", "master"],
      practice: true,
      series: "s",
      seat: 0,
      term: "",
    };
    expect(parted.tables).toEqual({ bigtwo: table });
    expect(readEverything(JSON.parse(JSON.stringify(parted)))).toEqual(parted);
  });

  test("WB-S3 a file changes only the settings that it names", async () => {
    const [{ setEverything }, { settings, set, STANDARD }] = await Promise.all([
      import("./everything.ts"),
      import("./settings.ts"),
    ]);
    set({ theme: "dark", deck: "four" });
    for (const file of [{}, { settings: {} }, { settings: { deck: "two" } }]) setEverything(readEverything(file));
    expect(settings.get()).toEqual({ ...STANDARD, theme: "dark", deck: "two" });
  });

  test("WB-S3 a file sets no name that cannot be one, and nothing that no game here can read", async () => {
    const { checkEverything } = await import("./checked.ts");
    const table = { bots: ["novice", "expert", "master"], practice: true, series: "s", seat: 0, term: "10-deals" };
    const good = {
      settings: { name: "Zoë", deck: "four" },
      taught: { pegs: true },
      choices: { freecell: { autoplay: "none", cloth: "clay" } },
      notes: { bigtwo: { "house.Ours": "taiwan", "house.Former": "", draft: "any" } },
      tables: { bigtwo: { options: "taiwan", ...table } },
    };
    const text = JSON.stringify(good);
    const checked = (found: string) => checkEverything(readEverything(JSON.parse(found)), rules);
    expect(checked(text)).toEqual({ everything: good, isWhole: true });
    const spoiled: readonly [from: string, to: string, left: object][] = [
      ["Zoë", "<img>", { settings: { deck: "four" } }],
      ['"pegs":true', '"pegs":true,"__proto__":true,"odd":true', {}],
      ['"none"', '"nonsense"', { choices: { freecell: { cloth: "clay" } } }],
      ['"clay"', '"felt"', { choices: { freecell: { autoplay: "none" } } }],
      ['"autoplay":"none"', '"no-such":"all"', { choices: { freecell: { cloth: "clay" } } }],
      ['"house.Ours":"taiwan"', '"house.Ours":"nonsense"', { notes: { bigtwo: { "house.Former": "", draft: "any" } } }],
      ['"options":"taiwan"', '"options":"nonsense"', { tables: {} }],
      ['"expert"', '"nobody"', { tables: {} }],
      ['"10-deals"', '"for ever"', { tables: {} }],
    ];
    for (const [from, to, left] of spoiled) {
      expect(checked(text.replace(from, to))).toEqual({ everything: { ...good, ...left }, isWhole: false });
    }
  });

  test("WB-S6 two notes that are written at once are both kept", async () => {
    const { own, Own } = await import("./own.ts");
    const [here, elsewhere] = [own("pegs"), new Own("pegs")];
    here.notes.note("one", "1");
    elsewhere.notes.note("two", "2");
    here.notes.note("three", "3");
    expect(here.notes.get()).toEqual({ one: "1", two: "2", three: "3" });
  });

  test("WB-S3 a file adds its matches and loses none of those that are there", async () => {
    const [{ exportText }, { importText }] = await Promise.all([import("./export.ts"), import("./import.ts")]);
    const [from, to] = [await on(), await on()];
    await from.write(kept());
    await from.write(kept({ id: "b", moves: 7 }));
    const text = exportText(readEverything({ deck: "four" }), from);
    await to.write(kept({ id: "b", moves: 3 }));
    const first = await importText(text, to, rules);
    expect([first.says, first.everything?.settings.deck]).toEqual(["2 of 2 matches are new here.", "four"]);
    expect(
      to
        .list()
        .map(({ moves }) => moves)
        .sort(),
    ).toEqual([1, 3, 7]);
    expect(
      await importText(
        '{"baize-export":2,"matches":[],"settings":{"choices":{"odd":{"a":"b"}},"settings":{}}}',
        to,
        rules,
      ),
    ).toMatchObject({
      says: "0 of 0 matches are new here. Some of its settings are none of this Baize: they were left out.",
      everything: { choices: {} },
    });
    const damaged = text.replace('"hints":0', '"hints":"0"');
    expect((await importText(damaged, await on(), rules)).says).toBe(
      "1 of 2 matches are new here; 1 could not be read.",
    );
    expect((await importText("no", to, rules)).says).toBe(
      "This is not a Baize file: a save, a kept match or an export is expected.",
    );
    expect((await importText('{"baize-export":9}', to, rules)).says).toBe(
      "This file has format 9; this program reads formats up to 2.",
    );
  });

  test("WB-S3 WB-M9 what cannot be read is never written over by a file, and goes along in one", async () => {
    const [{ exportText }, { importText }] = await Promise.all([import("./export.ts"), import("./import.ts")]);
    const newer = '{"baize-match":3,"precious":"newer"}';
    const [from, common] = [shelf(), shelf()];
    for (const one of [from, common]) one.setItem("baize.match.a", newer);
    const archive = await on(common);
    await importText(JSON.stringify(keptObject(kept())), archive, rules);
    expect(common.getItem("baize.match.a")).toBe(newer);
    expect(archive.list()).toHaveLength(1);
    const fresh = await on();
    for (let twice = 0; twice < 2; twice++) {
      expect((await importText(exportText(readEverything({}), await on(from)), fresh, rules)).says).toBe(
        "0 of 1 matches are new here; 1 could not be read.",
      );
    }
    expect(fresh.unread().map(({ found }) => found)).toEqual([newer]);
  });

  test("WB-S3 WB-M9 a match that cannot have been played is told as such and kept, and is none of the new ones", async () => {
    const [{ exportText }, { importText }] = await Promise.all([import("./export.ts"), import("./import.ts")]);
    const saves = [
      save("617", ["5a"]),
      save("617", ["nonsense"]),
      save("617", ["5a", "11"]),
      save("-5", []),
      save("617", []).replace("standard", "nonsense"),
      save("617", ["5a"]).replace('"ply":1', '"ply":0').replace('"rules":1', '"rules":99'),
      save("617", []).replace("freecell", "whist"),
    ];
    const matches = saves.map((one, n) => keptObject(kept({ id: `m${n}`, save: one, scores: [1] })));
    const newer = { "baize-match": 3, precious: "newer" };
    const text = JSON.stringify({ "baize-export": 2, matches: [...matches, newer, { id: 7 }] });
    const says =
      "of 9 matches are new here; 2 could not be read. 4 hold a deal, options or a move that there cannot be: they are kept as they are, and told in the record.";
    const archive = await on();
    for (const added of [3, 0]) expect((await importText(text, archive, rules)).says).toBe(`${added} ${says}`);
    expect(archive.list().map(({ id }) => id)).toEqual(["m0", "m5", "m6"]);
    expect(archive.unread().map(({ why }) => why.code)).toEqual([
      ...Array.from({ length: 4 }, () => "record-unplayable"),
      "record-too-new",
    ]);
    const fresh = await on();
    const moved = exportText(readEverything({}), archive);
    expect((await importText(moved, fresh, rules)).says).toBe(
      "3 of 8 matches are new here; 1 could not be read. 4 hold a deal, options or a move that there cannot be: they are kept as they are, and told in the record.",
    );
    expect(fresh.unread().map(({ found }) => found)).toEqual(archive.unread().map(({ found }) => found));
  });

  test("WB-K3 while a large file is taken in the page has its turns, to the end", async () => {
    const { importText } = await import("./import.ts");
    const archive = await on();
    const played = withMoves(kept(), 3);
    const matches = Array.from({ length: 60 }, (_, n) => keptObject({ ...played, id: `m${n}` }));
    // Each look at the clock is another 20 ms.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    const known: number[] = [];
    const watch = setInterval(() => known.push(archive.list().length), 0);
    await importText(JSON.stringify({ "baize-export": 2, matches, settings: null }), archive, rules);
    clearInterval(watch);
    vi.restoreAllMocks();
    expect(known.filter((count) => count > 0 && count < 60).length).toBeGreaterThan(5);
    expect(archive.list()).toHaveLength(60);
  });

  test("WB-S3 a match of the terminal, or a save by itself, is taken in", async () => {
    const { importText } = await import("./import.ts");
    const archive = await on();
    const terminal = { save: save("617", ["5a"]), seconds: 30 };
    for (const file of [JSON.stringify(keptObject(kept())), save("617", ["5a"]), JSON.stringify(terminal)]) {
      expect((await importText(file, archive, rules)).says).toBe("1 of 1 matches are new here.");
      expect((await importText(file, archive, rules)).says).toBe("0 of 1 matches are new here.");
    }
    expect(archive.list().map(({ deal, moves, elapsed }) => [deal, moves, elapsed])).toEqual([
      ["617", 1, 1000],
      ["617", 1, 0],
      ["617", 1, 30_000],
    ]);
  });
});
