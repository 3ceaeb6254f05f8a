/** Hints at a table of several seats, and what is said in its line. */

import type { Advice, Match, Shape } from "@baize/kernel";
import type { Said } from "@baize/table";
import { useCallback, useMemo, useState } from "react";
import { settings } from "../keeping/settings.ts";
import { advise } from "../match/bots.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { shownSentence, voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/party.en.ts";
import { useLessonOffer } from "./lesson-offer.tsx";

/** A hint, and the match it is about: it goes at the next move. */
interface Shown extends Advice {
  readonly match: Match<Shape>;
}

/** The hint that is shown, and how to ask for one where the player wants hints. */
export interface Advised {
  readonly shown: Advice | undefined;
  /** Whether somebody looks for one, for longer than a moment. */
  readonly isLooking: boolean;
  readonly ask: (() => void) | undefined;
  close(): void;
}

export function useAdvice(session: Session): Advised {
  const { match } = useCell(session.shown);
  const { help } = useCell(settings);
  const [advice, setAdvice] = useState<Shown>();
  const [looking, setLooking] = useState<Match<Shape>>();
  const close = useCallback(() => setAdvice(undefined), []);
  const isShown = advice?.match === match;
  const ask = useCallback(async () => {
    const { match: at, seat } = session;
    if (at.legalMoves(seat).length === 0) return;
    // Asked once more, it is put away.
    if (isShown) return setAdvice(undefined);
    session.helped("hint");
    const slow = setTimeout(() => setLooking(at), LOOKING_MS);
    const found = await advise(at, seat).catch(() => undefined);
    clearTimeout(slow);
    setLooking(undefined);
    if (session.match !== at) return;
    if (found === undefined) voice.tell(sayHere.noHint());
    else {
      setAdvice({ ...found, match: at });
      voice.announce(sayHere.adviceSpoken({ title: found.title, why: found.why }));
    }
  }, [session, isShown]);
  return {
    shown: isShown ? advice : undefined,
    isLooking: looking === match,
    ask: help !== "none" && help !== "light" ? ask : undefined,
    close,
  };
}

/** So long one waits for a hint before it is said that somebody looks for it, in ms. */
const LOOKING_MS = 250;

/** What is said in the line of the table: a sentence of the moment, or a hint. */
export function useSaid(session: Session, { shown, isLooking, close }: Advised, isSettled: boolean): Said | undefined {
  const told = useCell(shownSentence);
  const offer = useLessonOffer(session);
  return useMemo(() => {
    if (told !== undefined) return { kind: "notice", title: "", says: told, acts: [] };
    if (isSettled) return { kind: "notice", title: "", says: say.nobodyBeats(), acts: [] };
    if (isLooking) return { kind: "hint", title: "", says: sayHere.lookingForHint(), acts: [] };
    if (shown === undefined) return offer;
    return {
      kind: "hint",
      title: sayHere.adviceTitle({ title: shown.title }),
      says: shown.why,
      acts: [
        { word: sayHere.doIt(), press: () => session.play(shown.text, "hint") },
        { word: say.close(), press: close },
      ],
    };
  }, [session, told, isSettled, shown, isLooking, close, offer]);
}
