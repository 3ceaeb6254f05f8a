import { Clicks } from "@baize/hands";
import { expect, test } from "vitest";
import { hole, table } from "../rules/fixture.ts";
import { jumpsOf } from "../rules/index.ts";
import { press, type Reach } from "./acts.ts";

/** A hand over the English board that has lifted d2, and what it was heard to do. */
function reach(clicks: Clicks): { readonly at: Reach; readonly heard: readonly string[] } {
  const heard: string[] = [];
  const hear = (word: string) => (text: string) => heard.push(`${word} ${text}`) > 0;
  const props = {
    view: table("english"),
    play: hear("play"),
    tell: hear("tell"),
    announce: hear("announce"),
  };
  const held = {
    lifted: hole("d2"),
    goesOn: false,
    take: () => {},
    release: () => {},
    goOn: () => {},
  };
  const at = { props, jumps: jumpsOf(["d2-d4"]), held, clicks, setCursor: () => {} } as unknown as Reach;
  return { at, heard };
}

test("PG-V3 PG-V21 a click on the hole jumps; the second of a double click does nothing more", () => {
  const clicks = new Clicks();
  const { at, heard } = reach(clicks);
  press(at, hole("d4"), 1);
  expect(heard).toEqual(["play d2-d4"]);
  expect(clicks.twice()).toBe(true);
});

test("PG-V21 where the first click played nothing, the second counts", () => {
  const clicks = new Clicks();
  const { at, heard } = reach(clicks);
  press(at, hole("d2"), 1);
  expect(heard).toEqual(["announce Put back."]);
  expect(clicks.twice()).toBe(false);
});
