/** The packages as they are published, installed in an empty folder of its own. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { partsOf } from "../../../scripts/notices.ts";

export const root = join(import.meta.dirname, "../../..");
export const shell = process.platform === "win32";

/** The packages from elsewhere that the command needs, with all that they need. */
const outsiders = (): string[] => [
  ...partsOf("apps/cli").map(({ path }) => join(root, path)),
  ...["react", "react-dom", "scheduler", "@types/react", "csstype"].map((name) => join(root, "node_modules", name)),
];

/** The program in the README of a package; one in TSX is for a bundler. */
export interface Program {
  readonly name: string;
  readonly code: string;
  readonly file: string;
}

/** Packs and installs before the tests of a file, and gives the folder and the programs of the READMEs there. */
export function startPublished(): { readonly folder: string; programs(): readonly Program[] } {
  const folder = mkdtempSync(join(tmpdir(), "baize-published-"));
  beforeAll(() => {
    const tarballs = join(folder, "tarballs");
    execFileSync(process.execPath, [join(root, "scripts/packed.ts"), tarballs], { stdio: "ignore" });
    // The plain way makes the same tarball.
    const plainly = ["pack", "--silent", "--pack-destination", tarballs, "--workspace", "@baize/kernel"];
    execFileSync("npm", plainly, { cwd: root, stdio: "ignore", shell });
    // Nothing is fetched: what is installed here is packed again.
    const packed = ["pack", "--silent", "--ignore-scripts", "--pack-destination", tarballs, ...outsiders()];
    execFileSync("npm", packed, { stdio: "ignore", shell });
    writeFileSync(join(folder, "package.json"), '{ "name": "empty", "type": "module" }');
    const files = readdirSync(tarballs).map((name) => join(tarballs, name));
    const flags = ["install", "--offline", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", [...flags, ...files], { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell });
  }, 240_000);
  // Two whole Nodes may lie there.
  afterAll(() => rmSync(folder, { recursive: true }), 120_000);
  return {
    folder,
    programs: () =>
      readdirSync(join(folder, "node_modules/@baize")).map((name) => {
        const readme = readFileSync(join(folder, "node_modules/@baize", name, "README.md"), "utf8");
        const [, kind = "", code = ""] = /```(tsx?)\n(.*?)```/s.exec(readme) ?? [];
        return { name, code, file: `readme-${name}.${kind === "tsx" ? "tsx" : "mts"}` };
      }),
  };
}

/** Compiles the programs; gives what the compiler says. */
export function compilePrograms(folder: string, programs: readonly Program[]): string {
  for (const { file, code } of programs) writeFileSync(join(folder, file), code);
  const flags = ["--ignoreConfig", "--module", "nodenext", "--target", "es2024", "--lib", "es2024,dom", "--strict"];
  const types = ["--jsx", "react-jsx", "--types", "node,react", "--typeRoots", join(root, "node_modules/@types")];
  const files = programs.map(({ file }) => file);
  const words = [...flags, "--skipLibCheck", ...types, ...files];
  return spawnSync(join(root, "node_modules/.bin/tsc"), words, { cwd: folder, shell, encoding: "utf8" }).stdout;
}

/** What a program says that it prints. */
export const saidBy = ({ code }: Program): string =>
  `${[...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = ""]) => text).join("\n")}\n`.replaceAll(
    " ⏎ ",
    "\n",
  );
