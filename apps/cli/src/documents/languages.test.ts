import { expect, test } from "vitest";
import { EXAMPLES, judged } from "./languages.fixture.ts";

test.each(EXAMPLES.slice(0, 3))("CL-J5 $file: right it passes, wrong it fails at its sentence", async (example) => {
  const { right, wrong } = (await judged(example)) ?? { right: [], wrong: example.found };
  expect([right, wrong]).toEqual([[], example.found]);
});
