/** The panels that lie over a table: choosing a deal, the moves, the menu. */

import type { Insight } from "@baize/kernel";
import type { ReactNode } from "react";
import type { Session } from "../match/session.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Menu } from "./menu.tsx";
import { MoveList } from "./move-list.tsx";
import type { Panel } from "./table-tools.tsx";

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
        {chooser}
      </Dialog>
    );
  }
  if (panel === "moves") return <MoveList session={session} truth={truth} close={close} />;
  if (panel !== "menu") return null;
  return (
    <Menu session={session} close={close} open={open}>
      {children}
    </Menu>
  );
}
