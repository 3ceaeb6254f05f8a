/** The ten portraits: our own drawings, fetched when the first one is shown. */

import type { FaceName } from "./face-names.ts";
import band from "./portraits/band.svg?raw";
import beard from "./portraits/beard.svg?raw";
import bramble from "./portraits/bramble.svg?raw";
import bun from "./portraits/bun.svg?raw";
import burdock from "./portraits/burdock.svg?raw";
import cap from "./portraits/cap.svg?raw";
import crumb from "./portraits/crumb.svg?raw";
import plod from "./portraits/plod.svg?raw";
import russet from "./portraits/russet.svg?raw";
import tawny from "./portraits/tawny.svg?raw";

const DRAWINGS: Readonly<Record<FaceName, string>> = {
  band,
  beard,
  bramble,
  bun,
  burdock,
  cap,
  crumb,
  plod,
  russet,
  tawny,
};

let drawn = 0;

/** A drawing of a face; its clipping paths get names of their own, for a page may show a face twice. */
export function drawPortrait(face: FaceName): Node {
  drawn += 1;
  const text = DRAWINGS[face].replaceAll(/(?<=id="|url\(#)/g, `p${drawn}-`);
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(documentElement, true);
}
