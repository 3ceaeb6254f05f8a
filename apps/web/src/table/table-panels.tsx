/** What lies over a table for one when it is asked for, with the chooser of deals. */

import type { Insight } from "@baize/kernel";
import type { Desk } from "@baize/table";
import { randomDeal } from "../match/opening.ts";
import type { Session } from "../match/session.ts";
import { say } from "../words/index.ts";
import { quick } from "../workers/line.ts";
import { Panels } from "./panels.tsx";
import type { Panel } from "./table-tools.tsx";

/** A deal that can be won, as hard as wished; undefined when none is found in time. */
const find = (game: string, band?: readonly [number, number], options?: string): Promise<string | undefined> =>
  quick.ask("find", { game, seed: `${Date.now()} ${Math.random()}`, band, options }).answer.catch(() => undefined);

interface PanelsProps {
  readonly session: Session;
  readonly panel: Panel;
  open(panel: Panel | undefined): void;
  readonly truth: Insight | undefined;
  readonly desk: Desk;
}

export function TablePanels({ session, panel, open, truth, desk }: PanelsProps) {
  const { loaded, match } = session;
  const { Chooser } = loaded.door;
  return (
    <Panels
      session={session}
      panel={panel}
      open={open}
      title={say.newDeal({ deal: loaded.manners.dealWord })}
      truth={truth}
      chooser={
        <Chooser
          {...desk}
          options={match.options}
          random={() => randomDeal(loaded)}
          find={(band, options) => find(loaded.game.meta.id, band, options)}
        />
      }
    />
  );
}
