import { type Card, cardName } from "@baize/cards";
import { Match, must, seat, type Viewer } from "@baize/kernel";
import type { Frame } from "@baize/table";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type BigtwoShape, bigtwo, type View } from "../rules/index.ts";
import { stageOf } from "./fixture.ts";
import { Table } from "./table.tsx";

const drawn = (view: View, frame: Frame = "rail"): string =>
  renderToStaticMarkup(
    createElement(Table, {
      view,
      legal: [],
      stage: stageOf(frame),
      hint: undefined,
      play: () => false,
      undo: () => {},
      tell: () => {},
      announce: () => {},
      party: { notes: ["a", "b", "c", "d"], mayUndo: true, thinking: undefined, ask: () => {} },
    }),
  );

const labels = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? "");
const platesOf = (html: string): string[] =>
  [...html.matchAll(/class="seat" data-side="(\w+)"/g)].map(([, side]) => side ?? "");
const facesOf = (html: string): number => html.match(/class="face"/g)?.length ?? 0;

/** A deal after its opening play and two passes. */
function begun(): Match<BigtwoShape> {
  let match = must(Match.start(bigtwo, { deal: "617" }));
  const opener = match.status.kind === "playing" ? match.status.seat : seat(0);
  const [opening = ""] = match.legalMoves(opener);
  for (const text of [opening, "pass", "pass"]) match = must(match.play(text));
  return match;
}
const match = begun();
const viewOf = (viewer: Viewer): View => match.view(viewer);

describe("the table for whoever looks", () => {
  test.each([0, 1, 2, 3])("BT-W19 seat %i sees its own hand below and the others around it", (n) => {
    const view = viewOf(seat(n));
    const html = drawn(view);
    expect(platesOf(html)).toEqual(["left", "top", "right"]);
    expect(labels(html).filter((label) => label.endsWith(` of ${view.hand.length}`))).toHaveLength(view.hand.length);
    for (const card of view.hand) expect(html.toLowerCase()).toContain(cardName(card as Card));
    const around = [3, 2, 1].map((side) => "abcd"[(n + side) % 4]);
    expect(labels(html).flatMap((label) => /^(?:Left|Top|Right), (\w),/.exec(label)?.[1] ?? [])).toEqual(around);
    expect(html).toContain("Sort the hand");
  });

  test.each(["rail", "bars", "corners"] as const)(
    "BT-W19 a spectator of %s sees four plates, no hand and no button",
    (frame) => {
      const html = drawn(viewOf("spectator"), frame);
      expect(platesOf(html)).toEqual(["left", "top", "right", "player"]);
      expect(labels(html).filter((label) => /^Bottom, a, \d+ cards?/.test(label))).toHaveLength(1);
      expect(html).not.toContain("<button");
      expect(html).not.toContain("Your");
      expect(html).not.toMatch(/\bYou\b/);
      expect(html).toMatch(/turn-word">\w+&#x27;s turn\./);
      expect(facesOf(html)).toBeLessThanOrEqual(viewOf("spectator").history.flatMap((t) => t.play?.cards ?? []).length);
    },
  );

  test.each([0, 1, 2, 3])("BT-W19 a view that came as text is drawn the same, seat %i", (n) => {
    const view = viewOf(seat(n));
    expect(drawn(JSON.parse(JSON.stringify(view)) as View)).toBe(drawn(view));
    expect(drawn(view)).toContain("to beat");
  });
});
