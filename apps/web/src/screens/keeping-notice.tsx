/** Stands on every screen for as long as something is not kept, with what helps, and lies over nothing. */

import { useState } from "react";
import { archive } from "../keeping/archive.ts";
import { putWaitingAway } from "../keeping/shelf.ts";
import { type Obstacle, type Trouble, trouble } from "../keeping/trouble.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/keeping.en.ts";
import { exportAll } from "./keeping.tsx";
import "../css/keeping-notice.css";

const SAYS: Readonly<Record<Obstacle, (facts: { what: string }) => string>> = {
  nothing: () => sayHere.keepsNothing(),
  silent: () => sayHere.keepsBack(),
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
  // A database that does not answer is asked by the next page alone.
  if (trouble.get()?.why === "silent") location.reload();
  putWaitingAway();
  void archive.writeUnkept();
};

const remove = async (ids: readonly string[]): Promise<void> => {
  await archive.remove(ids);
  tryAgain();
};

/** What is not kept, and what helps. */
function Told({ found, says }: { readonly found: Trouble; readonly says: string }) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const old = oldOnes(found);
  const isAsking = asked.length > 0 && old.length > 0;
  const answer = (isSure: boolean) => () => {
    if (isSure) void remove(asked);
    setAsked([]);
  };
  return (
    <>
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
      </div>
    </>
  );
}

/** A page makes room for it; a table has its slot for it, or else room for a word, which opens it. */
export function KeepingNotice() {
  const found = useCell(trouble);
  const [folded, setFolded] = useState("");
  const [isOpen, setOpen] = useState(false);
  if (found === undefined) return null;
  const says = SAYS[found.why]({ what: whatOf(found) });
  return (
    // What is new is told whole.
    <aside className="keeping-notice" role="alert" data-folded={folded === says || undefined}>
      <div className="whole">
        <Told found={found} says={says} />
        <button type="button" className="later" onClick={() => setFolded(says)}>
          {sayHere.later()}
        </button>
      </div>
      <button type="button" className="word" title={says} onClick={() => setOpen(true)}>
        {sayHere.notKept()}
      </button>
      {isOpen ? (
        <Dialog title={sayHere.notKept()} close={() => setOpen(false)}>
          <Told found={found} says={says} />
        </Dialog>
      ) : null}
    </aside>
  );
}
