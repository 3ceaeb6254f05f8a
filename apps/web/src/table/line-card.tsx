/** The whole line in words: its steps under headings that say what they achieve. It is read, and played one step at a time. */

import { Caption } from "@baize/faces";
import { use, useEffect, useMemo, useRef } from "react";
import { loadTutor } from "../library/games.ts";
import type { Session } from "../match/session.ts";
import { Icon } from "../parts/icons.tsx";
import { sayHere } from "../words/hint.en.ts";
import { say } from "../words/index.ts";

interface LineProps {
  readonly session: Session;
  readonly line: readonly string[];
  /** Plays the next step. */
  go(): void;
  film(): void;
  close(): void;
}

export function LineCard({ session, line, go, film, close }: LineProps) {
  const { match, loaded, seat } = session;
  const tutor = use(loadTutor(loaded.entry));
  const list = useRef<HTMLElement>(null);
  const parts = useMemo(() => {
    let at = match.ply;
    return tutor.chapters(line, match.view(seat)).map(({ title, steps }) => {
      const rows = steps.map(({ says, moves }) => {
        at += moves;
        return { says, from: at - moves + 1, moves };
      });
      return { title, rows, moves: rows.reduce((sum, { moves }) => sum + moves, 0) };
    });
  }, [tutor, line, match, seat]);
  const next = match.ply + 1;
  // The next step stands at the top, whatever was scrolled to before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the next step that changes.
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [next]);
  return (
    <section className="help line-card" aria-label={say.wholeLine()}>
      <header>
        <h2>{sayHere.lineOf({ count: line.length })}</h2>
        <button type="button" className="shut" aria-label={say.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <section className="line-parts" ref={list} tabIndex={-1} aria-label={say.theMoves()}>
        {parts.map(({ title, rows, moves }) => (
          <section key={rows[0]?.from}>
            <h3>
              {title} <span>{say.moves({ count: moves })}</span>
            </h3>
            <ol>
              {rows.map(({ says, from }) => (
                <li key={from} value={from} aria-current={from === next ? "step" : undefined}>
                  <span className="ply">{from}</span>
                  <span>
                    <Caption text={says} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </section>
      <div className="buttons">
        <button type="button" className="primary" aria-label={sayHere.doMove({ move: next })} onClick={go}>
          <span className="rest">{sayHere.doMove({ move: next })}</span>
          <span className="short">{sayHere.doMoveShort({ move: next })}</span>
        </button>
        <button type="button" onClick={film}>
          <Icon name="next" /> {sayHere.watch()}
        </button>
      </div>
    </section>
  );
}
