/** A screen that a game brings itself, such as an editor, in the frame of a table. */

import { Match, type Shape } from "@baize/kernel";
import type { PageProps, RoomProps } from "@baize/table";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { addressOf } from "../address/address.ts";
import { analysisAddress } from "../address/looked.ts";
import { ANEW, go, replace } from "../address/navigation.ts";
import { choose, query } from "../address/query.ts";
import { archive } from "../keeping/archive.ts";
import type { Loaded } from "../library/games.ts";
import { learn } from "../light/use-truth.ts";
import { dayText } from "../match/day-text.ts";
import { SiteHead } from "../parts/site-frame.tsx";
import { useCell } from "../state/cell.ts";
import { useDesk } from "../table/desk.ts";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { voice } from "../voice/voice.ts";
import { quick } from "../workers/line.ts";

interface PageScreenProps {
  readonly loaded: Loaded;
  readonly Page: (props: PageProps) => ReactNode;
}

/** The deals of a game that are left in the middle here, and after how many moves. */
const useLeft = ({ game }: Loaded): ReadonlyMap<string, number> =>
  useMemo(
    () =>
      new Map(
        archive
          .unfinished()
          .flatMap((kept) => (kept.game === game.meta.id && !kept.practice ? [[kept.deal, kept.moves] as const] : [])),
      ),
    [game],
  );

/** A page that a game brings itself, such as a list of its deals. */
export function PageScreen({ loaded, Page }: PageScreenProps) {
  const desk = useDesk(loaded);
  const left = useLeft(loaded);
  const chosen = Object.fromEntries(new URLSearchParams(useCell(query)));
  return (
    <div className="site">
      <SiteHead here="deals" />
      <main>
        <Page {...desk} left={left} chosen={chosen} choose={choose} tell={voice.tell} announce={voice.announce} />
      </main>
    </div>
  );
}

interface RoomScreenProps {
  readonly loaded: Loaded;
  readonly Room: (props: RoomProps) => ReactNode;
  /** The day it is asked about; today where none is. */
  readonly day: string | undefined;
}

export function RoomScreen({ loaded, Room, day }: RoomScreenProps) {
  const { game } = loaded;
  const { id } = game.meta;
  const desk = useDesk(loaded);
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const today = day ?? dayText(new Date());
  const ask = useMemo((): RoomProps["ask"] => {
    return (deal, options, hear) => {
      const match = Match.start<Shape>(game, { deal, options });
      return match.ok ? learn(match.value, hear) : () => {};
    };
  }, [game]);
  useEffect(() => {
    const leave = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
      if (key === "Escape" && !defaultPrevented && !isElsewhere) go(`/${id}`);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [id]);
  return (
    <TableFrame loaded={loaded} stage={stage} kind="room">
      <div className="stage" ref={room}>
        <Room
          {...desk}
          stage={stage}
          replace={(deal) => replace(addressOf(id, deal), ANEW)}
          analyse={(deal) => go(analysisAddress(addressOf(id, deal)))}
          today={today}
          daily={() => quick.ask("daily", { game: id, date: today }).answer.catch(() => undefined)}
          ask={ask}
          tell={voice.tell}
          announce={voice.announce}
        />
      </div>
    </TableFrame>
  );
}
