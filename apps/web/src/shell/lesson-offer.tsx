/** An offer of the first lesson, for somebody who has never played this game here; it goes with the first move. */

import { useCell } from "../store/cell.ts";
import type { Session } from "../store/session.ts";
import { settings, teach } from "../store/settings.ts";
import { archive } from "./archive.ts";
import { Link } from "./parts.tsx";

export function LessonOffer({ session }: { readonly session: Session }) {
  const { taught } = useCell(settings);
  const { id, title } = session.loaded.game.meta;
  const isNew = !taught[id] && !archive.list().some((saved) => saved.game === id && saved.id !== session.id);
  if (!isNew || session.hasMoved) return null;
  return (
    <section className="help" aria-label="For your first visit">
      <p>New to {title}? A lesson of two minutes shows how it goes.</p>
      <div className="buttons">
        <Link to={`/${id}/lesson`} className="button primary">
          Show me
        </Link>
        <button type="button" onClick={() => teach(id)}>
          No, thanks
        </button>
      </div>
    </section>
  );
}
