/** The way from a match to its analysis. */

import { analysisAddress } from "../address/looked.ts";
import { go } from "../address/navigation.ts";
import { settings } from "../keeping/settings.ts";
import { hasLight } from "../light/use-truth.ts";
import { satAt } from "../match/sat.ts";
import type { Session } from "../match/session.ts";

/** Whether a match may be analysed now: where hands are hidden only when it is over, or in practice. */
export function canAnalyse(session: Session): boolean {
  if (session.isParty) return session.isOver || session.kept.practice;
  return hasLight(session.match.game.meta.id) && (session.isOver || settings.get().help !== "none");
}

/** Goes to the analysis of a match; whoever looks before the end has seen what wins. */
export function analyse(session: Session): void {
  session.helped("hint");
  session.keep();
  const { match } = session;
  const whole = session.isOver ? match.goTo(match.ply + match.undone.length) : match.goTo(match.ply);
  go(analysisAddress((whole.ok ? whole.value : match).link(), satAt(session.loaded, session.kept)));
}
