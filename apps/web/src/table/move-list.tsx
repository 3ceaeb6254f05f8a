/** The moves of a match, each one a way back to it. */

import type { Insight } from "@baize/kernel";
import { useEffect, useMemo, useRef } from "react";
import { reviewAddress } from "../address/address.ts";
import { go } from "../address/navigation.ts";
import { settings } from "../keeping/settings.ts";
import { isProved } from "../light/light.tsx";
import { hasLight } from "../light/use-truth.ts";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";

interface ListProps {
  readonly session: Session;
  readonly truth: Insight | undefined;
  close(): void;
}

/** How short the way is, from here and from the deal, as far as that is known. */
function studySays({ bounds, whole }: Insight, ply: number): readonly string[] {
  const here =
    ply === 0 && whole !== undefined
      ? undefined
      : bounds && (isProved(bounds) ? say.hereShortest({ ...bounds }) : say.hereBetween({ ...bounds }));
  const deal = whole && (isProved(whole) ? say.dealShortest({ ...whole }) : say.dealBetween({ ...whole }));
  return [here, deal].filter((says) => says !== undefined);
}

export function MoveList({ session, truth, close }: ListProps) {
  const { match } = useCell(session.shown);
  const { seat, loaded } = session;
  const list = useRef<HTMLOListElement>(null);
  const all = useMemo(
    () =>
      [...match.moves, ...match.undone].map((text, i) => {
        const before = match.goTo(i);
        return { ply: i + 1, text, says: before.ok ? loaded.manners.describe(text, before.value.view(seat)) : "" };
      }),
    [match, loaded, seat],
  );
  const { help } = useCell(settings);
  const canReview = all.length > 0 && (help !== "none" || session.isOver) && hasLight(match.game.meta.id);
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
    <Dialog title={say.movesTitle()} close={close}>
      {all.length === 0 ? <p>{say.noMoves()}</p> : null}
      {truth === undefined ? null : studySays(truth, match.ply).map((says) => <p key={says}>{says}</p>)}
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
          {say.backToTable()}
        </button>
        {session.mayUndo ? (
          <button type="button" onClick={() => session.goTo(0)}>
            {say.toTheStart()}
          </button>
        ) : null}
        {canReview ? (
          <button type="button" onClick={review}>
            {say.review()}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
