/** Everything the browser keeps, as one file: taken out and put back. */

import { type ChangeEvent, useState } from "react";
import { archive } from "../keeping/archive.ts";
import { everything, setEverything } from "../keeping/everything.ts";
import { exportText, importText } from "../keeping/export.ts";
import { GAME_IDS } from "../library/games.ts";
import { say } from "../words/index.ts";

export function Keeping() {
  const [said, setSaid] = useState("");
  const save = () => {
    const file = new Blob([exportText(everything(GAME_IDS), archive)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "baize.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    setSaid(say.exported({ count: archive.list().length }));
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const found = importText(await file.text(), archive);
    if (found.everything !== undefined) setEverything(found.everything);
    setSaid(found.says);
    target.value = "";
  };
  return (
    <fieldset>
      <legend>{say.keeping()}</legend>
      <p>{say.keepingSays()}</p>
      <div className="buttons">
        <button type="button" onClick={save}>
          {say.exportFile()}
        </button>
        <label className="button">
          {say.importFile()}
          <input type="file" className="unseen" accept="application/json,.json" onChange={load} />
        </label>
      </div>
      <p role="status">{said}</p>
    </fieldset>
  );
}
