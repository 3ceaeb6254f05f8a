/** Sitting down with a name and a face, or from another device with a code. */

import { type FormEvent, useState } from "react";
import { LineField } from "../parts/line-field.tsx";
import { SelfLine } from "../parts/self.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/online.en.ts";
import { whyNot } from "./line.ts";
import type { OnlineProps } from "./seat-list.tsx";
import { ownFace, ownName, rememberName } from "./self.ts";

export function SitForm({ line, table }: Pick<OnlineProps, "line" | "table">) {
  const [name, setName] = useState(ownName());
  // While a deal is played nobody sits down anew.
  const isPlaying = table.state === "playing";
  const [code, setCode] = useState(isPlaying ? "" : undefined);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const sat = code === undefined ? await line.sit(name, { face: ownFace() }) : await line.take(code.trim());
    if (!sat.ok) voice.tell(whyNot(sat));
    else if (code === undefined) rememberName(name);
  };
  return (
    <form className="sit" onSubmit={(event) => void sit(event)}>
      {code === undefined ? (
        <SelfLine name={name} change={setName} />
      ) : (
        <LineField label={sayHere.deviceCode()} text={code} most={6} digits change={setCode} />
      )}
      <button type="submit" className="primary">
        {code === undefined ? sayHere.sitDown() : sayHere.takeSeat()}
      </button>
      {isPlaying ? null : (
        <button type="button" onClick={() => setCode(code === undefined ? "" : undefined)}>
          {code === undefined ? sayHere.fromOther() : sayHere.sitDown()}
        </button>
      )}
    </form>
  );
}
