/** Stands on every screen for as long as what is played is not kept, with what helps. */

import { archive } from "../keeping/archive.ts";
import { type Trouble, trouble } from "../keeping/trouble.ts";
import { useCell } from "../state/cell.ts";
import { say } from "../words/index.ts";
import { exportAll } from "./keeping.tsx";

const SAYS: Readonly<Record<Trouble, () => string>> = {
  nothing: () => say.keepsNothing(),
  full: () => say.storageFull(),
  failed: () => say.storageFailed(),
};

/** The older half of the matches that are over. */
function oldOnes(): readonly string[] {
  const over = archive.list().filter(({ scores }) => scores !== null);
  return over.slice(Math.floor(over.length / 2)).map(({ id }) => id);
}

export function KeepingNotice() {
  const kind = useCell(trouble);
  if (kind === undefined) return null;
  const old = kind === "full" ? oldOnes() : [];
  return (
    <aside className="keeping-notice" role="alert">
      <p>{SAYS[kind]()}</p>
      <div className="buttons">
        <button type="button" onClick={exportAll}>
          {say.exportShort()}
        </button>
        {old.length === 0 ? null : (
          <button type="button" onClick={() => void archive.remove(old)}>
            {say.removeOld({ count: old.length })}
          </button>
        )}
      </div>
    </aside>
  );
}
