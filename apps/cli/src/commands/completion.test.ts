import { execFileSync } from "node:child_process";
import { baize } from "@baize/testkit/terminal";
import { expect, test } from "vitest";
import { COMMANDS } from "../program.ts";

/** Options that only some commands have, some of them from the games. */
const OPTIONS = ["--queue", "--target", "--format", "--sprt", "--jsonl", "--cs3500"];

test.skipIf(process.platform === "win32")("CL-H4 bash completes commands, games and options", async () => {
  const { code, out } = await baize("completion bash");
  expect(code).toBe(0);
  const completed = (...words: readonly string[]) => {
    const ask = `COMP_WORDS=(${words.join(" ")}); COMP_CWORD=${words.length - 1}; _baize; echo "\${COMPREPLY[@]}"`;
    return execFileSync("bash", ["-c", `${out}\n${ask}`], { encoding: "utf8" })
      .trim()
      .split(" ");
  };
  expect(completed("baize", "so")).toEqual(["solve"]);
  expect(completed("baize", "''")).toEqual([...COMMANDS.map(({ name }) => name), "help", "--help"]);
  expect(completed("baize", "solve", "fr")).toEqual(["freecell"]);
  expect(completed("baize", "solve", "--ta")).toEqual(["--target"]);
  expect(completed("baize", "deal", "--ta")).toEqual([""]);
  expect(completed("baize", "solve", "b")).toEqual([""]);
  expect(completed("baize", "solve", "freecell", "p")).toEqual([""]);
  expect(completed("baize", "completion", "''")).toEqual(["bash", "zsh", "fish", "--help"]);
  expect(completed("baize", "queue", "ca")).toEqual(["cancel"]);
  expect(completed("baize", "help", "so")).toEqual(["solve"]);
  expect(completed("baize", "play", "--load", "''")).toEqual([""]);
});

test.each(["completion zsh", "completion fish", "man"])(
  "CL-H4 baize %s has every command and every option",
  async (line) => {
    const { code, out } = await baize(line);
    const text = out.replaceAll("\\-", "-").replaceAll(" -l ", " --");
    expect(code).toBe(0);
    for (const word of [...COMMANDS.map(({ name }) => name), ...OPTIONS]) expect(text).toContain(word);
  },
);

test("CL-H4 the manual says what each argument is", async () => {
  const { out } = await baize("man");
  expect(out).toMatch(/\n\.B deed\nlist; cancel a range/);
});

test("CL-H4 another shell gets a sentence", async () => {
  expect(await baize("completion powershell")).toMatchObject({
    code: 2,
    err: '"powershell" is not a shell that is known here. Choose bash, zsh or fish.\n',
  });
});
