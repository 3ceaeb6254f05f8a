/** A screen that a game brings itself, such as an editor, in the frame of a table. */

import { Match, type Shape } from "@baize/kernel";
import type { RoomProps } from "@baize/table";
import { type ReactNode, useMemo, useRef } from "react";
import { addressOf } from "../address/address.ts";
import { replace } from "../address/navigation.ts";
import type { Loaded } from "../library/games.ts";
import { learn } from "../light/use-truth.ts";
import { dayText } from "../match/opening.ts";
import { useDesk } from "../table/desk.ts";
import { useStage } from "../table/stage.ts";
import { TableFrame } from "../table/table-frame.tsx";
import { voice } from "../voice/voice.ts";
import { quick } from "../workers/line.ts";

interface RoomScreenProps {
  readonly loaded: Loaded;
  readonly Room: (props: RoomProps) => ReactNode;
}

export function RoomScreen({ loaded, Room }: RoomScreenProps) {
  const { game } = loaded;
  const { id } = game.meta;
  const desk = useDesk(loaded);
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
          replace={(deal) => replace(addressOf(id, deal))}
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
