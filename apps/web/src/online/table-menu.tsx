/** What can be done at a table beside playing: seats, another device, and leaving. */

import type { TableLine } from "@baize/midend";
import { useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { FairSays } from "./fair-says.tsx";
import { leave, type OnlineProps, SeatList } from "./seat-list.tsx";
import { SitForm } from "./sit-form.tsx";

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
      <p role="status">{sayHere.deviceSays({ code })}</p>
    </Dialog>
  );
}

interface TableMenuProps extends OnlineProps {
  /** Whether there are plays of this deal to be read. */
  readonly hasPlays?: boolean;
  open(panel: "say" | "plays"): void;
}

export function TableMenu({ open, hasPlays = false, ...props }: TableMenuProps) {
  const { line, table } = props;
  const { code, ask } = useDeviceCode(line);
  return (
    <div className="online-menu">
      <SeatList {...props} />
      <FairSays {...props} />
      {code === undefined ? null : <p role="status">{sayHere.deviceSays({ code })}</p>}
      {table.you === null ? (
        <>
          <p>{sayHere.justWatch()}</p>
          <SitForm line={line} table={table} />
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
          <button type="button" onClick={() => leave(line)}>
            {sayHere.leaveTable()}
          </button>
        </div>
      )}
    </div>
  );
}
