/** `npm run house -- [REVISION]`: how large the house is, its circles, who imports whom; and docs/house.svg, the same as a picture. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRevision, readTree } from "./check/tree.ts";
import { comparison, houseSvg, houseText } from "./house/report.ts";
import { sizesOf } from "./house/sizes.ts";

const root = join(import.meta.dirname, "..");
const [revision] = process.argv.slice(2);
const tree = readTree(root);
console.log(houseText(tree));
if (revision !== undefined) {
  const before = sizesOf(readRevision(root, revision));
  console.log(`\nSince ${revision}:\n${comparison(before, sizesOf(tree))}`);
}
writeFileSync(join(root, "docs/house.svg"), houseSvg(tree));
