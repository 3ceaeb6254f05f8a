/** The light on the first page: whether the match left last can still be won. */

import type { Match, Shape } from "@baize/kernel";
import { own } from "../keeping/own.ts";
import { settings } from "../keeping/settings.ts";
import type { Loaded } from "../library/games.ts";
import { useCell } from "../state/cell.ts";
import { farSays } from "./lengths.ts";
import { Light } from "./light.tsx";
import { hasLight, useTruth } from "./use-truth.ts";

interface LightProps {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
}

export function MatchLight({ loaded, match }: LightProps) {
  const { help } = useCell(settings);
  const { id } = match.game.meta;
  const isPuzzle = loaded.door.puzzle?.(match, own(id).notes.get()) !== undefined;
  const isOn = help !== "none" && help !== "asked" && hasLight(id) && !isPuzzle;
  const truth = useTruth(match, isOn);
  return isOn ? <Light truth={truth} far={farSays(loaded.manners, truth, match.moves)} /> : null;
}
