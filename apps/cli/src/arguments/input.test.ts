import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readPart } from "./input.ts";

test("CL-X4 a file of the program's own that is missing is told in a sentence", async () => {
  await expect(readPart(pathToFileURL("/nowhere/master.bin"))).rejects.toThrow(
    /^.*nowhere.master\.bin cannot be read: there is no such file\.$/,
  );
});
