import { type Card, cardName } from "@baize/cards";
import { Match, must, seat, type Viewer } from "@baize/kernel";
import type { Frame, TableProps } from "@baize/table";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type BigtwoShape, bigtwo, type View } from "../rules/index.ts";
import { seated, stageOf } from "./fixture.ts";
import { Table } from "./table.tsx";

const SEATS = [..."abcd"].map((level) => seated("", { level }));

const propsOf = (view: View, frame: Frame): TableProps<BigtwoShape> => ({
  view,
  legal: [],
  stage: stageOf(frame),
  hint: undefined,
  play: () => false,
  undo: () => {},
  tell: () => {},
  announce: () => {},
  party: { seats: SEATS, mayUndo: true, ask: () => {} },
});

const drawn = (view: View, frame: Frame = "rail"): string =>
  renderToStaticMarkup(createElement(Table, propsOf(view, frame)));

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
      expect(html).toMatch(/turn-word">\w+’s turn</);
      expect(facesOf(html)).toBeLessThanOrEqual(viewOf("spectator").history.flatMap((t) => t.play?.cards ?? []).length);
    },
  );

  test.each([0, 1, 2, 3])("BT-W19 a view that came as text is drawn the same, seat %i", (n) => {
    const view = viewOf(seat(n));
    expect(drawn(JSON.parse(JSON.stringify(view)) as View)).toBe(drawn(view));
    expect(drawn(view)).toContain("to beat");
  });

  test("BT-W6 BT-W22 plays lie before who made them: the one to beat on its mat with a horn, a pass in words", () => {
    const view = viewOf(seat(0));
    const html = drawn(view, "rail");
    expect(html).toMatch(/class="horn".*<path d="M/s);
    expect(html.match(/class="mat"/g)).toHaveLength(1);
    expect(html.match(/>Passes</g)).toHaveLength(2);
    expect(drawn(must(match.play("pass")).view(seat(0)), "rail")).not.toContain('class="mat"');
  });

  test("BT-W18 BT-W19 rings, faces, who is away and who plays on", () => {
    const { turn } = viewOf(seat(0));
    const at = (more: Partial<ReturnType<typeof seated>>) =>
      renderToStaticMarkup(
        createElement(Table, {
          ...propsOf(viewOf(seat(0)), "rail"),
          party: {
            seats: SEATS.map((one, n) => (n === turn ? seated("Ada", more) : one)),
            mayUndo: false,
            ask: undefined,
          },
        }),
      );
    const isOwn = turn === 0;
    expect(at({}).includes("acts-now")).toBe(!isOwn);
    const away = at({
      doing: "away",
      standIn: { name: "Plod", face: "plod" },
      clock: { left: 0.5, isShort: true, text: "0:07" },
    });
    expect([away.includes("data-away"), away.includes("stand-in"), /data-short="true"[^>]*viewBox/.test(away)]).toEqual(
      [true, true, true],
    );
    if (!isOwn) expect(away).toContain("Plod plays on");
  });
});

describe("BT-W30 a table with others to hear it", () => {
  const at = (party: Partial<NonNullable<TableProps<BigtwoShape>["party"]>>, frame: Frame = "rail") =>
    renderToStaticMarkup(
      createElement(Table, {
        ...propsOf(viewOf(viewOf(seat(0)).turn), frame),
        party: { seats: SEATS, mayUndo: false, ask: undefined, ...party },
      }),
    );
  const talk = { word: "Say", press: () => {}, panel: "what can be said" };

  test("BT-W30 Say stands in the tray in the place of the number of cards, and what can be said with it", () => {
    expect(at({})).toContain("own-count");
    expect(at({})).not.toContain("talk");
    expect(at({ talk })).not.toContain("own-count");
    expect(at({ talk })).toMatch(/class="act talk" aria-expanded="true".*Say.*what can be said/s);
    expect(at({ talk: { ...talk, panel: null } })).toContain('aria-expanded="false"');
  });

  test("BT-W30 what somebody says stands beside their seat, with what ends it", () => {
    const saying = { says: "Well played", mute: "Mute", hush: () => {} };
    const html = at({ seats: SEATS.map((one, n) => (n === 1 ? { ...one, saying } : one)) });
    expect(html.match(/class="bubble">Well played<button[^>]*aria-label="Mute"/g)).toHaveLength(1);
  });

  test("BT-W30 where turns have their time a ring is time alone", () => {
    expect([at({}).includes("data-timed"), at({ isTimed: true }).includes("data-timed")]).toEqual([false, true]);
  });

  test("BT-W30 the time of the own turn is a figure too, and short time is told apart", () => {
    const clock = { left: 0.3, isShort: true, text: "0:09" };
    const html = at({ seats: SEATS.map((one) => ({ ...one, clock })) });
    expect(html).toMatch(/turn-word">Your turn<time class="turn-time" data-short="true">0:09/);
    expect(at({})).not.toContain("turn-time");
  });

  test.each(["notice", "hint", "lost", "back"] as const)("BT-W30 %s has a drawing of its own", (kind) => {
    const drawing = (each: typeof kind) =>
      /class="line"[^>]*>.*?<path d="([^"]+)"/s.exec(at({ said: { kind: each, title: "", says: "", acts: [] } }))?.[1];
    const others = (["notice", "hint", "lost", "back"] as const).filter((each) => each !== kind).map(drawing);
    expect(drawing(kind)).toBeDefined();
    expect(others).not.toContain(drawing(kind));
  });

  test("BT-W18 whoever is there but lets turns run out is shown with who plays on, too", () => {
    const standIn = { name: "Plod", face: "plod" };
    const html = at({ seats: SEATS.map((one) => ({ ...one, standIn })) });
    expect([html.includes("Plod plays on"), html.includes("data-away")]).toEqual([true, false]);
  });
});

test("BT-W24 BT-T9 whoever has nothing to decide is not asked: the tray is pale where everybody knows what must come", () => {
  const match = begun();
  const mover = match.status.kind === "playing" ? match.status.seat : seat(0);
  const props = propsOf(match.view(mover), "rail");
  const isDeep = (isSettled: boolean): boolean =>
    renderToStaticMarkup(
      createElement(Table, { ...props, party: { seats: SEATS, mayUndo: true, ask: () => {}, isSettled } }),
    ).includes('data-turn="true" style');
  expect([isDeep(false), isDeep(true)]).toEqual([true, false]);
});
