/** A table before its first deal: the link for friends, who sits there, and how to sit down. */

import { type SeenTable, sealText } from "@baize/midend";
import { type FormEvent, useState } from "react";
import { NAME_LENGTH } from "../keeping/settings.ts";
import type { Loaded } from "../library/games.ts";
import { LineField } from "../parts/line-field.tsx";
import { Wordmark } from "../parts/link.tsx";
import { Faces } from "../parts/self.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { whyNot } from "./line.ts";
import { QrCode } from "./qr.tsx";
import { doing, LeaveButton, type OnlineProps, SeatList } from "./seat-list.tsx";
import { ownFace, ownName, rememberName } from "./self.ts";

/** A code as it is read out: in two halves. */
const codeText = (id: string): string => `${id.slice(0, 4)} ${id.slice(4)}`.toUpperCase();

/** How long a series is, and how much time there is. */
function factsOf({ manners }: Loaded, { kind, term, clock, options }: SeenTable): string {
  if (kind === "race" && term.deals !== undefined)
    return `${sayHere.raceFacts({ deals: term.deals })}. ${sayHere.raceSays()}`;
  const rules = manners.company?.optionsName(options) ?? options;
  const time =
    clock === "none"
      ? sayHere.clockNone()
      : clock === "match"
        ? sayHere.clockMatch()
        : sayHere.clockSeconds({ seconds: clock });
  return term.deals === undefined
    ? sayHere.openSeries({ rules })
    : sayHere.tableFacts({ rules, deals: term.deals, clock: time });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    voice.tell(sayHere.copied());
  } catch {
    // A home network has no secure context, and so no clipboard.
    voice.tell(sayHere.notCopied());
  }
}

export function WaitingTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const link = `${location.origin}/t/${table.id}`;
  const isHost = table.you !== null && table.host === table.you;
  const bots = table.kind === "race" ? 0 : table.seats.filter(({ kind }) => kind !== "person").length;
  return (
    <div className="online-wait" data-cloth={loaded.door.cloth}>
      <header className="page-head">
        <Wordmark />
      </header>
      <main>
        <h1 tabIndex={-1}>
          {table.kind === "race" ? sayHere.raceGame({ game: loaded.manners.title }) : loaded.manners.title}
        </h1>
        <p className="wait-facts">{factsOf(loaded, table)}</p>
        <div className="wait-parts" data-newcomer={table.you === null || undefined}>
          <section className="invite" aria-label={sayHere.linkLabel()}>
            <QrCode text={link} />
            <input
              className="link"
              readOnly
              value={link}
              aria-label={sayHere.linkLabel()}
              onFocus={(event) => event.target.select()}
            />
            <p>
              {sayHere.orCode()} <strong>{codeText(table.id)}</strong>
            </p>
            <button type="button" className="primary" onClick={() => void copy(link)}>
              {sayHere.copyTheLink()}
            </button>
          </section>
          <section className="who">
            <SeatList {...props} />
            {table.you === null ? <SitForm line={line} table={table} /> : null}
            <p className="seal">{sayHere.fairSealed({ seal: sealText(table) })}</p>
            <div className="buttons">
              {isHost ? (
                <button type="button" className="primary" onClick={() => void doing(line, "start")}>
                  {sayHere.startDeal({ bots })}
                </button>
              ) : table.you === null ? null : (
                <p>{sayHere.waitForHost()}</p>
              )}
              {table.you === null ? null : <LeaveButton line={line} />}
            </div>
          </section>
        </div>
      </main>
    </div>
  );
}

/** Sitting down with a name, or from another device with a code. */
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
        <>
          <LineField label={say.yourName()} text={name} most={NAME_LENGTH} change={setName} />
          <Faces />
        </>
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
