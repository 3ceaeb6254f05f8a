/** Stands on every screen for as long as something is not kept, with what helps; at a table it can be folded up. */

import { useState } from "react";
import { archive } from "../keeping/archive.ts";
import { putWaitingAway } from "../keeping/shelf.ts";
import { type Obstacle, type Trouble, trouble } from "../keeping/trouble.ts";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/keeping.en.ts";
import { exportAll } from "./keeping.tsx";

const SAYS: Readonly<Record<Obstacle, (facts: { what: string }) => string>> = {
  nothing: () => sayHere.keepsNothing(),
  full: (facts) => sayHere.storageFull(facts),
  failed: (facts) => sayHere.storageFailed(facts),
};

const whatOf = ({ what }: Trouble): string =>
  what.length > 1 ? sayHere.unkeptBoth() : what[0] === "settings" ? sayHere.unkeptSettings() : sayHere.unkeptMoves();

/** The older half of the matches that are over, where they lie in what is full: settings have a place of their own. */
function oldOnes({ why, what }: Trouble): readonly string[] {
  if (why !== "full" || !what.includes("moves")) return [];
  const over = archive.list().filter(({ scores }) => scores !== null);
  return over.slice(Math.floor(over.length / 2)).map(({ id }) => id);
}

const tryAgain = (): void => {
  putWaitingAway();
  void archive.writeUnkept();
};

const remove = async (ids: readonly string[]): Promise<void> => {
  await archive.remove(ids);
  tryAgain();
};

interface NoticeProps {
  /** Whether the screen is a table: there it would lie over what is played with. */
  readonly atTable: boolean;
}

export function KeepingNotice({ atTable }: NoticeProps) {
  const found = useCell(trouble);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [folded, setFolded] = useState("");
  if (found === undefined) return null;
  const says = SAYS[found.why]({ what: whatOf(found) });
  // What is new is told whole.
  if (atTable && folded === says) {
    return (
      <aside className="keeping-notice folded" role="alert">
        <button type="button" onClick={() => setFolded("")}>
          {sayHere.notKept()}
        </button>
      </aside>
    );
  }
  const old = oldOnes(found);
  const isAsking = asked.length > 0 && old.length > 0;
  const answer = (isSure: boolean) => () => {
    if (isSure) void remove(asked);
    setAsked([]);
  };
  return (
    <aside className="keeping-notice" role="alert">
      <p>{isAsking ? sayHere.removeSure({ count: asked.length }) : says}</p>
      <div className="buttons">
        {isAsking ? (
          <>
            <button type="button" onClick={answer(true)}>
              {sayHere.removeThem()}
            </button>
            <button type="button" onClick={answer(false)}>
              {sayHere.keepThem()}
            </button>
          </>
        ) : null}
        <button type="button" onClick={exportAll}>
          {sayHere.exportShort()}
        </button>
        {isAsking || old.length === 0 ? null : (
          <button type="button" onClick={() => setAsked(old)}>
            {sayHere.removeOld({ count: old.length })}
          </button>
        )}
        {isAsking || found.why === "nothing" ? null : (
          <button type="button" onClick={tryAgain}>
            {say.tryAgain()}
          </button>
        )}
        {isAsking || !atTable ? null : (
          <button type="button" onClick={() => setFolded(says)}>
            {sayHere.later()}
          </button>
        )}
      </div>
    </aside>
  );
}
