/** Connections that are treated badly, at length. */

import { expect, test } from "vitest";
import { resumes } from "./lines.fixture.ts";

/** `RESUMES=500 npm run test:deep` tries it out. */
const RESUMES = Number(process.env.RESUMES ?? 10_000);
/** An hour for ten thousand. */
const TIME = Math.max(10_000, RESUMES) * 360;

test(
  `ON-E5 ${RESUMES} times the line is treated badly, and everybody sees the table exactly as it is`,
  async () => {
    for (let done = 0; done < RESUMES; done += 1000) {
      const faults = await resumes(Math.min(1000, RESUMES - done), `deep-${done}`);
      for (const what of ["late-copy", "answer-held", "stream-held", "overtaken", "contested"]) {
        expect([what, (faults.get(what) ?? 0) > 10]).toEqual([what, true]);
      }
    }
  },
  TIME,
);
