/** The light on the first page: whether the match left last can still be won. */

import type { Match, Shape } from "@baize/kernel";
import { entryOf } from "../shell/games.ts";
import { Light } from "../shell/light.tsx";
import { useCell } from "../store/cell.ts";
import type { Loaded } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { useTruth } from "../truth/use-truth.ts";

interface LightProps {
  readonly loaded: Loaded;
  readonly match: Match<Shape>;
}

export function HeroLight({ loaded, match }: LightProps) {
  const { help } = useCell(settings);
  const isOn = help !== "none" && entryOf(match.game.meta.id).truth !== undefined;
  const truth = useTruth(match, isOn);
  return isOn ? <Light truth={truth} far={truth && loaded.door.talk?.distance(truth.line, match.moves)} /> : null;
}
