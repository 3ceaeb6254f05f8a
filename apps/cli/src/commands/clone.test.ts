import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { baize, start } from "@baize/testkit/terminal";
import { afterAll, expect, test } from "vitest";
import { inClone, runProgram } from "./clone.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-clone-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("CL-K1 the benches have names", async () => {
  const { code, out } = await baize("bench --list");
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual(expect.arrayContaining(["bigtwo", "pegs"]));
  expect(await baize("bench pegz")).toMatchObject({ code: 2, err: expect.stringContaining("Did you mean pegs?") });
});

test("CL-K4 `npm run baize` takes paths from where the person stands", async () => {
  writeFileSync(join(folder, "my.link"), "/freecell/3?moves=28\n");
  const stands = { npm_lifecycle_event: "baize", INIT_CWD: folder };
  expect((await baize("verify my.link", "", stands)).out).toContain("1 move");
  expect((await baize("verify my.link", "", { INIT_CWD: folder })).code).toBe(1);
});

test.each([
  ["process.exit(0)", 0],
  ["process.exit(2)", 2],
  ["process.exit(7)", 1],
  ["process.exit(process.env.PORT === '1' && process.argv[2] === 'x' ? 0 : 1)", 0],
])("CL-K1 CL-K2 %s ends with %i", async (source, code) => {
  const file = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(file, source);
  expect(await runProgram(file, ["x"], { PORT: "1" })).toBe(code);
});

test("CL-K2 the page is served until Ctrl+C", async () => {
  const child = start(["serve", "--port", "0"]);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /^Baize is at (http:\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    expect(await (await fetch(address)).text()).toContain("<title>");
    child.kill("SIGINT");
    break;
  }
  expect(await once(child, "exit")).toEqual([130, null]);
}, 60_000);

test("CL-K3 what is not there is named", () => {
  expect(() => inClone("no/such/thing")).toThrow("This needs a clone of the repository: no/such/thing is not there.");
});
