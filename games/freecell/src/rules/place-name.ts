/** Places in words. */

import { say } from "../words/index.ts";
import { formatPlace, type Place } from "./place.ts";

/** `column 3`, `cell b`, `home`. */
export function placeName(place: Place): string {
  if (place.kind === "foundation") return say.home();
  const name = formatPlace(place);
  return place.kind === "cascade" ? say.column({ name }) : say.cell({ name });
}
