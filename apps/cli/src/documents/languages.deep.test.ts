/** An implementation of every document in Java or Python, right and wrong; the tools have to be there. */

import { expect, test } from "vitest";
import { EXAMPLES, judged } from "./languages.fixture.ts";

test.each(EXAMPLES)("CL-J5 $document in $file: right it passes, wrong it fails at its sentence", async (example) => {
  expect(await judged(example)).toEqual({ right: [], wrong: example.found });
});
