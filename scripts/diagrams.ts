/** `npm run diagrams`: draws the classes of each source document as the code has them, to docs/diagrams. */

import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Box, boxesOf } from "./diagrams/classes.ts";

const root = join(import.meta.dirname, "..");
/** The documents, where their code stands, and what of it the door shows under another name. */
const DOCUMENTS = {
  "freecell-mis": { files: "games/freecell/src/documents/mis/*.ts", door: "games/freecell/src/documents/mis/index.ts" },
  "freecell-cs3500": {
    files: "games/freecell/src/documents/cs3500/*.ts",
    door: "games/freecell/src/documents/cs3500/index.ts",
  },
  "bigtwo-mis": { files: "games/bigtwo/src/documents/*.ts", door: "games/bigtwo/src/documents/index.ts" },
  "pegs-eecs3311": { files: "games/pegs/src/documents/*.ts", door: "games/pegs/src/documents/eecs3311.ts" },
} as const;
/** Classes that a door shows under the document's name. */
const SHOWN: Readonly<Record<string, string>> = {
  BigTwoGame: "Game",
  PlayerHand: "Player",
  rules: "Rules",
  playerBot: "PlayerBot",
};
const COLUMNS = 4;
const WIDE = 250;
const LINE = 17;
const GAP = 26;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function boxSvg({ name, kind, base, members }: Box, x: number, y: number): string {
  const height = 44 + members.length * LINE;
  const rows = members.map(
    (member, i) => `<text x="${x + 12}" y="${y + 52 + i * LINE}" class="m">${escaped(member)}</text>`,
  );
  const said = base === undefined ? kind : `${kind}, inherits ${base}`;
  return [
    `<rect x="${x}" y="${y}" width="${WIDE}" height="${height}" rx="10" class="${kind}"/>`,
    `<text x="${x + 12}" y="${y + 20}" class="n">${escaped(name)}</text>`,
    `<text x="${x + 12}" y="${y + 34}" class="k">${escaped(said)}</text>`,
    ...rows,
  ].join("\n");
}

/** A diagram: the boxes in columns, and under each whom it uses. */
function drawn(title: string, boxes: readonly Box[]): string {
  const names = new Set(boxes.map(({ name }) => name));
  const bottoms = Array<number>(COLUMNS).fill(56);
  const parts = [...boxes]
    .sort((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1))
    .map((box) => {
      const column = bottoms.indexOf(Math.min(...bottoms));
      const y = bottoms[column] ?? 0;
      const used = box.uses.filter((name) => names.has(name) && name !== box.name && name !== box.base);
      const all = { ...box, members: [...box.members, ...used.map((name) => `→ ${name}`)] };
      bottoms[column] = y + 44 + all.members.length * LINE + GAP;
      return boxSvg(all, 16 + column * (WIDE + GAP), y);
    });
  const [width, height] = [16 + COLUMNS * (WIDE + GAP), Math.max(...bottoms)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>${escaped(title)}</title>
<style>rect{fill:#fff;stroke:#5c6f66}rect.class{fill:#f2f5f1}rect.interface{fill:#e9f0f8}rect.constants{fill:#ebd7a2}rect.module{fill:#c3d7ca}.n{font-weight:700;font-size:14px}.k{fill:#42534b;font-size:11px}.t{font-weight:700;font-size:22px}</style>
<rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>
<text x="16" y="34" class="t">${escaped(title)}</text>
${parts.join("\n")}
</svg>
`;
}

/** The diagram of a document, as it is now. */
export function diagramOf(name: keyof typeof DOCUMENTS): string {
  const { files, door } = DOCUMENTS[name];
  const exported = readFileSync(join(root, door), "utf8");
  const paths = globSync(files, { cwd: root }).filter((path) => !/\.(test|fixture)\.ts$/.test(path));
  const boxes = paths.sort().flatMap((path) => boxesOf(path, readFileSync(join(root, path), "utf8")));
  const named = boxes.map((box) => ({ ...box, name: SHOWN[box.name] ?? box.name }));
  const shown = named.filter((box) => new RegExp(`\\b${box.name}\\b`).test(exported));
  const bases = named.filter((box) => !shown.includes(box) && shown.some(({ base }) => base === box.name));
  return drawn(name, [...shown, ...bases]);
}

export const DIAGRAMS = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(root, "docs/diagrams"), { recursive: true });
  for (const name of DIAGRAMS) writeFileSync(join(root, `docs/diagrams/${name}.svg`), diagramOf(name));
}
