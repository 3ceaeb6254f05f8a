/** What can be said at an online table, in English; it is loaded with one. */

import { spoken } from "@baize/kernel";

const en = {
  hello: () => "Hello",
  "well-played": () => "Well played",
  "thank-you": () => "Thank you",
  "one-moment": () => "One moment",
  "good-game": () => "Good game",
  sorry: () => "Sorry",
  smile: () => "🙂",
  wow: () => "😮",
  think: () => "🤔",
  sad: () => "🙁",
};

export const sayHere = spoken("midend phrases", en);
