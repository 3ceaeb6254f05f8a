import { Match, must, seat } from "@baize/kernel";
import { type Stage, stageOf, type TableProps } from "@baize/table";
import { inPseudo, unspokenIn } from "@baize/testkit";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PegsShape, pegs } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { Counters } from "./counters.tsx";
import { Daily } from "./daily.tsx";
import { Editor } from "./editor.tsx";
import { Ladder } from "./ladder.tsx";
import { lesson } from "./lesson.ts";
import { Result } from "./result.tsx";
import { rules } from "./rules.tsx";
import { Table } from "./table.tsx";

const MATCH = must(Match.start(pegs, { deal: "easy" }));
const STAGES = [stageOf(1280, 800), stageOf(390, 844), stageOf(844, 390)];
const INSIGHTS = [undefined, { keeps: {}, sweeps: 3, finals: ["d4"], ways: "12", chance: 0.25 }];

const desk = { start: () => {}, visit: () => {}, won: ["easy"], notes: {}, note: () => {} };
const voice = { tell: () => {}, announce: () => {} };
const roomOn = (stage: Stage) => ({
  ...desk,
  ...voice,
  stage,
  replace: () => {},
  analyse: () => {},
  today: "2026-01-31",
  daily: () => Promise.resolve(undefined),
  ask: () => () => {},
});

const RUNG = { deal: "triangle15-1", options: "any", moves: [] };
const won = {
  view: MATCH.view("spectator"),
  isHelped: false,
  isWatched: false,
  noteFewest: () => {},
  isPractice: false,
  how: "",
  desk,
};
const RESULTS = [
  { ...won, match: { ...RUNG, moves: ["a3-a1"] }, bounds: undefined },
  { ...won, match: { ...RUNG, deal: "easy", moves: ["d2-d4", "d5-d3"] }, bounds: { atLeast: 1, atMost: 1 } },
  {
    ...won,
    isHelped: true,
    isWatched: false,
    match: { ...RUNG, deal: "easy", moves: ["d2-d4"] },
    bounds: { atLeast: 1, atMost: 1 },
  },
  { ...won, match: { ...RUNG, deal: "european", moves: ["d2-d4"] }, bounds: { atLeast: 1, atMost: 12 } },
];

const tableOn = (stage: Stage, insight: unknown): TableProps<PegsShape> => ({
  ...voice,
  view: MATCH.view("spectator"),
  legal: MATCH.legalMoves(seat(0)),
  stage,
  hint: undefined,
  insight,
  match: { deal: "easy", options: "any", moves: [] },
  desk,
  play: () => false,
  undo: () => {},
});

test("PG-V22 every word of the table, its panels and rooms, the rules and the lesson is a message", () => {
  const drawn = inPseudo(() => [
    ...STAGES.flatMap((stage) => [
      ...INSIGHTS.map((insight) => renderToStaticMarkup(createElement(Table, tableOn(stage, insight)))),
      renderToStaticMarkup(createElement(Editor, roomOn(stage))),
      renderToStaticMarkup(createElement(Daily, roomOn(stage))),
      renderToStaticMarkup(createElement(Ladder, roomOn(stage))),
      renderToStaticMarkup(createElement(Table, { ...tableOn(stage, undefined), match: RUNG })),
    ]),
    ...INSIGHTS.map((insight) => {
      const counted = { view: MATCH.view("spectator"), match: RUNG, notes: {}, insight, hinted: false };
      return renderToStaticMarkup(createElement(Counters, counted));
    }),
    ...RESULTS.map((result) => renderToStaticMarkup(createElement(Result, result))),
    renderToStaticMarkup(
      createElement(Chooser, { ...desk, random: () => "easy", find: () => Promise.resolve(undefined) }),
    ),
    ...rules().flatMap(({ title, text, figure }) => [title, ...text, figure?.says ?? title].map((says) => `>${says}<`)),
    ...lesson().steps.flatMap(({ says, otherwise = says }) => [`>${says}<`, `>${otherwise}<`]),
  ]);
  expect(drawn.flatMap(unspokenIn)).toEqual([]);
  expect(unspokenIn(renderToStaticMarkup(createElement(Editor, roomOn(stageOf(1280, 800)))))).toContain("Your board");
});
