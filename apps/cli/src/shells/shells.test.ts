/** Completion in the shells themselves, where they are found. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { baize } from "@baize/testkit/terminal";
import { afterAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../program.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-shells-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "notes.txt"), "");

const scriptFor = async (shell: string): Promise<string> => (await baize(`completion ${shell}`)).out;
const has = (shell: string): boolean => spawnSync(shell, ["-c", "exit 0"]).status === 0;

/** What is typed, and what every shell makes of its last word. */
const LINES: readonly (readonly [typed: string, word: string])[] = [
  ["so", "solve"],
  ["help so", "solve"],
  ["play free", "freecell"],
  ["play --new pe", "pegs"],
  ["play pegs sku", "skull"],
  ["play --pace 10 pegs sku", "skull"],
  ["play bigtwo --bot mas", "master"],
  ["play bigtwo --bot=mas", "--bot=master"],
  ["play bigtwo --options tai", "taiwan"],
  ["play freecell --options seah", "seahaven-towers"],
  ["play bigtwo --length op", "open"],
  ["play freecell --load no", "notes.txt"],
  ["host bigtwo --clock ma", "match"],
  ["deal freecell 1 --format fc", "fc-solve"],
  ["deal pegs plus --format gr", "grid"],
  ["solve pegs plus sku", "skull"],
  ["solve freecell no", "notes.txt"],
  ["solve freecell 1 --count ca", "cards"],
  ["solve --tar", "--target"],
  ["solve pegs plus --tar", "--target"],
  ["play freecell --cs", "--cs3500"],
  ["play bigtwo --no", "--no-clock"],
  ["analyse pegs plus --target an", "any"],
  ["arena bigtwo --seats master,nov", "master,novice"],
  ["arena bigtwo --ladder nov", "novice"],
  ["arena bigtwo --preset hon", "hongkong"],
  ["arena bigtwo --scoring ru", "rules"],
  ["engine bigtwo --bot gra", "grandmaster"],
  ["replay no", "notes.txt"],
  ["verify notes.txt --game pegs --deal sku", "skull"],
  ["check-document pegs-", "pegs-eecs3311"],
  ["check-document bigtwo-mis --adapter py", "python"],
  ["queue ca", "cancel"],
  ["completion zs", "zsh"],
  ["bench termi", "terminal"],
];

/** Nothing of this is offered there. */
const NOTHING = [
  "solve freecell 1 --tar",
  "play pegs --cs",
  "solve b",
  "play freecell --bot mas",
  "deal bigtwo 1 --format js",
  "solve freecell 1 --workers no",
];

/** Types each line and TAB in a zsh of its own, whose `baize` tells what it was given. */
const ZSH = [
  "zmodload zsh/zpty",
  'zpty shell "TERM=dumb zsh -f -i"',
  `zpty -w shell "PS1=; autoload -U compinit; compinit -u -D; source $1; baize() { print -r -- \\"<got> \\$* <end>\\" }; print REA''DY"`,
  "zpty -r shell told '*READY*'",
  "shift",
  'for line in "$@"; do',
  "  zpty -w -n shell \"baize $line\"$'\\t\\n'",
  "  zpty -r shell told '*<got>*<end>*'",
  `  print -r -- "\${\${told##*<got> }%% <end>*}"`,
  "done",
  "zpty -d shell",
].join("\n");

/** What bash makes of a line, the words as it splits them: at signs of equality too. */
const bashReplies = (script: string, typed: string): readonly string[] => {
  const words = `baize ${typed}`.split(/ |(=)/).filter((word) => word !== undefined);
  const ask = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _baize`;
  const print = '[ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$cur"))';
  // What readline does itself where the function found nothing, in the same place.
  const body = script.replace(/\n\}\ncomplete .*$/s, `\n  ${print}\n}`);
  const out = execFileSync("bash", ["-c", `${body}\n${ask}\nprintf '%s\\n' "\${COMPREPLY[@]}"`], {
    cwd: folder,
    encoding: "utf8",
  });
  return out.split("\n").filter(Boolean);
};

describe.runIf(has("bash") && process.platform !== "win32")("bash", async () => {
  const script = await scriptFor("bash");

  test.each(LINES)("CL-H4 bash: baize %s", (typed, word) => {
    expect(bashReplies(script, typed)).toEqual([word.replace(/^--\w+=/, "")]);
  });

  test.each(NOTHING)("CL-H4 bash: baize %s is nothing", (typed) => {
    expect(bashReplies(script, typed)).toEqual([]);
  });

  test("CL-H4 bash: where all is open every command is offered, and every option behind two strokes", () => {
    expect(bashReplies(script, "")).toEqual([...COMMANDS.map(({ name }) => name), "help"]);
    expect(bashReplies(script, "deal --")).toEqual(["--format", "--options", "--help"]);
    expect(bashReplies(script, "worker ")).toEqual(["--queue", "--workers", "--drain", "--wait", "--help"]);
  });
});

test.runIf(has("zsh"))(`CL-H4 zsh completes every line${has("zsh") ? "" : " (not run: no zsh)"}`, async () => {
  const file = join(folder, "completion.zsh");
  writeFileSync(file, await scriptFor("zsh"));
  const typed = [...LINES.map(([line]) => line), ...NOTHING];
  const out = execFileSync("zsh", ["-f", "-c", ZSH, "zsh", file, ...typed], { cwd: folder, encoding: "utf8" });
  const whole = (line: string, word: string) => [...line.split(" ").slice(0, -1), word].join(" ");
  expect(out.trim().split(/\r?\n/)).toEqual([...LINES.map(([line, word]) => whole(line, word)), ...NOTHING]);
});

test.runIf(has("fish"))(`CL-H4 fish completes every line${has("fish") ? "" : " (not run: no fish)"}`, async () => {
  const file = join(folder, "completion.fish");
  writeFileSync(file, await scriptFor("fish"));
  const ask = 'source $argv[1]; for line in $argv[2..-1]; echo (complete -C "baize $line" | string split -f1 \\t); end';
  const typed = [...LINES.map(([line]) => line), ...NOTHING];
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const out = execFileSync("fish", ["--no-config", "-c", ask, file, ...typed], { cwd: folder, env, encoding: "utf8" });
  expect(out.replace(/\n$/, "").split("\n")).toEqual([...LINES.map(([, word]) => word), ...NOTHING.map(() => "")]);
});
