/** The buttons around a match for one. */

import { useMemo } from "react";
import type { Session } from "../match/session.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/table.en.ts";
import { type Panel, Tool } from "./table-tools.tsx";
import type { Lit } from "./use-light.ts";

interface SessionProps {
  readonly session: Session;
}

/** What the button for hints is called: what was asked for, and how far it is told. */
function hintWord({ isWhole, isHinted, step }: Lit): string {
  if (isWhole && isHinted) return say.wholeLine();
  return step === 0 ? say.hint() : sayHere.hintStep({ step });
}

/** The buttons that are always in one place. */
export function Tools({ session, lit, open }: SessionProps & { readonly lit: Lit; open(panel: Panel): void }) {
  const { match } = session;
  const isSure = useMemo(() => match.ply >= 0 && session.finishing.length > 0, [session, match]);
  return (
    <div className="tools">
      <Tool icon="undo" word={say.undo()} disabled={match.ply === 0} press={() => session.undo()} />
      <Tool icon="redo" word={say.redo()} disabled={match.undone.length === 0} press={() => session.redo()} />
      {lit.mayHint ? (
        <Tool icon="hint" word={hintWord(lit)} isOn={lit.isHinted} disabled={session.isOver} press={lit.hint} />
      ) : null}
      <Tool icon="deal" word={sayHere.newShort()} press={() => open("deal")} />
      <Tool icon="settings" word={say.menu()} press={() => open("menu")} />
      {isSure ? <Tool icon="finish" word={say.finish()} press={() => session.finish()} /> : null}
    </div>
  );
}

/** What leads away from this match, or to all of its moves. */
export function More({
  session,
  open,
  isDocked,
}: SessionProps & { open(panel: Panel): void; readonly isDocked: boolean }) {
  const deal = session.loaded.manners.dealWord;
  const isWon = session.isOver && session.isWon;
  return (
    <nav className="more" aria-label={say.thisMatch()}>
      <Tool
        icon="deal"
        word={isWon ? sayHere.chooseDeal({ deal }) : say.newDeal({ deal })}
        press={() => open("deal")}
      />
      {isWon ? (
        <Tool icon="restart" word={sayHere.playItAgain()} press={() => session.restart()} />
      ) : isDocked ? null : (
        <Tool icon="list" word={say.movesTitle()} press={() => open("moves")} />
      )}
      <Tool icon="settings" word={say.menu()} press={() => open("menu")} />
    </nav>
  );
}
