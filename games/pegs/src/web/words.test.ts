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
import { lesson } from "./lesson.ts";
import { rules } from "./rules.tsx";
import { Table } from "./table.tsx";

const MATCH = must(Match.start(pegs, { deal: "easy" }));
const STAGES = [stageOf(1280, 800), stageOf(390, 844), stageOf(844, 390)];
const INSIGHTS = [undefined, { keeps: {}, sweeps: 3, finals: ["d4"] }];

const desk = { start: () => {}, visit: () => {}, won: ["easy"], notes: {}, note: () => {} };
const voice = { tell: () => {}, announce: () => {} };
const roomOn = (stage: Stage) => ({
  ...desk,
  ...voice,
  stage,
  replace: () => {},
  today: "2026-01-31",
  daily: () => Promise.resolve(undefined),
  ask: () => () => {},
});

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
    ]),
    ...INSIGHTS.map((insight) => {
      const counted = { view: MATCH.view("spectator"), moves: [], insight, hinted: false };
      return renderToStaticMarkup(createElement(Counters, counted));
    }),
    renderToStaticMarkup(
      createElement(Chooser, { ...desk, random: () => "easy", find: () => Promise.resolve(undefined) }),
    ),
    ...rules().flatMap(({ title, text, figure }) => [title, ...text, figure?.says ?? title].map((says) => `>${says}<`)),
    ...lesson().steps.flatMap(({ says, otherwise = says }) => [`>${says}<`, `>${otherwise}<`]),
  ]);
  expect(drawn.flatMap(unspokenIn)).toEqual([]);
  expect(unspokenIn(renderToStaticMarkup(createElement(Editor, roomOn(stageOf(1280, 800)))))).toContain("Your board");
});
