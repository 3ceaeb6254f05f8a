import { spoken } from "@baize/kernel";
import { expect, test } from "vitest";
import { inPseudo, unspokenIn } from "./unspoken.ts";

const say = spoken("unspoken test", { undo: () => "Undo" });

test("TK-W1 what is a message is not found, what is none is: as text and as a label", () => {
  const page = () => `<p aria-label="Plain words">${say.undo()}</p><p>Other words</p><p>26</p>`;
  expect(unspokenIn(inPseudo(page))).toEqual(["Other words", "Plain words"]);
  expect(unspokenIn(page())).toEqual(["Undo", "Other words", "Plain words"]);
});

test("TK-W1 afterwards English is spoken again, whatever happened", () => {
  expect(() =>
    inPseudo(() => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect(say.undo()).toBe("Undo");
});
