/** A screen that a game brings itself, such as an editor, in the frame of a table. */

import { Match, type Shape } from "@baize/kernel";
import type { RoomProps } from "@baize/table";
import { type ReactNode, useMemo, useRef } from "react";
import { replace } from "../address.ts";
import { useCell } from "../store/cell.ts";
import { addressOf, dayText } from "../store/opening.ts";
import type { Loaded } from "../store/session.ts";
import { settings } from "../store/settings.ts";
import { daily } from "../truth/oracle.ts";
import { learn } from "../truth/use-truth.ts";
import { deskOf } from "./desk.ts";
import { useStage } from "./stage.ts";
import { TableFrame } from "./table-frame.tsx";
import { voice } from "./voice.ts";

interface RoomScreenProps {
  readonly loaded: Loaded;
  readonly Room: (props: RoomProps) => ReactNode;
}

export function RoomScreen({ loaded, Room }: RoomScreenProps) {
  const { game } = loaded;
  const kept = useCell(settings);
  const desk = useMemo(() => deskOf(kept, loaded), [loaded, kept]);
  const room = useRef<HTMLDivElement>(null);
  const stage = useStage(room);
  const today = dayText(new Date());
  const ask = useMemo((): RoomProps["ask"] => {
    return (deal, options, hear) => {
      const match = Match.start<Shape>(game, { deal, options });
      return match.ok ? learn(match.value, hear) : () => {};
    };
  }, [game]);
  return (
    <TableFrame loaded={loaded} stage={stage} kind="room">
      <div className="stage" ref={room}>
        <Room
          {...desk}
          stage={stage}
          replace={(deal) => replace(addressOf(game.meta.id, deal))}
          today={today}
          daily={() => daily(game.meta.id, today)}
          ask={ask}
          tell={voice.tell}
          announce={voice.announce}
        />
      </div>
    </TableFrame>
  );
}
