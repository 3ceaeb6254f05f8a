import { afterEach, describe, expect, test } from "vitest";
import { inLanguage, learnLanguage, speak, spoken } from "./messages.ts";

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
    learnLanguage("de", { "a test": { filled: ({ n }) => `${n} Züge` } });
    expect(say.filled({ n: 3 })).toBe("3 moves");
    speak("de");
    expect([say.filled({ n: 3 }), say.plain()]).toEqual(["3 Züge", "Nothing to undo."]);
    speak("xx");
    expect(say.filled({ n: 3 })).toBe("3 moves");
  });

  test("KN-W2 another package's words are not taken", () => {
    learnLanguage("de", { another: { plain: () => "Nichts." } });
    speak("de");
    expect(say.plain()).toBe("Nothing to undo.");
  });

  test("KN-W2 something is said in a language in between, whatever happens there", () => {
    learnLanguage("de", { "a test": { filled: ({ n }) => `${n} Züge` } });
    expect([inLanguage("de", () => say.filled({ n: 2 })), say.filled({ n: 2 })]).toEqual(["2 Züge", "2 moves"]);
    const fail = () =>
      inLanguage("de", () => {
        throw new Error(say.filled({ n: 4 }));
      });
    expect(fail).toThrow("4 Züge");
    expect(say.filled({ n: 4 })).toBe("4 moves");
  });

  test("KN-W3 the pseudo-language is longer, accented and marked, and leaves nothing out", () => {
    speak("pseudo");
    expect(say.filled({ n: 3 })).toBe("⟦3 mövés~~~⟧");
    expect(say.plain().length).toBeGreaterThan("Nothing to undo.".length * 1.3);
    expect(say.empty()).toBe("");
  });
});
