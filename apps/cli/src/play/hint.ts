/** A hint in a sentence: the next move of a winning line, or what the bots advise. */

import type { Insight, Shape } from "@baize/kernel";
import type { Sitting } from "@baize/midend";
import { say } from "../words/index.ts";
import type { Host } from "./host.ts";

/** What the player could do now, or why nobody can tell. */
export async function hintText(host: Host): Promise<string> {
  const { sitting, light } = host;
  if (sitting.isOver) return say.hintOver();
  if (host.isWaiting) return say.hintWaits();
  try {
    const advice = await host.advice();
    if (advice !== undefined) return say.hintMove({ ...advice });
    return seenText(sitting, await light.see(sitting.match));
  } catch (error) {
    return say.noAnswer({ why: (error as Error).message });
  }
}

function seenText({ match, manners }: Sitting<Shape>, seen: Insight | undefined): string {
  const [move] = seen?.line ?? [];
  if (seen?.glow === "winnable" && move !== undefined) {
    return say.hintWin({ move, distance: manners.distance(seen.line, match.moves) });
  }
  return seen?.glow === "lost" ? say.hintLost() : say.hintUnknown();
}
