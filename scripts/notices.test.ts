import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { licenceText, partsOf, writeNotices } from "./notices.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-notices-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Licences that ask for no more than to be told. */
const FREE = ["0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "OFL-1.1"];

describe.each(["apps/web", "apps/cli"])("what %s ships", (room) => {
  const parts = partsOf(room);

  test("CK-N1 every package by others is free, and its licence is there", () => {
    expect(parts.length).toBeGreaterThan(3);
    expect(
      parts.filter(
        ({ license }) =>
          !license
            .replaceAll(/[()]/g, "")
            .split(" OR ")
            .some((id) => FREE.includes(id)),
      ),
    ).toEqual([]);
    const bare = parts.filter((part) => licenceText(part).length < 200).map(({ name }) => name);
    expect(bare).toEqual([]);
  });

  test("CK-N1 CK-N2 the notices and the bill name each with its version", () => {
    writeNotices(room, folder);
    const notices = readFileSync(join(folder, "licences.txt"), "utf8");
    const bill = JSON.parse(readFileSync(join(folder, "bom.json"), "utf8"));
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
    const named = parts.map(({ name, version }) => `${name} ${version}`);
    expect(named.filter((text) => !notices.includes(`\n${text} (`))).toEqual([]);
    const billed = bill.components.map(({ name, version }: { name: string; version: string }) => `${name} ${version}`);
    expect(billed).toEqual(named);
    expect(
      bill.components.every(({ hashes }: never) =>
        /^[0-9a-f]{128}$/.test((hashes as [{ content: string }])[0].content),
      ),
    ).toBe(true);
  });
});

test("CK-N1 what the page and the command are known to be made of is among it", () => {
  const names = (room: string) => partsOf(room).map(({ name }) => name);
  expect(names("apps/web")).toEqual(
    expect.arrayContaining(["@fontsource-variable/instrument-sans", "react", "react-dom", "scheduler"]),
  );
  expect(names("apps/cli")).toEqual(expect.arrayContaining(["commander", "pg", "pg-boss", "pg-protocol"]));
});
