/** A hint that teaches, one thing at a time: where to look, what to move, and why; then the whole line. */

import { Caption } from "@baize/faces";
import { use, useEffect } from "react";
import { loadTutor } from "../library/games.ts";
import type { Session } from "../match/session.ts";
import { Icon } from "../parts/icons.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/hint.en.ts";
import { say } from "../words/index.ts";
import { LineCard } from "./line-card.tsx";
import type { Lit } from "./use-light.ts";
import "../css/hint.css";
import "../css/hint-low.css";

interface HintProps {
  readonly session: Session;
  readonly lit: Lit;
  /** Shows the whole line as a film. */
  film(): void;
}

const STEPS = ["where", "what", "why"] as const;
const NAMES = { where: sayHere.whereToLook, what: sayHere.whatToMove, why: sayHere.whyThat } as const;

export function HintCard({ session, lit, film }: HintProps) {
  const { match, loaded, seat } = session;
  const { line, step: asked, isWhole } = lit;
  const taught = use(loadTutor(loaded.entry)).teach(line, match.view(seat));
  // A game that has no place to look at begins with what to move.
  const told = taught.where === "" && asked === 1 ? 2 : asked;
  const says = taught[STEPS[told - 1] ?? "why"];
  useEffect(() => {
    if (!isWhole) voice.announce(says);
  }, [isWhole, says]);
  const go = () => {
    for (const text of line.slice(0, taught.moves)) session.play(text, "hint");
  };
  if (isWhole) return <LineCard session={session} line={line} go={go} film={film} close={lit.close} />;
  return (
    <section className="help hint-card" aria-label={say.hint()}>
      <ol className="hint-steps">
        {STEPS.map((step, i) => (
          <li key={step} data-told={i < told || undefined} aria-current={i === told - 1 ? "step" : undefined}>
            {NAMES[step]()}
          </li>
        ))}
      </ol>
      <p className="hint-says">
        <Caption text={says} />
      </p>
      <div className="buttons">
        {told === 1 ? (
          <button type="button" className="primary" onClick={lit.hint}>
            {sayHere.askWhat()}
          </button>
        ) : (
          <button type="button" className="primary" onClick={go}>
            {sayHere.moveIt()}
          </button>
        )}
        {told === 2 ? (
          <button type="button" onClick={lit.hint}>
            {sayHere.askWhy()}
          </button>
        ) : null}
        {told === 3 && lit.mayShowLine ? (
          <button type="button" onClick={lit.showWhole}>
            {say.wholeLine()}
          </button>
        ) : null}
        <button type="button" className="shut" aria-label={say.close()} onClick={lit.close}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
