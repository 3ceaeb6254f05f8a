/** `npm run diagrams`: draws the classes of each source document as the code has them, to docs/diagrams. */

import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Box, boxesOf } from "./diagrams/classes.ts";
import { lineOf, type Placed, placed } from "./diagrams/layout.ts";

const root = join(import.meta.dirname, "..");
/** The documents, where their code stands, and what of it the door shows under another name. */
const DOCUMENTS = {
  "freecell-mis": {
    files: ["games/freecell/src/documents/mis/*.ts", "packages/cards/src/stack.ts"],
    door: "games/freecell/src/documents/mis/index.ts",
  },
  "freecell-cs3500": {
    files: ["games/freecell/src/documents/cs3500/*.ts"],
    door: "games/freecell/src/documents/cs3500/index.ts",
  },
  "bigtwo-mis": { files: ["games/bigtwo/src/documents/*.ts"], door: "games/bigtwo/src/documents/index.ts" },
  "pegs-eecs3311": { files: ["games/pegs/src/documents/*.ts"], door: "games/pegs/src/documents/eecs3311.ts" },
} as const;
/** Classes that a door shows under the document's name. */
const SHOWN: Readonly<Record<string, string>> = {
  BigTwoGame: "Game",
  PlayerHand: "Player",
  rules: "Rules",
  playerBot: "PlayerBot",
};
const [LINE, HEAD, LETTER, TITLE_LETTER] = [17, 44, 7.1, 9];
/** A member longer than this goes on in a second row, after one of its parameters. */
const LONGEST = 64;
const INDENT = 20;

