/** A table before its first deal: the link for friends, who sits there, and how to sit down. */

import { type FormEvent, useState } from "react";
import { Wordmark } from "../parts/link.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { QrCode } from "./qr.tsx";
import { doing, LeaveButton, type OnlineProps, SeatList } from "./seat-list.tsx";
import type { SeenTable } from "./seen.ts";
import { ownName, rememberName } from "./self.ts";

/** A code as it is read out: in two halves. */
const codeText = (id: string): string => `${id.slice(0, 4)} ${id.slice(4)}`.toUpperCase();

/** How long a series is, and how much time there is. */
function factsOf({ term, clock }: SeenTable): string {
  const time =
    clock === "none" ? say.clockNone() : clock === "match" ? say.clockMatch() : say.clockSeconds({ seconds: clock });
  return term.deals === undefined ? say.openSeries() : say.tableFacts({ deals: term.deals, clock: time });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    voice.tell(say.copied());
  } catch {
    // A home network has no secure context, and so no clipboard.
    voice.tell(say.notCopied());
  }
}

export function WaitingTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const link = `${location.origin}/t/${table.id}`;
  const isHost = table.you !== null && table.host === table.you;
  const bots = table.seats.filter(({ kind }) => kind !== "person").length;
  return (
    <div className="online-wait" data-cloth={loaded.door.cloth}>
      <header className="page-head">
        <Wordmark />
      </header>
      <main>
        <h1 tabIndex={-1}>{loaded.manners.title}</h1>
        <p className="wait-facts">{factsOf(table)}</p>
        <div className="wait-parts">
          <section className="invite" aria-label={say.linkLabel()}>
            <QrCode text={link} />
            <input
              className="link"
              readOnly
              value={link}
              aria-label={say.linkLabel()}
              onFocus={(event) => event.target.select()}
            />
            <p>
              {say.orCode()} <strong>{codeText(table.id)}</strong>
            </p>
            <button type="button" className="primary" onClick={() => void copy(link)}>
              {say.copyTheLink()}
            </button>
          </section>
          <section className="who">
            <SeatList {...props} />
            {table.you === null ? <SitForm line={line} table={table} loaded={loaded} /> : null}
            <p className="seal">{say.fairSealed({ seal: sealText(table) })}</p>
            <div className="buttons">
              {isHost ? (
                <button type="button" className="primary" onClick={() => void doing(line, "start")}>
                  {say.startDeal({ bots })}
                </button>
              ) : table.you === null ? null : (
                <p>{say.waitForHost()}</p>
              )}
              {table.you === null ? null : <LeaveButton line={line} />}
            </div>
          </section>
        </div>
      </main>
    </div>
  );
}

/** The first signs of the seal: enough to tell it from another. */
export const sealText = ({ fair }: SeenTable): string =>
  `${fair.seal.slice(0, 4)} ${fair.seal.slice(4, 8)}`.toUpperCase();

/** Sitting down with a name, or from another device with a code. */
export function SitForm({ line }: OnlineProps) {
  const [name, setName] = useState(ownName());
  const [code, setCode] = useState<string>();
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    const { ok, says } = code === undefined ? await line.sit(name) : await line.take(code.trim());
    if (!ok) voice.tell(says);
    else if (code === undefined) rememberName(name);
  };
  return (
    <form className="sit" onSubmit={(event) => void sit(event)}>
      {code === undefined ? (
        <label className="line-field">
          {say.yourName()}
          <input value={name} maxLength={20} required onChange={(event) => setName(event.target.value)} />
        </label>
      ) : (
        <label className="line-field">
          {say.deviceCode()}
          <input
            value={code}
            maxLength={6}
            required
            inputMode="numeric"
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
      )}
      <button type="submit" className="primary">
        {code === undefined ? say.sitDown() : say.takeSeat()}
      </button>
      <button type="button" onClick={() => setCode(code === undefined ? "" : undefined)}>
        {code === undefined ? say.fromOther() : say.sitDown()}
      </button>
    </form>
  );
}
