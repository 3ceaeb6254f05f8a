/** The moves of a match, each one a way back to it. */

import type { Insight } from "@baize/kernel";
import { namesOf } from "@baize/midend";
import { useEffect, useMemo, useRef } from "react";
import { reviewAddress } from "../address/looked.ts";
import { go } from "../address/navigation.ts";
import { analyse, canAnalyse } from "../analysis/entry.ts";
import { settings } from "../keeping/settings.ts";
import { counted, isProved } from "../light/lengths.ts";
import { hasLight } from "../light/use-truth.ts";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/panel.en.ts";

interface ListProps {
  readonly session: Session;
  readonly truth: Insight | undefined;
  close(): void;
}

/** How short the way is, from here and from the deal, as far as that is known. */
function studySays({ loaded, match }: Session, truth: Insight): readonly string[] {
  const { line, bounds, whole } = truth;
  const near = bounds && counted(loaded.manners, bounds, line);
  const all = whole && counted(loaded.manners, whole, [...match.moves, ...line]);
  const here =
    match.ply === 0 && all !== undefined
      ? undefined
      : near && (isProved(near) ? sayHere.hereShortest({ ...near }) : sayHere.hereBetween({ ...near }));
  const deal = all && (isProved(all) ? sayHere.dealShortest({ ...all }) : sayHere.dealBetween({ ...all }));
  return [here, deal].filter((says) => says !== undefined);
}

/** The moves in their order, each in words and a way to it. */
export function MoveRows({ session }: Pick<ListProps, "session">) {
  const { match } = useCell(session.shown);
  const list = useRef<HTMLOListElement>(null);
  const all = useMemo(
    () =>
      [...match.moves, ...match.undone].map((text, i) => {
        const before = match.goTo(i);
        const says = before.ok
          ? session.loaded.manners.describe(text, before.value.view(session.seat), namesOf(session.guests))
          : "";
        return { ply: i + 1, text, says };
      }),
    [match, session],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each move another one is the last.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [match.ply]);
  if (all.length === 0) return <p>{sayHere.noMoves()}</p>;
  return (
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
  );
}

export function MoveList({ session, truth, close }: ListProps) {
  const { match } = useCell(session.shown);
  const { help } = useCell(settings);
  const hasMoves = match.ply + match.undone.length > 0;
  const canReview = hasMoves && (help !== "none" || session.isOver) && hasLight(match.game.meta.id);
  const review = () => {
    // Whoever looks before the end has seen a better move.
    session.helped("hint");
    session.keep();
    go(reviewAddress(match));
  };
  return (
    <Dialog title={session.isParty ? say.playsSoFar() : say.movesTitle()} close={close}>
      {truth === undefined ? null : studySays(session, truth).map((says) => <p key={says}>{says}</p>)}
      <MoveRows session={session} />
      <div className="buttons">
        <button type="button" className="primary" onClick={close}>
          {sayHere.backToTable()}
        </button>
        {session.mayUndo ? (
          <button type="button" onClick={() => session.goTo(0)}>
            {sayHere.toTheStart()}
          </button>
        ) : null}
        {canReview ? (
          <button type="button" onClick={review}>
            {say.review()}
          </button>
        ) : null}
        {canAnalyse(session) ? (
          <button type="button" onClick={() => analyse(session)}>
            {say.analyse()}
          </button>
        ) : null}
      </div>
    </Dialog>
  );
}
