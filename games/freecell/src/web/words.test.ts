import { Match, must, seat } from "@baize/kernel";
import { type Stage, stageOf, type TableProps } from "@baize/table";
import { inPseudo, unspokenIn } from "@baize/testkit";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FreecellShape, freecell } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { lesson } from "./lesson.ts";
import { rules } from "./rules.tsx";
import { Table } from "./table.tsx";

const MATCH = must(Match.start(freecell, { deal: "617" }));
const STAGES = [stageOf(1280, 800), stageOf(390, 844), stageOf(844, 390)];

const tableOn = (stage: Stage): TableProps<FreecellShape> => ({
  view: MATCH.view("spectator"),
  legal: MATCH.legalMoves(seat(0)),
  stage,
  hint: MATCH.legalMoves(seat(0))[0],
  play: () => false,
  undo: () => {},
  tell: () => {},
  announce: () => {},
});

const desk = { start: () => {}, visit: () => {}, won: [], notes: {}, note: () => {} };

test("FC-T22 every word of the table, the chooser, the rules and the lesson is a message", () => {
  const drawn = inPseudo(() => [
    ...STAGES.map((stage) => renderToStaticMarkup(createElement(Table, tableOn(stage)))),
    renderToStaticMarkup(
      createElement(Chooser, { ...desk, random: () => "1", find: () => Promise.resolve(undefined) }),
    ),
    ...rules().flatMap(({ title, text, figure }) => [title, ...text, figure?.says ?? title].map((says) => `>${says}<`)),
    ...lesson().steps.flatMap(({ says, otherwise }) => [`>${says}<`, `>${otherwise}<`]),
  ]);
  expect(drawn.flatMap(unspokenIn)).toEqual([]);
  expect(unspokenIn(renderToStaticMarkup(createElement(Table, tableOn(stageOf(1280, 800)))))).toContain(
    "Column 1, 7 cards",
  );
});
