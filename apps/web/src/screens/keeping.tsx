/** Everything the browser keeps, as one file: taken out and put back. */

import { type ChangeEvent, useState } from "react";
import { archive } from "../keeping/archive.ts";
import { everything, setEverything } from "../keeping/everything.ts";
import { download, exportText } from "../keeping/export.ts";
import { importText } from "../keeping/import.ts";
import { GAME_IDS, loadAllRules } from "../library/games.ts";
import { dayText } from "../match/day-text.ts";
import { sayHere } from "../words/keeping.en.ts";

/** The name of the file with everything: that of the day. */
const fileName = (): string => `baize-${dayText(new Date())}.json`;

/** Saves everything as a file. */
export const exportAll = (): void => download(exportText(everything(GAME_IDS), archive), fileName());

export function Keeping() {
  const [said, setSaid] = useState("");
  const save = () => {
    exportAll();
    setSaid(sayHere.exported({ count: archive.list().length }));
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const found = await importText(await file.text(), archive, await loadAllRules(), setSaid);
    if (found.everything !== undefined) setEverything(found.everything);
    setSaid(found.says);
    target.value = "";
  };
  return (
    <fieldset>
      <legend>{sayHere.keeping()}</legend>
      <p>{sayHere.keepingSays()}</p>
      <div className="buttons">
        <button type="button" onClick={save}>
          {sayHere.exportFile()}
        </button>
        <label className="button">
          {sayHere.importFile()}
          <input type="file" className="unseen" accept="application/json,.json" onChange={load} />
        </label>
      </div>
      <p role="status">{said}</p>
    </fieldset>
  );
}
