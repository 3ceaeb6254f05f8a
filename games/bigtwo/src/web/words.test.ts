import { Match, must, seat, type Viewer } from "@baize/kernel";
import type { Frame, TableProps } from "@baize/table";
import { inPseudo, unspokenIn } from "@baize/testkit";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BigtwoShape, bigtwo } from "../rules/index.ts";
import { Chooser } from "./chooser.tsx";
import { stageOf } from "./fixture.ts";
import { lesson } from "./lesson.ts";
import { rules } from "./rules.tsx";
import { Table } from "./table.tsx";

const FRAMES: readonly Frame[] = ["rail", "bars", "corners"];
const VIEWERS: readonly Viewer[] = [seat(0), seat(2), "spectator"];

/** The lesson's deal, at its beginning, after each step of it, and when time ran out. */
function stations(): readonly Match<BigtwoShape>[] {
  const first = must(Match.start(bigtwo, lesson()));
  const texts = lesson().steps.flatMap(({ move, replies = [] }) => [move, ...replies]);
  let last = first;
  const all = texts.map((text) => {
    last = must(last.play(text));
    return last;
  });
  return [first, ...all.filter((_, i) => i % 3 === 0), last, must(first.record("timeout"))];
}

const tableOf = (match: Match<BigtwoShape>, viewer: Viewer, frame: Frame): TableProps<BigtwoShape> => ({
  view: match.view(viewer),
  legal: [],
  stage: stageOf(frame),
  hint: undefined,
  play: () => false,
  undo: () => {},
  tell: () => {},
  announce: () => {},
  party: { seats: [], mayUndo: true, ask: () => {}, skip: () => {} },
});

const chooser = {
  start: () => {},
  visit: () => {},
  won: [],
  notes: {},
  note: () => {},
  random: () => "1",
  find: () => Promise.resolve(undefined),
  party: {
    table: { options: "mis", bots: ["novice", "expert", "master"], practice: false, term: "10-deals" },
    sit: () => {},
  },
};

test("BT-W21 every word of the table, the chooser, the rules and the lesson is a message", () => {
  const drawn = inPseudo(() => [
    ...stations().flatMap((match) =>
      FRAMES.flatMap((frame) =>
        VIEWERS.map((viewer) => renderToStaticMarkup(createElement(Table, tableOf(match, viewer, frame)))),
      ),
    ),
    renderToStaticMarkup(createElement(Chooser, chooser)),
    ...rules().flatMap(({ title, text, figure }) => [title, ...text, figure?.says ?? title].map((says) => `>${says}<`)),
    ...rules().flatMap(({ figure }) => (figure ? [renderToStaticMarkup(createElement(figure.Drawing))] : [])),
    ...lesson().steps.flatMap(({ says, otherwise }) => [`>${says}<`, `>${otherwise}<`]),
  ]);
  expect(drawn.flatMap(unspokenIn)).toEqual([]);
  expect(unspokenIn(renderToStaticMarkup(createElement(Chooser, chooser)))).toContain("Practice");
});
