/** An offer of the first lesson, for somebody who has never played this game here; it goes with the first move. */

import { archive } from "../keeping/archive.ts";
import { taught, teach } from "../keeping/own.ts";
import type { Session } from "../match/session.ts";
import { Link } from "../parts/link.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";

export function LessonOffer({ session }: { readonly session: Session }) {
  const known = useCell(taught);
  const { id, title } = session.loaded.game.meta;
  const isNew = !known[id] && !archive.list().some((kept) => kept.game === id && kept.id !== session.id);
  if (!isNew || session.hasMoved) return null;
  return (
    <section className="help" aria-label={say.firstVisit()}>
      <p>{say.offer({ title })}</p>
      <div className="buttons">
        <Link to={`/${id}/lesson`} className="button primary">
          {say.showMe()}
        </Link>
        <button type="button" onClick={() => teach(id)}>
          {say.noThanks()}
        </button>
      </div>
    </section>
  );
}
