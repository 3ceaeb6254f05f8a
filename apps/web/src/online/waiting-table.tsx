/** A table before its first deal, drawn as it will be: seats on its rim, the link where cards will lie, and a start that says what comes. */

import { Portrait } from "@baize/faces";
import type { SeenTable } from "@baize/midend";
import { TAKEN } from "@baize/table";
import { useRef, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { Dialog } from "../parts/dialog.tsx";
import { canShare, copy, share } from "../parts/share.ts";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { Tool } from "../table/table-tools.tsx";
import { voice } from "../voice/voice.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { Question, useAsking } from "./ask.tsx";
import { ChangeRules } from "./change-rules.tsx";
import { FairSays } from "./fair-says.tsx";
import { QrCode } from "./qr.tsx";
import { botOf, doing, type OnlineProps, SeatList, sitterName } from "./seat-list.tsx";
import { LinkField, tableLink } from "./share-link.tsx";
import { SitForm } from "./sit-form.tsx";
import { DeviceSays, MoreWays, TablePanels, useDeviceCode } from "./table-menu.tsx";
import "../css/party.css";
import "../css/rim.css";
import "../css/waiting.css";

/** A code as it is read out: in two halves. */
const codeText = (id: string): string => `${id.slice(0, 4)} ${id.slice(4)}`.toUpperCase();

/** How long a series is, how much time there is, and under which rules it is played. */
function Facts({ table: { kind, term, clock, options }, loaded }: Pick<OnlineProps, "table" | "loaded">) {
  if (kind === "race") return <b>{sayHere.raceFacts({ deals: term.deals })}</b>;
  const seconds = typeof clock === "number" ? clock : undefined;
  const time = seconds === undefined ? clockWord(clock) : sayHere.clockTurn({ seconds });
  return (
    <>
      <b>{sayHere.tableFacts({ deals: term.deals, points: term.points, clock: time })}</b>
      <span>{sayHere.rulesFacts({ rules: loaded.manners.company?.optionsName(options) ?? options })}</span>
    </>
  );
}

const clockWord = (clock: SeenTable["clock"]): string =>
  clock === "none" ? sayHere.clockNone() : sayHere.clockMatch();

export function WaitingTable(props: OnlineProps) {
  const { line, table, loaded } = props;
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room, TAKEN, loaded.door.frame);
  const isRail = stage.frame === "rail";
  const [panel, setPanel] = useState<"menu" | "rules" | "table" | "keys">();
  const close = (): void => setPanel(undefined);
  const device = useDeviceCode(line);
  const asking = useAsking(props);
  const title = table.kind === "race" ? sayHere.raceGame({ game: loaded.manners.title }) : loaded.manners.title;
  const ways =
    table.you === null ? null : (
      <>
        {table.host === table.you ? (
          <Tool icon="rules" word={sayHere.changeRules()} press={() => setPanel("rules")} />
        ) : null}
        <Tool icon="device" word={sayHere.otherDevice()} press={() => void device.ask()} />
        <Tool icon="back" word={sayHere.leaveTable()} press={() => asking.ask("leave")} />
      </>
    );
  return (
    // Whatever is not wide enough for the whole table is read from above, as on a phone.
    <TableFrame
      loaded={loaded}
      stage={{ ...stage, frame: isRail ? "rail" : "bars" }}
      kind="party"
      title={title}
      deal={<Facts {...props} />}
    >
      {isRail ? <FairSays {...props} /> : null}
      <div className="tools">
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </div>
      <div className="stage" ref={room}>
        <div className="wait" data-seated={table.you !== null || undefined}>
          <div className="wait-table">
            <section className="wait-mat" aria-label={table.you === null ? sayHere.sitDown() : sayHere.linkLabel()}>
              {table.you === null ? <SitForm line={line} table={table} /> : <Invitation id={table.id} />}
            </section>
            {isRail ? <SeatList {...props} rim /> : null}
          </div>
          {isRail ? null : <SeatList {...props} />}
          {isRail ? null : <FairSays {...props} />}
          <Start {...props} />
        </div>
      </div>
      <nav className="more" aria-label={say.thisMatch()}>
        {ways}
        <Tool icon="settings" word={say.menu()} press={() => setPanel("menu")} />
      </nav>
      {panel === "rules" ? <ChangeRules {...props} close={close} /> : null}
      {panel === "menu" ? (
        <Dialog title={title} close={close}>
          <div className="online-menu">
            {ways === null ? <p>{sayHere.justWatch()}</p> : null}
            <div className="buttons">
              {ways}
              <MoreWays loaded={loaded} open={setPanel} />
            </div>
          </div>
        </Dialog>
      ) : null}
      <TablePanels loaded={loaded} panel={panel} close={close} />
      <DeviceSays {...device} />
      <Question line={line} {...asking} />
    </TableFrame>
  );
}

/** The link, to be scanned, read out or sent. */
function Invitation({ id }: { readonly id: string }) {
  const link = tableLink(id);
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const put = async () => {
    const given = await copy(link, field.current);
    const says = given === "copied" ? sayHere.copied() : sayHere.notCopied();
    setTold(says);
    voice.announce(says);
  };
  return (
    <>
      <QrCode text={link} />
      <div className="wait-link">
        <LinkField id={id} field={field} />
        <p>{sayHere.orCode()}</p>
        <code>{codeText(id)}</code>
      </div>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => void put()}>
          {sayHere.copyTheLink()}
        </button>
        {canShare(link) ? (
          <button type="button" onClick={() => void share(link)}>
            {say.share()}
          </button>
        ) : null}
      </div>
      {told === "" ? null : <p>{told}</p>}
    </>
  );
}

/** How many seats are open, in words. */
const openText = (open: number): string =>
  open === 0 ? sayHere.allSit() : open === 1 ? sayHere.oneOpen() : sayHere.someOpen({ open });

/** What happens to open seats when it starts. */
function openSays({ manners }: Loaded, { kind, seats, level }: SeenTable, open: number): string {
  if (kind === "race") return sayHere.raceSays();
  const bot = botOf(manners, level)?.name ?? level;
  const isFull = seats.every(({ kind: sitter }) => sitter === "person");
  if (open === 0) return isFull ? sayHere.nobodyMissing() : sayHere.botsWait();
  return open === 1 ? sayHere.botTakesIt({ bot }) : sayHere.botsTakeThem({ bot });
}

/** Who is still wanted, and the button that begins, named after what will happen. */
function Start(props: OnlineProps) {
  const { line, table, loaded } = props;
  const { seats, host, you } = table;
  const open = seats.filter(({ kind }) => kind === "open").length;
  const bots = table.kind === "race" ? 0 : seats.filter(({ kind }) => kind !== "person").length;
  const face = table.kind === "race" || open === 0 ? undefined : botOf(loaded.manners, table.level)?.face;
  const starter = seats[host ?? -1];
  return (
    <div className="wait-start">
      {face === undefined ? null : (
        <span className="sitter-face">
          <Portrait face={face} name="" />
        </span>
      )}
      <p>
        <strong>{openText(open)}</strong>
        <span>{openSays(loaded, table, open)}</span>
      </p>
      {host !== null && host === you ? (
        <button type="button" className="primary" onClick={() => void doing(line, "start")}>
          {sayHere.startDeal({ bots })}
        </button>
      ) : starter === undefined ? null : (
        <p className="who-starts">{sayHere.personStarts({ name: sitterName(loaded, table, starter) })}</p>
      )}
    </div>
  );
}
