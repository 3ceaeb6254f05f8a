/** Sitting down with a name and a face, or from another device with a code. */

import { facesOf } from "@baize/midend";
import { type FormEvent, useState } from "react";
import { LineField } from "../parts/line-field.tsx";
import { SelfLine } from "../parts/self.tsx";
import { voice } from "../voice/voice.ts";
import { sayHere } from "../words/online.en.ts";
import { sitAt, takeOver, whyNot } from "./line.ts";
import type { OnlineProps } from "./seat-list.tsx";
import { ownFace, ownName, rememberName } from "./self.ts";

export function SitForm({ line, table }: Pick<OnlineProps, "line" | "table">) {
  const [name, setName] = useState(ownName());
  const [code, setCode] = useState("");
  const [isOther, setOther] = useState(false);
  // While a deal is played nobody sits down anew.
  const isPlaying = table.state === "playing";
  const taken = facesOf(table.seats);
  const isFull = table.seats.every(({ kind }) => kind === "person");
  const byCode = isPlaying || isOther;
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const sat = byCode ? await takeOver(line, code.trim()) : await sitAt(line, name, { face: ownFace(taken) });
    if (!sat.ok) voice.tell(whyNot(sat));
    else if (!byCode) rememberName(name);
  };
  if (isFull && !byCode) {
    return (
      <div className="sit">
        <p>
          <strong>{sayHere.allSit()}</strong>
        </p>
        <p>{sayHere.justWatch()}</p>
        <button type="button" onClick={() => setOther(true)}>
          {sayHere.fromOther()}
        </button>
      </div>
    );
  }
  return (
    <form className="sit" onSubmit={(event) => void sit(event)}>
      {byCode ? (
        <LineField label={sayHere.deviceCode()} text={code} most={6} digits change={setCode} />
      ) : (
        <SelfLine name={name} taken={taken} change={setName} />
      )}
      <button type="submit" className="primary">
        {byCode ? sayHere.takeSeat() : sayHere.sitDown()}
      </button>
      {isPlaying || isFull ? null : (
        <button type="button" onClick={() => setOther(!isOther)}>
          {isOther ? sayHere.sitDown() : sayHere.fromOther()}
        </button>
      )}
    </form>
  );
}
