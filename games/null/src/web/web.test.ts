import { Match, must, seat } from "@baize/kernel";
import { type ChooserProps, stageOf, type TableProps } from "@baize/table";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type NullShape, nullGame } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { cover } from "./cover.tsx";
import { table } from "./index.ts";

const match = must(Match.start(nullGame, { deal: "KQ" }));
const own = seat(0);
const props = {
  view: match.view(own),
  legal: match.legalMoves(own),
  hint: "bet",
  stage: stageOf(1280, 800),
  play: () => true,
  undo() {},
  tell() {},
  announce() {},
} satisfies TableProps<NullShape>;

test("NU-P1 the table shows the cards that may be seen, and the moves", () => {
  const drawn = renderToStaticMarkup(createElement(table.Table, props));
  expect(drawn).toContain('aria-label="king">K<');
  expect(drawn).toContain('aria-label="a hidden card">?<');
  expect([...drawn.matchAll(/<button[^>]*>(\w+)</g)].map(([, name]) => name)).toEqual(["Bet", "Check"]);
  expect(drawn).toMatch(/data-hinted="true"[^>]*>Bet</);
  expect(renderToStaticMarkup(createElement(table.Picture, { view: props.view, kind: "tile" }))).toContain("K");
});

test("NU-P2 the chooser deals", () => {
  const start = vi.fn();
  const desk = { random: () => "JQ", start } as unknown as ChooserProps;
  const sit = vi.fn();
  const chosen = { options: "stake=2", bots: ["novice"], practice: false, term: "" };
  Chooser(desk).props.onClick();
  Chooser({ ...desk, party: { table: chosen, sit } }).props.onClick();
  expect(start).toHaveBeenCalledWith("JQ");
  expect(sit).toHaveBeenCalledWith("JQ", chosen);
});

test("NU-P3 the deal of a day, and the cover", () => {
  expect(cover.daily("2026-01-31")).toEqual(cover.daily("2026-01-31"));
  const daily = cover.daily("2026-01-31");
  expect("deal" in daily && Match.start(nullGame, daily).ok).toBe(true);
  expect(renderToStaticMarkup(createElement(cover.Picture))).toContain("K");
  expect(renderToStaticMarkup(createElement(cover.Emblem))).toContain("svg");
});

test("NU-P4 the lesson can be played and is won, and the rules have text", async () => {
  const lesson = await table.lesson();
  let at = must(Match.start(nullGame, lesson));
  for (const { move, replies = [] } of lesson.steps) {
    expect(at.legalMoves(own)).toContain(move);
    for (const text of [move, ...replies]) at = must(at.play(text));
  }
  expect(at.status).toMatchObject({ kind: "over", scores: [2, -2] });
  for (const { title, text } of await table.rules()) expect([title, ...text].every((says) => says !== "")).toBe(true);
});
