/** How much script a first visit has to wait for. */

import { LANGUAGES } from "@baize/kernel";
import { startSubject } from "@baize/testkit/page";
import { expect, test } from "vitest";
import { firstLoad } from "../../../../scripts/first-load.ts";

const subject = startSubject();

test.for([
  ["/", 130],
  ["/freecell/617", 135],
  ["/pegs/english", 135],
  ["/bigtwo/5", 140],
] as const)(
  "WB-F1 WB-W4 %s: a first visit fetches at most 130 KB of script in every language, %i where brotli is not read",
  async ([path, most]) => {
    const size = (language: string) => firstLoad(subject.browser, subject.address + path, false, language);
    const sizes = await Promise.all(LANGUAGES.map(async ({ id }) => ({ id, ...(await size(id)) })));
    // Much less than it must be is no first visit either.
    expect(sizes.filter(({ gzip, brotli }) => brotli <= 80 || brotli > 130 || gzip > most)).toEqual([]);
  },
);
