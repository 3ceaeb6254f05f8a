import { Match, must, type Shape } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { heaps } from "./heaps.fixture.ts";
import {
  hasWay,
  lineStart,
  mainWay,
  nameAt,
  named,
  promoted,
  rowsOf,
  type Tree,
  treeOf,
  triedAt,
  withMoves,
  without,
} from "./variations.ts";
import { formatStudy, linkOf, readStudy, replayed } from "./variations-text.ts";

const words = (tree: Tree): string =>
  rowsOf(tree)
    .map(({ way, depth, name }) => `${">".repeat(depth)}${name && `${name}:`}${way.join("")}`)
    .join(" ");

const main = treeOf(["a", "b", "c"]);
const side = withMoves(main, ["a"], ["x", "y"]);

describe("a tree of lines", () => {
  test("MD-A1 moves that are there are followed, others begin a side line", () => {
    expect(withMoves(main, ["a"], ["b", "c"])).toBe(main);
    expect(words(side)).toBe("a ab >ax >axy abc");
    expect(words(withMoves(side, ["a", "x"], ["z"]))).toBe("a ab >ax >axy >>axz abc");
    expect(words(withMoves(main, [], ["q"]))).toBe("a >q ab abc");
    expect(words(withMoves(main, ["nowhere"], ["q"]))).toBe("a ab abc");
    expect([hasWay(side, ["a", "x", "y"]), hasWay(side, ["x"])]).toEqual([true, false]);
    expect(triedAt(side, ["a"]).map(({ text }) => text)).toEqual(["b", "x"]);
    expect([mainWay(side, []), mainWay(side, ["a", "x"])]).toEqual([
      ["a", "b", "c"],
      ["a", "x", "y"],
    ]);
  });

  test("MD-A1 a side line has a name, is promoted, and is removed", () => {
    expect(lineStart(side, ["a", "x", "y"])).toEqual(["a", "x"]);
    expect(lineStart(side, ["a", "b"])).toBeUndefined();
    const called = named(side, ["a", "x"], "Try");
    expect([words(called), nameAt(called, ["a", "x"])]).toEqual(["a ab >Try:ax >axy abc", "Try"]);
    expect(words(promoted(called, ["a", "x", "y"]))).toBe("a ax >ab >abc axy");
    expect(promoted(called, ["a", "b"])).toBe(called);
    expect(words(without(called, ["a", "x"]))).toBe("a ab abc");
    expect(words(without(called, ["a", "b"]))).toBe("a ax axy");
    expect(rowsOf([])).toEqual([]);
  });
});

describe("a tree as text", () => {
  const game = heaps as never;
  const deal = must(Match.start<Shape>(game, { deal: "7" })).deal;
  const start = must(Match.start<Shape>(game, { deal }));
  const [first = "", second = ""] = start.legalMoves(0 as never);

  test("MD-A2 what is written is read again", () => {
    const tree = named(withMoves(treeOf([first, second]), [], [second, first]), [second], "Other way");
    const text = formatStudy({ match: start, tree });
    expect(text).toBe(`${start.link()}\n${first} ({Other way} ${second} ${first}) ${second}`);
    const read = must(readStudy(game, text));
    expect([read.tree, read.match.link(), read.way]).toEqual([tree, start.link(), []]);
  });

  test("MD-A3 links, saves, deals and moves are read, the rest is refused", () => {
    const played = must(replayed(start, [first, second]));
    for (const text of [played.link(), `https://example.test/analysis${played.link()}`, played.save()]) {
      const read = must(readStudy(game, text));
      expect([read.tree, read.way, linkOf(read)]).toEqual([treeOf([first, second]), [first, second], played.link()]);
    }
    expect(must(readStudy(game, deal)).tree).toEqual([]);
    // A number before a move has a full stop.
    expect(must(readStudy(game, `1. ${first} 2. ${second}`, start)).tree).toEqual(treeOf([first, second]));
    expect(readStudy(game, "no such thing", start)).toMatchObject({ ok: false, error: { code: "not-a-study" } });
    expect(readStudy(game, `${first} nonsense`, start)).toMatchObject({ ok: false, error: { code: "replay-failed" } });
    expect(readStudy(game, "{}").ok).toBe(false);
    expect(readStudy(game, "").ok).toBe(false);
  });
});
