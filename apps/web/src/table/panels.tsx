/** The panels that lie over a table: choosing a deal, the moves, the menu. */

import type { Insight } from "@baize/kernel";
import { lazy, type ReactNode, Suspense } from "react";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { say } from "../words/index.ts";
import { MoveList } from "./move-list.tsx";
import type { Panel } from "./table-tools.tsx";

const Menu = lazy(async () => ({ default: (await import("./menu.tsx")).Menu }));
// Who changes nothing about the table need not load what it can be changed with.
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
  if (panel === "deal") {
    return (
      <Dialog title={title} close={close}>
        {/* What is chosen from is loaded when it is wanted; the table stays where it is. */}
        <Suspense fallback={null}>{chooser}</Suspense>
      </Dialog>
    );
  }
  if (panel === "moves") return <MoveList session={session} truth={truth} close={close} />;
  if (panel === "table") {
    return (
      <Suspense fallback={null}>
        <TableSheet loaded={session.loaded} close={close} />
      </Suspense>
    );
  }
  if (panel === "keys") {
    return (
      <Dialog title={say.keys()} close={close}>
        <Suspense fallback={null}>
          <KeySheet loaded={session.loaded} />
        </Suspense>
        <div className="buttons">
          <button type="button" className="primary" onClick={close}>
            {say.backToTable()}
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
