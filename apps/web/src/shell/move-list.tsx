/** The moves of a match, each one a way back to it. */

import { useEffect, useMemo, useRef } from "react";
import { go } from "../address.ts";
import { useCell } from "../store/cell.ts";
import { reviewAddress } from "../store/opening.ts";
import { ME, type Session } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { entryOf } from "./games.ts";
import { Dialog } from "./parts.tsx";

interface ListProps {
  readonly session: Session;
  close(): void;
}

export function MoveList({ session, close }: ListProps) {
  const { match } = useCell(session.shown);
  const { door } = session.loaded;
  const list = useRef<HTMLOListElement>(null);
  const all = useMemo(() => {
    const texts = [...match.moves, ...match.undone];
    return texts.map((text, i) => {
      const before = match.goTo(i);
      return { ply: i + 1, text, says: before.ok ? door.describe(text, before.value.view(ME)) : "" };
    });
  }, [match, door]);
  const { help } = useCell(settings);
  const canReview =
    all.length > 0 && (help !== "none" || session.isOver) && entryOf(match.game.meta.id).truth !== undefined;
  const review = () => {
    // Whoever looks before the end has seen a better move.
    session.helped("hint");
    session.keep();
    go(reviewAddress(match));
  };
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Dialog title="Moves" close={close}>
      {all.length === 0 ? <p>No move has been made yet.</p> : null}
      <ol className="moves" ref={list}>
        {all.map(({ ply, text, says }) => (
          <li key={ply}>
            <button
              type="button"
              data-undone={ply > match.ply || undefined}
              aria-disabled={!session.mayUndo || undefined}
              aria-current={ply === match.ply ? "step" : undefined}
              onClick={() => session.goTo(ply)}
            >
              <span className="ply">{ply}</span>
              <span className="says">{says}</span>
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          Back to the table
        </button>
        {session.mayUndo ? (
          <button type="button" onClick={() => session.goTo(0)}>
            To the start
          </button>
        ) : null}
        {canReview ? (
          <button type="button" onClick={review}>
            Review
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
