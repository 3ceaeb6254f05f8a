import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { stageOf } from "./fixture.ts";
import { layout } from "./layout.ts";
import { Acts } from "./tray.tsx";

type Props = Parameters<typeof Acts>[0];
type Element = ReactElement<{
  className?: string;
  children?: unknown;
  onClick?: (event: { detail: number }) => void;
  "aria-disabled"?: boolean;
}>;

/** The button of a class in what a component draws. */
function buttonIn(drawn: unknown, name: string): Element | undefined {
  if (Array.isArray(drawn)) return drawn.map((each) => buttonIn(each, name)).find((found) => found !== undefined);
  if (typeof drawn !== "object" || drawn === null || !("props" in drawn)) return undefined;
  const element = drawn as Element;
  return element.props.className?.includes(name) ? element : buttonIn(element.props.children, name);
}

test("BT-W20 a double click on Play or Pass plays once, a key does as well", () => {
  const heard: string[] = [];
  const drawn = Acts({
    hand: { by: "rank" },
    places: layout(stageOf("bars")),
    isTurn: true,
    play: undefined,
    isLegal: true,
    mustPass: false,
    isPassHinted: false,
    playPicked: () => heard.push("play"),
    pass: () => heard.push("pass"),
    ask: undefined,
    undo: undefined,
    skip: undefined,
  } as unknown as Props);
  for (const name of ["play-button", "pass"]) {
    for (const detail of [1, 2, 0]) buttonIn(drawn, name)?.props.onClick?.({ detail });
  }
  expect(heard).toEqual(["play", "play", "pass", "pass"]);
});

test("BT-W24 BT-W25 BT-W27 what can be done: both in turn, one where nothing beats, and nothing but skipping out of turn", () => {
  const buttons = (more: Partial<Props>) => {
    const drawn = Acts({
      hand: { by: "rank" },
      places: layout(stageOf("bars")),
      isLegal: true,
      ...more,
    } as unknown as Props);
    return ["pass", "play-button", "skip"].filter((name) => buttonIn(drawn, name) !== undefined);
  };
  expect(buttons({ isTurn: true, mustPass: false })).toEqual(["pass", "play-button"]);
  expect(buttons({ isTurn: true, mustPass: true })).toEqual(["pass"]);
  expect(buttons({ isTurn: false, skip: () => {} })).toEqual(["skip"]);
  expect(buttons({ isTurn: false })).toEqual([]);
});

test("BT-W24 where one cannot pass, Pass is grey as Play is, and says why when it is pressed", () => {
  const isGrey = (mayPass: boolean) => {
    const drawn = Acts({
      hand: { by: "rank" },
      places: layout(stageOf("bars")),
      isTurn: true,
      isLegal: true,
      mayPass,
    } as unknown as Props);
    return buttonIn(drawn, "pass")?.props["aria-disabled"];
  };
  expect([isGrey(true), isGrey(false)]).toEqual([undefined, true]);
});
