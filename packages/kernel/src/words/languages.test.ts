import { describe, expect, test } from "vitest";
import { LANGUAGES, languageFor } from "./languages.ts";

describe("languages", () => {
  test.each([
    ["zh-TW", "zh-Hant"],
    ["zh-Hant", "zh-Hant"],
    ["zh-Hant-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant-HK"],
    ["zh-MO", "zh-Hant-HK"],
    ["yue", "zh-Hant-HK"],
    ["zh-Hant-HK", "zh-Hant-HK"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-Hans-HK", "zh-Hans"],
    ["en-GB", "en"],
    ["de, zh-TW", "zh-Hant"],
    ["en-US, zh-TW", "en"],
    ["de", "en"],
    ["", "en"],
    ["*, nonsense!", "en"],
  ])("KN-W6 whoever reads %s gets %s", (wanted, language) => {
    expect(languageFor(wanted.split(", "))).toBe(language);
  });

  test("KN-W6 each has a name and an id of its own, as the standard writes it", () => {
    expect(LANGUAGES.map(({ id }) => Intl.getCanonicalLocales(id)[0])).toEqual(LANGUAGES.map(({ id }) => id));
    expect(new Set(LANGUAGES.flatMap(({ id, name }) => [id, name])).size).toBe(2 * LANGUAGES.length);
  });
});
