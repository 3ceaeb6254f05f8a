import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Match, must, verify } from "@baize/kernel";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";

const document = readFileSync(join(import.meta.dirname, "../../../docs/notation.md"), "utf8");
const rulesOf = (id: string) => GAMES.find((entry) => entry.id === id)!.rules();
const blocks = [...document.matchAll(/```(\w+)(?: (\w+))?\n(.*?)\n```/gs)].map(([, kind = "", id = "", text = ""]) => ({
  kind,
  id,
  text,
}));
const linked = [...document.matchAll(/`((?:https:\/\/[\w.]+)?\/(\w+)\/[^`]+)`/g)].flatMap(([, link = "", id = ""]) =>
  GAMES.some((entry) => entry.id === id) ? [[link, id] as const] : [],
);
/** The words in code in the row of a game's table that begins with a name. */
const row = (title: string, name: string): readonly string[] => {
  const chapter = document.slice(document.indexOf(`\n## ${title}`));
  const [, text = ""] = new RegExp(`\\n\\| ${name} \\| (.*) \\|`).exec(chapter) ?? [];
  return [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
};

describe("docs/notation.md", () => {
  test.each(linked)("RG-N1 %s is read, and written as it is", async (link, id) => {
    const match = must(Match.fromLink(await rulesOf(id), link));
    expect(link.endsWith(match.link())).toBe(true);
  });

  test("RG-N1 there are links of each game, a save, boards and a view", () => {
    expect([...new Set(linked.map(([, id]) => id))]).toEqual(["freecell", "pegs", "bigtwo"]);
    expect(blocks.map(({ kind }) => kind)).toEqual(["json", "board", "board", "board", "view", "ts"]);
  });

  test.each(blocks.filter(({ kind }) => kind !== "ts"))("RG-N1 a $kind is read", async ({ kind, id, text }) => {
    const game = await rulesOf(kind === "json" ? JSON.parse(text).game : id);
    if (kind === "json") expect(must(verify(game, text)).plies).toBe(2);
    if (kind === "board") expect(must(Match.start(game, { deal: text })).ply).toBe(0);
    if (kind === "view") expect(must(game.viewText!.parse(text))).toBeDefined();
  });

  test.each([
    ["freecell", "FreeCell", [] as string[], ["cascades=6,cells=3"]],
    [
      "pegs",
      "Peg Solitaire",
      ["english", "european", "english-c3", "triangle15-a1", "hexagon37-c4", "triangle15-12", "plus"],
      ["any"],
    ],
    ["bigtwo", "Big Two", [], ["mis", "hongkong", "taiwan", "singapore", "pusoydos", "charlesworth", "bluo42"]],
  ] as const)("RG-N1 the moves, deals and rules named for %s are", async (id, title, deals, rules) => {
    const game = await rulesOf(id);
    expect(row(title, "a deal")).toEqual(expect.arrayContaining([...deals]));
    expect(row(title, "rules")).toEqual(expect.arrayContaining([...rules]));
    for (const text of row(title, "rules")) expect(game.options.parse(text).ok, text).toBe(true);
    for (const deal of deals) expect(game.deal.parse(deal).ok, deal).toBe(true);
    const state = must(Match.start(game, { deal: deals[0] ?? "617" }));
    const shown = game.view(must(game.setup(game.options.standard, must(game.deal.parse(state.deal)))), "spectator");
    for (const move of row(title, "a move").filter((text) => !text.includes("-d6"))) {
      const read = game.parseMove(move, shown);
      expect(read, move).toMatchObject({ ok: true });
    }
  });
});
