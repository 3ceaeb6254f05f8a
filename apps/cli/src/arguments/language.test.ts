import { baize } from "@baize/testkit/terminal";
import { describe, expect, test } from "vitest";
import { languageOf, systemLanguage } from "./language.ts";

describe("the language of the command", () => {
  test.each([
    [{}, "en"],
    [{ LANG: "zh_TW.UTF-8" }, "zh-Hant"],
    [{ LANG: "zh_HK.utf8" }, "zh-Hant-HK"],
    [{ LANG: "zh_CN.UTF-8" }, "zh-Hans"],
    [{ LANG: "zh_CN" }, "zh-Hans"],
    [{ LANG: "zh_TW.Big5" }, "en"],
    [{ LANG: "C.UTF-8" }, "en"],
    [{ LANG: "de_DE.UTF-8@euro" }, "en"],
    [{ LANG: "zh_CN.UTF-8", LC_MESSAGES: "zh_TW.UTF-8" }, "zh-Hant"],
    [{ LANG: "zh_CN.UTF-8", LC_MESSAGES: "zh_TW.UTF-8", LC_ALL: "C" }, "en"],
    [{ LANG: "zh_CN.UTF-8", LC_ALL: "" }, "zh-Hans"],
  ])("CL-Y1 %j is %s", (env, language) => {
    expect(systemLanguage(env)).toBe(language);
  });

  test("CL-Y1 help, refusals and results are in it", async () => {
    const env = { LANG: "zh_TW.UTF-8" };
    const [help, refused, solved] = await Promise.all([
      baize("--help", "", env),
      baize("play freecel", "", env),
      baize("solve freecell 1-2", "", env),
    ]);
    expect(help.out).toContain("在終端機玩新接龍、孔明棋、大老二。");
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("不是遊戲。是不是 freecell？")]);
    expect([solved.code, solved.err + solved.out]).toEqual([0, expect.stringContaining("2 個牌局：2 個有解")]);
  });

  test("CL-Y2 what programs read is English", async () => {
    const env = { LANG: "zh_CN.UTF-8" };
    expect(
      [
        ["engine", "freecell"],
        ["check-document", "x"],
        ["solve", "--json"],
      ].map((words) => languageOf(words, env)),
    ).toEqual(["en", "en", "en"]);
    const [engine, there] = await Promise.all([
      baize("engine freecell", "go\nquit\n", env),
      baize("solve freecell 1 --json"),
    ]);
    const here = await baize("solve freecell 1 --json", "", env);
    const moves = (text: string) => JSON.parse(text).moves;
    expect(engine.out).toContain("There is no position yet.");
    expect([here.code, moves(here.out)]).toEqual([there.code, moves(there.out)]);
  });
});
