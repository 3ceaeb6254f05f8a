import { baize } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { COMMANDS } from "../program.ts";

/** Options that only some commands have, some of them from the games. */
const OPTIONS = ["--queue", "--target", "--format", "--sprt", "--jsonl", "--cs3500"];

test.each(["completion zsh", "completion fish", "man"])(
  "CL-H4 baize %s has every command and every option",
  async (line) => {
    const { code, out } = await baize(line);
    const text = out.replaceAll("\\-", "-").replaceAll(" -l ", " --");
    expect(code).toBe(0);
    for (const word of [...COMMANDS.map(({ name }) => name), ...OPTIONS]) expect(text).toContain(word);
  },
);

test("CL-H4 `baize man --json` has the same for programs", async () => {
  const { commands } = JSON.parse((await baize("man --json")).out);
  expect(commands.map(({ name }: { name: string }) => name)).toEqual(COMMANDS.map(({ name }) => name));
  for (const { says, examples } of commands)
    expect([says, examples[0]]).toEqual([expect.any(String), expect.any(String)]);
  const { options } = commands.find(({ name }: { name: string }) => name === "deal");
  expect(options[0].flags).toBe("--format <name>");
});

test("CL-H4 the manual says what each argument is", async () => {
  const { out } = await baize("man");
  expect(out).toMatch(/\n\.B deed\nlist; cancel a range/);
});

test("CL-H4 CL-Y1 in another language the manual has the same examples", async () => {
  const examples = async (env: NodeJS.ProcessEnv) => (await baize("man", "", env)).out.split(".SH EXAMPLES\n")[1];
  const told = await examples({ LC_ALL: "zh_TW.UTF-8" });
  expect(told).toBe(await examples({}));
  expect(told).toContain("baize solve freecell 617");
});

test("CL-H4 another shell gets a sentence", async () => {
  expect(await baize("completion powershell")).toMatchObject({
    code: 2,
    err: '"powershell" is not a shell that is known here. Choose bash, zsh or fish.\n',
  });
});
