import { afterEach, describe, expect, test } from "vitest";
import { learnLanguage, speak, spoken } from "./messages.ts";

const say = spoken("a test", {
  plain: () => "Nothing to undo.",
  filled: (d: { readonly n: number }) => `${d.n} moves`,
  empty: () => "",
});

afterEach(() => speak("en"));

describe("messages", () => {
  test("KN-W1 a message is a function with an id, told with facts", () => {
    expect([say.plain(), say.filled({ n: 3 })]).toEqual(["Nothing to undo.", "3 moves"]);
  });

  test("KN-W2 each is said in the language that is spoken when it is asked for, in English where that is not known", () => {
    learnLanguage("a test", "de", { filled: ({ n }) => `${n} Züge` });
    expect(say.filled({ n: 3 })).toBe("3 moves");
    speak("de");
    expect([say.filled({ n: 3 }), say.plain()]).toEqual(["3 Züge", "Nothing to undo."]);
    speak("xx");
    expect(say.filled({ n: 3 })).toBe("3 moves");
  });

  test("KN-W2 another package's words are not taken", () => {
    learnLanguage("another", "de", { plain: () => "Nichts." });
    speak("de");
    expect(say.plain()).toBe("Nothing to undo.");
  });

  test("KN-W3 the pseudo-language is longer, accented and marked, and leaves nothing out", () => {
    speak("pseudo");
    expect(say.filled({ n: 3 })).toBe("⟦3 mövés~~~⟧");
    expect(say.plain().length).toBeGreaterThan("Nothing to undo.".length * 1.3);
    expect(say.empty()).toBe("");
  });
});
