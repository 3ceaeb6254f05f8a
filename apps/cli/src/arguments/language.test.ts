import { widthOf } from "@baize/terminal";
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
    expect(help.out).not.toMatch(/\[options\]|\[command\]/);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("這個遊戲。是不是 freecell？")]);
    expect([solved.code, solved.err + solved.out]).toEqual([0, expect.stringContaining("2 個牌局：2 個有解")]);
  });

  test("CL-Y1 so are the parts of the help and what is wrong with a command line", async () => {
    const env = { LANG: "zh_HK.UTF-8" };
    const { out } = await baize("play --help", "", env);
    expect(out).toMatch(/^用法： baize play \[選項\] .*\n引數：\n.*\n選項：\n.*（預設：400）.* --help +顯示說明\n/s);
    expect(out).not.toMatch(/Usage|Arguments|Options|display|default/);
    const refusals = [
      ["dael freecell 1", "沒有「dael」這個指令。是不是 deal？"],
      ["deal freecell 1 --fromat json", "沒有「--fromat」這個選項。是不是 --format？"],
      ["deal freecell 1 2", "「deal」的引數太多：最多 2 個，卻有 3 個：freecell、1、2。"],
      ["deal", "缺少引數「game」。"],
      ["deal freecell 1 --format", "選項「--format <name>」缺少值。"],
    ] as const;
    const answers = await Promise.all(refusals.map(([line]) => baize(line, "", env)));
    expect(answers.map(({ code, err }) => [code, err.split("\n")[0]])).toEqual(refusals.map(([, says]) => [2, says]));
  });

  test("CL-Y3 the columns of the help stand straight, and its lines end before the window does", async () => {
    const env = { LANG: "zh_TW.UTF-8" };
    const [all, solve] = await Promise.all([baize("--help", "", env), baize("solve --help", "", env)]);
    const commands = all.out.split("指令：\n")[1]?.split("\n\n")[0]?.split("\n") ?? [];
    const starts = commands.map((line) => widthOf(/^ {2}\S+(?: \[\S+)? +/.exec(line)?.[0] ?? ""));
    expect(new Set(starts)).toEqual(new Set([starts[0]]));
    const told = solve.out.split("範例：")[0]?.split("\n") ?? [];
    expect(told.filter((line) => widthOf(line) > 80)).toEqual([]);
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
