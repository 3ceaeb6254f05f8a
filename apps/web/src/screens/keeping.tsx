/** Everything the browser keeps, as one file: taken out and put back. */

import { type ChangeEvent, useState } from "react";
import { archive } from "../shell/archive.ts";
import { exportText, importText } from "../store/export.ts";
import { set, settings } from "../store/settings.ts";

export function Keeping() {
  const [said, setSaid] = useState("");
  const save = () => {
    const file = new Blob([exportText(settings.get(), archive)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "baize.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    setSaid(`Saved: ${archive.list().length} matches and your settings.`);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const found = importText(await file.text(), archive);
    if (found.settings !== undefined) set(found.settings);
    setSaid(found.says);
    target.value = "";
  };
  return (
    <fieldset>
      <legend>Your matches and settings</legend>
      <p>Everything stays in this browser. Take it with you as one file.</p>
      <div className="buttons">
        <button type="button" onClick={save}>
          Export to a file
        </button>
        <label className="button">
          Import a file
          <input type="file" className="unseen" accept="application/json,.json" onChange={load} />
        </label>
      </div>
      <p role="status">{said}</p>
    </fieldset>
  );
}
