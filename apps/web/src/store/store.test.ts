import { beforeEach, describe, expect, test, vi } from "vitest";
import { Archive, type Saved, type Shelf } from "./archive.ts";
import { Clock, timeText } from "./clock.ts";
import { tally } from "./tally.ts";

/** A shelf in memory. */
function shelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const saved = (more: Partial<Saved> = {}): Saved => ({
  id: "a",
  rev: "",
  game: "freecell",
  deal: "617",
  options: "standard",
  save: "{}",
  moves: 1,
  elapsed: 1000,
  begun: 1,
  touched: 1,
  score: null,
  hints: 0,
  light: false,
  ...more,
});

describe("the archive", () => {
  test("WB-M3 what another tab has written since is kept beside", () => {
    const common = shelf();
    const [one, two] = [new Archive(common), new Archive(common)];
    const first = one.write(saved());
    const other = two.write({ ...first, moves: 2 });
    const late = one.write({ ...first, moves: 3 });
    expect(other.id).toBe("a");
    expect(late.id).not.toBe("a");
    expect(
      one
        .list()
        .map(({ moves }) => moves)
        .sort(),
    ).toEqual([2, 3]);
    expect(one.write({ ...late, moves: 4 }).id).toBe(late.id);
  });

  test("WB-M2 lists the last touched first, and passes over what cannot be read", () => {
    const common = shelf();
    const archive = new Archive(common);
    archive.write(saved({ id: "old", touched: 1 }));
    archive.write(saved({ id: "new", touched: 3 }));
    archive.write(saved({ id: "won", touched: 2, score: 1 }));
    common.setItem("baize.match.torn", "{");
    common.setItem("baize.match.odd", '{"id":1}');
    common.setItem("other", "1");
    expect(archive.list().map(({ id }) => id)).toEqual(["new", "won", "old"]);
    expect(archive.unfinished().map(({ id }) => id)).toEqual(["new", "old"]);
    archive.remove("new");
    expect(archive.read("new")).toBeUndefined();
    expect([archive.idOf("baize.match.old"), archive.idOf("other"), archive.idOf(null)]).toEqual([
      "old",
      undefined,
      undefined,
    ]);
  });
});

test("WB-M4 a clock counts only while it runs", () => {
  let now = 0;
  const clock = new Clock(500, () => now);
  now = 100;
  expect(clock.elapsed).toBe(500);
  clock.run();
  clock.run();
  now = 300;
  expect(clock.elapsed).toBe(700);
  clock.stop();
  now = 900;
  expect(clock.elapsed).toBe(700);
  expect([0, 402_000, 4_002_000].map(timeText)).toEqual(["0:00", "6:42", "1:06:42"]);
});

test("WB-R1 the record counts what was played, won, open and won alone, and the best", () => {
  const matches = [
    saved({ moves: 90, elapsed: 60_000, score: 1 }),
    saved({ moves: 100, elapsed: 50_000, score: 1, hints: 2 }),
    saved({ moves: 95, elapsed: 70_000, score: 1, light: true }),
    saved(),
  ];
  const { fewest, fastest, ...counts } = tally(matches);
  expect(counts).toEqual({ played: 4, won: 3, open: 1, hinted: 1, lit: 1, alone: 1 });
  expect([fewest?.moves, fastest?.elapsed]).toEqual([90, 50_000]);
  expect(tally([])).toEqual({
    played: 0,
    won: 0,
    open: 0,
    hinted: 0,
    lit: 0,
    alone: 0,
    fewest: undefined,
    fastest: undefined,
  });
});

describe("files and settings", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", shelf());
  });

  test("WB-S4 settings that are missing or broken are standard", async () => {
    const { readSettings, STANDARD } = await import("./settings.ts");
    expect(readSettings(null)).toEqual(STANDARD);
    expect(readSettings("{")).toEqual(STANDARD);
    expect(readSettings('"dark"')).toEqual(STANDARD);
    expect(readSettings('{"theme":"dark","sound":"loud","games":null,"unknown":1}')).toEqual({
      ...STANDARD,
      theme: "dark",
    });
  });

  test("WB-S3 a file adds its matches and loses none of those that are there", async () => {
    const { exportText, importText } = await import("./export.ts");
    const { STANDARD } = await import("./settings.ts");
    const [from, to] = [new Archive(shelf()), new Archive(shelf())];
    from.write(saved());
    from.write(saved({ id: "b", moves: 7 }));
    const text = exportText({ ...STANDARD, deck: "four" }, from);
    to.write(saved({ id: "b", moves: 3 }));
    const first = importText(text, to);
    expect([first.says, first.settings?.deck]).toEqual(["2 of 2 matches are new here.", "four"]);
    expect(
      to
        .list()
        .map(({ moves }) => moves)
        .sort(),
    ).toEqual([1, 3, 7]);
    const damaged = text.replace('"moves":7', '"moves":"7"');
    expect(importText(damaged, new Archive(shelf())).says).toBe("1 of 1 matches are new here; 1 could not be read.");
    expect(importText("no", to).says).toBe("This is not a Baize file: it is not JSON.");
    expect(importText("[]", to).says).toBe("This is not a Baize file.");
    expect(importText('{"baize-export":9}', to).says).toBe("This file has format 9; this page reads formats up to 1.");
  });
});
