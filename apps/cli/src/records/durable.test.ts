import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Disk, sweepDrafts, writeDurably } from "./durable.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-durable-"));
afterAll(() => rmSync(folder, { recursive: true }));

let places = 0;
/** A file in a folder of its own, with some text in it. */
function placed(text: string): string {
  const path = join(folder, String(++places), "match.json");
  mkdirSync(join(path, ".."));
  writeFileSync(path, text);
  return path;
}

const ACTS = ["mkdirSync", "openSync", "writeFileSync", "fsyncSync", "closeSync", "renameSync"] as const;

/** A disk that notes what is asked of it, and fails at one call. */
function disk(failing = Number.POSITIVE_INFINITY): { readonly disk: Disk; readonly asked: string[] } {
  const asked: string[] = [];
  const watched = Object.fromEntries(
    ACTS.map((act) => [
      act,
      (...words: never[]) => {
        if (asked.push(act) === failing) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", syscall: act });
        return (fs[act] as (...words: never[]) => unknown)(...words);
      },
    ]),
  );
  return { disk: { ...fs, ...watched } as Disk, asked };
}

test.skipIf(process.platform === "win32")("CL-T5 a file is on the disk before its name is, and then the name", () => {
  const path = placed("before");
  const { disk: watched, asked } = disk();
  writeDurably(path, "after", watched);
  expect(readFileSync(path, "utf8")).toBe("after");
  expect(asked).toEqual([
    ...["mkdirSync", "openSync", "writeFileSync", "fsyncSync", "closeSync", "renameSync"],
    ...["openSync", "fsyncSync", "closeSync"],
  ]);
});

test.skipIf(process.platform === "win32")(
  "CL-T5 whatever fails while a file is written, one of its texts is there whole",
  () => {
    for (let failing = 1; failing <= 9; failing++) {
      const path = placed("before");
      const { disk: failingDisk, asked } = disk(failing);
      expect(() => writeDurably(path, "after", failingDisk)).toThrow("ENOSPC");
      expect([failing, readFileSync(path, "utf8")]).toEqual([
        failing,
        asked.includes("renameSync") && failing > 6 ? "after" : "before",
      ]);
      expect(readdirSync(join(path, ".."))).toEqual(["match.json"]);
    }
  },
);

test.skipIf(process.platform !== "linux")("CL-X4 a folder that cannot be made is told by the reason why", () => {
  // No program makes folders there.
  expect(() => writeDurably("/sys/baize/online/match.json", "text")).toThrow(/^(EROFS|EPERM|EACCES)/);
});

test("CL-L4 drafts of programs that are gone are swept, those of others are not", () => {
  const path = placed("match");
  const gone = 2 ** 22 + 1;
  for (const name of [`match.json.${gone}`, `match.json.${process.pid}`, `other.json.${gone}`, "match.unread-1.json"]) {
    writeFileSync(join(path, "..", name), "draft");
  }
  sweepDrafts(path);
  expect(readdirSync(join(path, "..")).sort()).toEqual(
    ["match.json", `match.json.${process.pid}`, "match.unread-1.json", `other.json.${gone}`].sort(),
  );
  sweepDrafts(join(folder, "nowhere", "match.json"));
});
