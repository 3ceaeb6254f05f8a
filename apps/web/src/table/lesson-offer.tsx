/** An offer of the first lesson, for somebody who has never played this game here; it goes with the first move. */

import type { Said } from "@baize/table";
import { useMemo } from "react";
import { go } from "../address/navigation.ts";
import { archive } from "../keeping/archive.ts";
import { taught, teach } from "../keeping/own.ts";
import type { Session } from "../match/session.ts";
import { useCell } from "../state/cell.ts";
import { sayHere } from "../words/table.en.ts";

/** The offer as a table says it; undefined for whoever knows the game. */
export function useLessonOffer(session: Session): Said | undefined {
  const known = useCell(taught);
  const { id, title } = session.loaded.game.meta;
  const isNew = !known[id] && !archive.list().some((kept) => kept.game === id && kept.id !== session.id);
  const isOffered = isNew && !session.hasMoved;
  return useMemo(() => {
    if (!isOffered) return undefined;
    return {
      kind: "notice",
      title: "",
      says: sayHere.offer({ title }),
      acts: [
        { word: sayHere.showMe(), press: () => go(`/${id}/lesson`) },
        { word: sayHere.noThanks(), press: () => teach(id) },
      ],
    };
  }, [isOffered, id, title]);
}

export function LessonOffer({ session }: { readonly session: Session }) {
  const offer = useLessonOffer(session);
  if (offer === undefined) return null;
  return (
    <section className="help" aria-label={sayHere.firstVisit()}>
      <p>{offer.says}</p>
      <div className="buttons">
        {offer.acts.map(({ word, press }, i) => (
          <button key={word} type="button" className={i === 0 ? "primary" : undefined} onClick={press}>
            {word}
          </button>
        ))}
      </div>
    </section>
  );
}
