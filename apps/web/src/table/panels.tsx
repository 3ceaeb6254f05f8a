/** The panels that lie over a table: choosing a deal, the moves, the menu. */

import type { Insight } from "@baize/kernel";
import { lazy, type ReactNode, Suspense } from "react";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { sayHere } from "../words/panel.en.ts";
import type { Panel } from "./table-tools.tsx";

// Each is fetched when it is opened.
const MoveList = lazy(async () => ({ default: (await import("./move-list.tsx")).MoveList }));
const Menu = lazy(async () => ({ default: (await import("./menu.tsx")).Menu }));
const TableSheet = lazy(async () => ({ default: (await import("./table-sheet.tsx")).TableSheet }));
const KeySheet = lazy(async () => ({ default: (await import("./key-sheet.tsx")).KeySheet }));

interface PanelsProps {
  readonly session: Session;
  readonly panel: Panel;
  open(panel: Panel): void;
  /** What the panel for a new deal is called, and what is chosen there. */
  readonly title: string;
  readonly chooser: ReactNode;
  /** What the light knows, where there is one. */
  readonly truth?: Insight | undefined;
  /** What the menu shows besides. */
  readonly children?: ReactNode;
}

export function Panels({ session, panel, open, title, chooser, truth, children }: PanelsProps) {
  const close = () => open(undefined);
  // Each dialog is one of its own: one that has just been closed is not the next one.
  if (panel === "deal") {
    return (
      <Dialog key="deal" title={title} close={close}>
        {/* What is chosen from is loaded when it is wanted; the table stays where it is. */}
        <Suspense fallback={null}>{chooser}</Suspense>
      </Dialog>
    );
  }
  if (panel === "moves") {
    return (
      <Suspense fallback={null}>
        <MoveList session={session} truth={truth} close={close} />
      </Suspense>
    );
  }
  if (panel === "table") {
    return (
      <Suspense fallback={null}>
        <TableSheet loaded={session.loaded} close={close} />
      </Suspense>
    );
  }
  if (panel === "keys") {
    return (
      <Dialog key="keys" title={sayHere.keys()} close={close}>
        <Suspense fallback={null}>
          <KeySheet loaded={session.loaded} />
        </Suspense>
        <div className="buttons">
          <button type="button" className="primary" onClick={close}>
            {sayHere.backToTable()}
          </button>
        </div>
      </Dialog>
    );
  }
  if (panel !== "menu") return null;
  return (
    <Suspense fallback={null}>
      <Menu session={session} title={title} close={close} open={open}>
        {children}
      </Menu>
    </Suspense>
  );
}
