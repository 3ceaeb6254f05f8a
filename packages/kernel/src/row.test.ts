/** Sentences, words and facts beside each other. */

import { expect, test } from "vitest";
import { label, listed, paragraph } from "./row.ts";
import { inLanguage, learnLanguage } from "./words/messages.ts";
import { tables as simplified } from "./words/zh-Hans.ts";
import { tables as traditional } from "./words/zh-Hant.ts";

learnLanguage("zh-Hant", traditional);
learnLanguage("zh-Hans", simplified);

const CASES: readonly (readonly [string, string, string, string])[] = [
  ["en", "A. B.", "d4, e5, f6", "A, 8"],
  ["zh-Hant", "A.B.", "d4、e5、f6", "A，8"],
  ["zh-Hans", "A.B.", "d4、e5、f6", "A，8"],
];

test.each(CASES)("KN-W8 %s: sentences, lists and labels have its own stops between them", (id, text, list, told) => {
  const rows = inLanguage(id, () => [
    paragraph(["A.", "", undefined, "B."]),
    listed(["d4", "e5", "f6"]),
    label(["A", "8"]),
    paragraph([]),
  ]);
  expect(rows).toEqual([text, list, told, ""]);
});
