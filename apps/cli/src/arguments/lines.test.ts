import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { linesOf, MOST_OF_A_LINE } from "./lines.ts";

const read = async (parts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for await (const line of linesOf(Readable.from(parts.map((part) => Buffer.from(part))))) found.push(line);
  return found;
};

test("CL-R6 lines come as they are, in however many pieces", async () => {
  expect(await read(["one\ntw", "o\r\n", "", "\nthr", "ee"])).toEqual(["one", "two", "", "three"]);
  const longest = "x".repeat(MOST_OF_A_LINE);
  expect(await read([`${longest}\n`, "end\n"])).toEqual([longest, "end"]);
});

test("CL-R6 the rest of a line beyond a mebibyte is dropped, and the cut is seen", async () => {
  const piece = "y".repeat(300_000);
  const [cut = "", ...rest] = await read([...Array<string>(5).fill(piece), `${piece}\nnext\n`, "last"]);
  expect([cut.length, cut.at(-1), rest]).toEqual([MOST_OF_A_LINE + 1, "…", ["next", "last"]]);
  const [whole = ""] = await read([`${"z".repeat(MOST_OF_A_LINE)}`, "z\n"]);
  expect([whole.length, whole.at(-1)]).toEqual([MOST_OF_A_LINE + 1, "…"]);
});
