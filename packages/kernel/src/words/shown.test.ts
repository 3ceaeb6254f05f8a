import { describe, expect, test } from "vitest";
import { type Detail, refuse } from "../result.ts";
import { sentence } from "../sentence.ts";
import { spoken } from "./messages.ts";
import { shown, visible } from "./shown.ts";

describe("text from outside", () => {
  test.each([
    ["617", "617"],
    ["\u001B]0;forged\u0007", "␛]0;forged␇"],
    ["a\r\nb\tc\u007F", "a␍␊b␉c␡"],
    ["\u009B31m", "<009B>31m"],
    ["\u202Egnp\u2066", "<202E>gnp<2066>"],
    ["\uD800", "\uFFFD"],
    ["♠ 👩‍🚀", "♠ 👩‍🚀"],
  ])("KN-W4 %j is shown as %s", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  test.each([
    ["x".repeat(60), "x".repeat(60)],
    ["x".repeat(100_000), `${"x".repeat(60)}…`],
    [`${"x".repeat(59)}👩`, `${"x".repeat(59)}…`],
  ])("KN-W5 of a long one the beginning is shown", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test("KN-W5 more of it is shown where more is asked for", () => {
    expect(shown("\u001B".repeat(90), 80)).toBe(`${"␛".repeat(80)}…`);
    expect(shown("x".repeat(80), 80)).toBe("x".repeat(80));
  });

  test("KN-W4 no message passes a control sign on, in a list either", () => {
    const say = spoken("outside", {
      one: (d: { readonly text: string }) => `${d.text}.`,
      many: (d: { readonly rows: readonly { readonly name: string }[] }) => d.rows.map(({ name }) => name).join("\n"),
    });
    expect(say.one({ text: "\u001B[2J" })).toBe("␛[2J.");
    expect(say.many({ rows: [{ name: "\u001B" }, { name: "b" }] })).toBe("␛\nb");
  });

  test("KN-W5 a refusal shows the beginning of what it is about", () => {
    const { error } = refuse("link-unreadable", "KN-L2", { text: "y".repeat(100), problem: "form" });
    expect(sentence(error)).toBe(`"${"y".repeat(60)}…" is not a link to a match: /game/deal?moves=… is expected.`);
    const [game, deal] = ["g".repeat(100), "d".repeat(100)];
    const unplayable = refuse("record-unplayable", "MD-K7", { game, deal }).error;
    const tell = (facts: Detail) => `${facts.game} ${facts.deal}`;
    expect(sentence(unplayable, { "record-unplayable": tell })).toBe(`${"g".repeat(60)}… ${"d".repeat(60)}…`);
  });
});
