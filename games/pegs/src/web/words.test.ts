import { Match, must, seat } from "@baize/kernel";
import type { Frame, TableProps } from "@baize/table";
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
const FRAMES: readonly Frame[] = ["rail", "bars", "corners"];
const INSIGHTS = [undefined, { keeps: {}, sweeps: 3, finals: ["d4"] }];

const stageOf = (frame: Frame) =>
  ({ frame, width: 1280, height: 800, largeIndex: false, leftHanded: false, still: true, pick: false }) as const;
const desk = { start: () => {}, visit: () => {}, won: ["easy"], notes: {}, note: () => {} };
const voice = { tell: () => {}, announce: () => {} };
const roomOn = (frame: Frame) => ({
  ...desk,
  ...voice,
  stage: stageOf(frame),
  replace: () => {},
  today: "2026-01-31",
  daily: () => Promise.resolve(undefined),
  ask: () => () => {},
});

const tableOn = (frame: Frame, insight: unknown): TableProps<PegsShape> => ({
  ...voice,
  view: MATCH.view("spectator"),
  legal: MATCH.legalMoves(seat(0)),
  stage: stageOf(frame),
  hint: undefined,
  insight,
  match: { deal: "easy", options: "any", moves: [] },
  desk,
  play: () => false,
  undo: () => {},
});

test("PG-V22 every word of the table, its panels and rooms, the rules and the lesson is a message", () => {
  const drawn = inPseudo(() => [
    ...FRAMES.flatMap((frame) => [
      ...INSIGHTS.map((insight) => renderToStaticMarkup(createElement(Table, tableOn(frame, insight)))),
      renderToStaticMarkup(createElement(Editor, roomOn(frame))),
      renderToStaticMarkup(createElement(Daily, roomOn(frame))),
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
  expect(unspokenIn(renderToStaticMarkup(createElement(Editor, roomOn("rail"))))).toContain("Your board");
});