/** A member in as many rows as it needs. */
function rowsOf(member: string): string[] {
  const at = member.lastIndexOf(", ", LONGEST - 2);
  return member.length <= LONGEST || at < 0 ? [member] : [member.slice(0, at + 1), ...rowsOf(member.slice(at + 2))];
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const rounded = (svg: string): string => svg.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** A box as it is drawn. */
function boxSvg({ name, kind, members }: Box, { x, y, wide, high }: Placed): string {
  const rows = members
    .flatMap((member) => rowsOf(member).map((row, i) => ({ row, indent: i === 0 ? 0 : INDENT })))
    .map(({ row, indent }, i) => {
      return `<text x="${x + 12 + indent}" y="${y + 52 + i * LINE}" class="m">${escaped(row)}</text>`;
    });
  return [
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="10" class="${kind}"/>`,
    `<text x="${x + 12}" y="${y + 20}" class="n">${escaped(name)}</text>`,
    `<text x="${x + 12}" y="${y + 34}" class="k">${kind}</text>`,
    ...rows,
  ].join("\n");
}

/** What a line from a box to a name says. */
const kindOf = ({ base, implemented }: Box, name: string): string => {
  if (name === base) return "inherits";
  return implemented.includes(name) ? "implements" : "uses";
};

/** Where on its side of a box each of some lines ends, in the order of what they lead to. */
function portsOf(box: Placed, others: readonly Placed[]): Map<string, number> {
  const sorted = [...others].sort((a, b) => a.y - b.y);
  const step = Math.min(12, (box.high - 24) / Math.max(1, sorted.length - 1));
  return new Map(sorted.map(({ name }, i) => [name, box.y + 12 + i * step]));
}

/** A diagram: a box for each class, a line with a triangle to whom it inherits from, and a broken one to whom it uses. */
function drawn(title: string, boxes: readonly Box[]): string {
  const names = new Set(boxes.map(({ name }) => name));
  const widthOf = ({ name, members }: Box) =>
    24 +
    Math.max(80, TITLE_LETTER * name.length, ...members.flatMap(rowsOf).map((text) => INDENT + LETTER * text.length));
  const pieces = boxes.map((box) => ({
    name: box.name,
    wide: Math.round(widthOf(box)),
    high: HEAD + box.members.flatMap(rowsOf).length * LINE,
    to: [...new Set([...(box.base === undefined ? [] : [box.base]), ...box.uses])].filter((name) => names.has(name)),
  }));
  const all = placed(pieces);
  const placeOf = new Map(all.map((one) => [one.name, one]));
  const out = new Map(
    all.map((one) => [
      one.name,
      portsOf(
        one,
        all.filter(({ name }) => one.to.includes(name)),
      ),
    ]),
  );
  const into = new Map(
    all.map((one) => [
      one.name,
      portsOf(
        one,
        all.filter(({ to }) => to.includes(one.name)),
      ),
    ]),
  );
  const lines = boxes.flatMap((box) =>
    (placeOf.get(box.name)?.to ?? []).map((name) => {
      const [from, to] = [placeOf.get(box.name) as Placed, placeOf.get(name) as Placed];
      const ports = { out: out.get(box.name)?.get(name) ?? from.y, in: into.get(name)?.get(box.name) ?? to.y };
      return `<path d="${rounded(lineOf(all, from, to, ports))}" class="${kindOf(box, name)}"/>`;
    }),
  );
  const width = Math.max(...all.map(({ x, wide }) => x + wide)) + 16;
  const height = Math.round(Math.max(...all.map(({ y, high }) => y + high)) + 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>${escaped(title)}</title>
<style>rect{fill:#fff;stroke:#5c6f66}rect.class{fill:#f2f5f1}rect.interface{fill:#e9f0f8}rect.constants{fill:#ebd7a2}rect.module{fill:#c3d7ca}path{fill:none;stroke:#5c6f66;stroke-width:1.2}.uses{stroke-dasharray:5 3;marker-end:url(#uses)}.inherits,.implements{marker-end:url(#inherits)}.implements{stroke-dasharray:5 3}.n{font-weight:700;font-size:14px}.k{fill:#42534b;font-size:11px}.t{font-weight:700;font-size:22px}</style>
<defs><marker id="uses" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="9" markerHeight="9" orient="auto"><path d="M1 1L10 5L1 9" style="stroke-dasharray:none"/></marker><marker id="inherits" viewBox="0 0 12 12" refX="12" refY="6" markerWidth="12" markerHeight="12" orient="auto"><path d="M1 1L12 6L1 11Z" style="fill:#fff;stroke-dasharray:none"/></marker></defs>
<rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>
<text x="16" y="34" class="t">${escaped(title)}</text>
${(["inherits", "implements", "uses"] as const).map((kind, i) => `<path d="M${width - 350 + i * 118} 28h36" class="${kind}"/><text x="${width - 308 + i * 118}" y="32" class="k">${kind}</text>`).join("\n")}
${lines.join("\n")}
${boxes.map((box) => boxSvg(box, placeOf.get(box.name) as Placed)).join("\n")}
</svg>
`;
}

/** The diagram of a document, as it is now. */
export function diagramOf(name: keyof typeof DOCUMENTS): string {
  const { files, door } = DOCUMENTS[name];
  const exported = readFileSync(join(root, door), "utf8");
  const paths = globSync([...files], { cwd: root }).filter((path) => !/\.(test|fixture)\.ts$/.test(path));
  const boxes = paths.sort().flatMap((path) => boxesOf(path, readFileSync(join(root, path), "utf8")));
  const shownAs = (name: string): string => SHOWN[name] ?? name;
  const named = boxes.map((box) => {
    const uses = box.uses.map(shownAs).filter((name) => name !== shownAs(box.name));
    return { ...box, name: shownAs(box.name), uses };
  });
  const shown = named.filter((box) => new RegExp(`\\b${box.name}\\b`).test(exported));
  const bases = named.filter((box) => !shown.includes(box) && shown.some(({ base }) => base === box.name));
  return drawn(name, [...shown, ...bases]);
}

export const DIAGRAMS = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(root, "docs/diagrams"), { recursive: true });
  for (const name of DIAGRAMS) writeFileSync(join(root, `docs/diagrams/${name}.svg`), diagramOf(name));
}
