import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Marked } from "./marked.tsx";

test.each([
  ["You can finish in *4 sweeps*.", "You can finish in <strong>4 sweeps</strong>."],
  ["*Left* pair, 9s", "<strong>Left</strong> pair, 9s"],
  ["From *+1.0* to *−3.7*.", "From <strong>+1.0</strong> to <strong>−3.7</strong>."],
  ["Nothing stands out.", "Nothing stands out."],
])("HA-T1 %s", (text, html) => {
  expect(renderToStaticMarkup(createElement(Marked, { text }))).toBe(html);
});
