/** What can be said at an online table, in Traditional Chinese. */

import type { sayHere } from "./phrases.en.ts";

export const table = {
  hello: () => "你好",
  "well-played": () => "打得好",
  "thank-you": () => "謝謝",
  "one-moment": () => "等一下",
  "good-game": () => "打得真過癮",
  sorry: () => "抱歉",
  smile: () => "🙂",
  wow: () => "😮",
  think: () => "🤔",
  sad: () => "🙁",
} satisfies typeof sayHere;
