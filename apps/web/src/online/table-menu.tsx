/** What can be done at a table beside playing: seats, another device, rules, the look of it, and leaving. */

import { Caption } from "@baize/faces";
import type { TableLine } from "@baize/midend";
import { lazy, Suspense, useState } from "react";
import type { Loaded } from "../library/games.ts";
import { Dialog } from "../parts/dialog.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { sayHere as sayPanel } from "../words/panel.en.ts";
import { isRacing, Question, useAsking } from "./ask.tsx";
import { FairSays } from "./fair-says.tsx";
import { type OnlineProps, SeatList } from "./seat-list.tsx";
import { CopyLink } from "./share-link.tsx";
import { SitForm } from "./sit-form.tsx";

const TableSheet = lazy(async () => ({ default: (await import("../table/table-sheet.tsx")).TableSheet }));
const KeySheet = lazy(async () => ({ default: (await import("../table/key-sheet.tsx")).KeySheet }));

/** What the shell can lay over a table of any game. */
type Laid = "table" | "keys";

interface MoreProps {
  readonly loaded: Loaded;
  open(panel: Laid): void;
}

/** The look and the sound of the table, its keys, and the rules, which open beside it: the seat is kept. */
export function MoreWays({ loaded, open }: MoreProps) {
  return (
    <>
      <button type="button" onClick={() => open("table")}>
        {sayHere.lookAndSound()}
      </button>
      <button type="button" onClick={() => open("keys")}>
        {sayPanel.keys()}
      </button>
      <a className="button" href={`/rules/${loaded.game.meta.id}`} target="_blank" rel="noopener">
        {sayPanel.rules()}
      </a>
    </>
  );
}

interface PanelsProps {
  readonly loaded: Loaded;
  readonly panel: string | undefined;
  close(): void;
}

export function TablePanels({ loaded, panel, close }: PanelsProps) {
  return (
    <Suspense fallback={null}>
      {panel === "table" ? <TableSheet loaded={loaded} close={close} /> : null}
      {panel === "keys" ? (
        <Dialog title={sayPanel.keys()} close={close}>
          <KeySheet loaded={loaded} isOnline />
        </Dialog>
      ) : null}
    </Suspense>
  );
}

interface DeviceCode {
  /** The code that takes the seat to another device, once somebody asked for it. */
  readonly code: string | undefined;
  ask(): Promise<void>;
  close(): void;
}

/** The way to another device. */
export function useDeviceCode(line: TableLine): DeviceCode {
  const [code, setCode] = useState<string>();
  return { code, ask: async () => setCode(await line.code()), close: () => setCode(undefined) };
}

/** The code for another device, as a panel of its own. */
export function DeviceSays({ code, close }: DeviceCode) {
  if (code === undefined) return null;
  return (
    <Dialog title={sayHere.otherDevice()} close={close}>
      <CodeSays code={code} />
    </Dialog>
  );
}

/** What is to be entered on the other device. */
const CodeSays = ({ code }: { readonly code: string }) => (
  <p className="device-code" role="status">
    <Caption text={sayHere.deviceSays({ code })} />
  </p>
);

interface TableMenuProps extends OnlineProps {
  /** Whether there are plays of this deal to be read. */
  readonly hasPlays?: boolean;
  /** Opens another panel in the place of the menu, or none. */
  open(panel: "say" | "plays" | Laid | undefined): void;
}

export function TableMenu({ open, hasPlays = false, ...props }: TableMenuProps) {
  const asking = useAsking(props);
  const { line, table, loaded } = props;
  const { code, ask } = useDeviceCode(line);
  return (
    <div className="online-menu">
      <SeatList {...props} />
      <FairSays {...props} />
      {code === undefined ? null : <CodeSays code={code} />}
      {table.you === null ? (
        <>
          <p>{sayHere.justWatch()}</p>
          <SitForm line={line} table={table} />
          <div className="buttons">
            <MoreWays loaded={loaded} open={open} />
          </div>
        </>
      ) : (
        <div className="buttons">
          <button type="button" onClick={() => open("say")}>
            {sayHere.sayLabel()}
          </button>
          {hasPlays ? (
            <button type="button" onClick={() => open("plays")}>
              {say.playsSoFar()}
            </button>
          ) : null}
          <button type="button" onClick={() => void ask()}>
            {sayHere.otherDevice()}
          </button>
          <MoreWays loaded={loaded} open={open} />
          {table.state === "playing" && isRacing(table) ? (
            <button type="button" onClick={() => asking.ask("give-up")}>
              {sayHere.giveUp()}
            </button>
          ) : null}
          <button type="button" onClick={() => asking.ask("leave")}>
            {sayHere.leaveTable()}
          </button>
        </div>
      )}
      <CopyLink id={table.id} />
      <Question line={line} {...asking} done={() => open(undefined)} />
    </div>
  );
}
