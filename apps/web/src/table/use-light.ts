/** The light beside a table, the hint that was asked for, and the whole way to the win. */

import type { Bounds, Insight, Match, Shape } from "@baize/kernel";
import { useEffect, useState } from "react";
import { own } from "../keeping/own.ts";
import { settings } from "../keeping/settings.ts";
import { counted, farSays } from "../light/lengths.ts";
import { hasLight, useTruth } from "../light/use-truth.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { voice } from "../voice/voice.ts";

/** How much of a hint is told: where to look, what to move, and why. */
type HintStep = 1 | 2 | 3;

/** What hint was asked for, and when. */
interface Asked {
  readonly match: Match<Shape>;
  readonly step: HintStep;
  readonly whole: boolean;
}

/** What the light knows, and what was asked of it. */
export interface Lit {
  /** Whether the player wants a light at all, and hints, and whole lines. */
  readonly isOn: boolean;
  /** Whether it is off only because nobody has asked for it yet: in a puzzle, or wherever the player likes it so. */
  readonly isQuiet: boolean;
  readonly mayHint: boolean;
  readonly mayShowLine: boolean;
  readonly truth: Insight | undefined;
  readonly line: readonly string[];
  /** How far the win is, in words, and how short it can be, as the table counts. */
  readonly far: string;
  readonly bounds: Bounds | undefined;
  readonly isHinted: boolean;
  /** How much of the hint is told; 0 while there is none. */
  readonly step: 0 | HintStep;
  readonly isWhole: boolean;
  /** Asks for the light of a puzzle. */
  ask(): void;
  /** Asks for a hint, and then for the next step of it. */
  hint(): void;
  showWhole(): void;
  close(): void;
}

/** Tells why there is no hint. */
async function tellNone(truth: Insight | undefined): Promise<void> {
  const { noHintSays } = await import("../light/no-hint.ts");
  voice.tell(noHintSays(truth));
}

/** The light of a session. */
export function useLight(session: Session): Lit {
  const { match } = useCell(session.shown);
  const { help } = useCell(settings);
  const { manners, game, door } = session.loaded;
  const { id } = game.meta;
  const notes = useCell(own(id).notes);
  const isPuzzle = door.puzzle?.(match, notes) !== undefined;
  // Asked for once, it shines on in this match; one that begins anew is without it again.
  const [wantedIn, wantIn] = useState(isPuzzle && (session.kept.light || session.kept.hints > 0) && session.id);
  const isWanted = wantedIn === session.id;
  const hasOne = help !== "none" && hasLight(id);
  const isQuiet = hasOne && (isPuzzle || help === "asked") && !isWanted;
  const isOn = hasOne && !isQuiet;
  const truth = useTruth(match, isOn);
  const [asked, setAsked] = useState<Asked>();
  const line = truth?.line ?? [];
  // What it says of a deal is known of every deal; it is help from the first move on, and off until then it was none.
  const isBegun = match.ply > 0;
  useEffect(() => {
    if (truth !== undefined && isBegun) session.helped("light");
  }, [session, truth, isBegun]);
  // A single hint goes at the next move; the whole line stays until it is closed.
  const isHinted = asked !== undefined && line.length > 0 && (asked.whole || asked.match === match);
  return {
    isOn,
    isQuiet,
    mayHint: hasOne && help !== "light",
    mayShowLine: help === "line" || help === "asked",
    truth,
    line,
    far: farSays(manners, truth, match.moves),
    bounds: truth?.bounds && counted(manners, truth.bounds, line),
    isHinted,
    step: isHinted ? asked.step : 0,
    isWhole: asked?.whole === true,
    ask() {
      session.helped("light", true);
      wantIn(session.id);
    },
    hint() {
      if (session.isOver) return;
      // What was said before is no part of the hint, and may lie over its words.
      voice.hush();
      const told = asked?.match === match && line.length > 0 ? asked.step : 0;
      const step = Math.min(3, told + 1) as HintStep;
      // Where to look is not yet a move: whoever finds it from there found it alone.
      if (told < 2 && step === 2) session.helped("hint");
      if (isQuiet) session.helped("light", true);
      wantIn(session.id);
      setAsked({ match, step: asked?.whole && told > 0 ? asked.step : step, whole: asked?.whole === true && told > 0 });
      if (line.length === 0 && !isQuiet) void tellNone(truth);
    },
    showWhole() {
      session.helped("line");
      setAsked({ match, step: 3, whole: true });
    },
    close: () => setAsked(undefined),
  };
}
