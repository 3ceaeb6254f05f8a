/** What the page does for a game's own screens: starting matches, going to rooms, keeping notes. */

import { isWin } from "@baize/midend";
import type { Desk } from "@baize/table";
import { useMemo } from "react";
import { addressOf } from "../address/address.ts";
import { ANEW, go } from "../address/navigation.ts";
import { archive } from "../keeping/archive.ts";
import { own } from "../keeping/own.ts";
import type { Loaded } from "../library/games.ts";
import { useCell } from "../state/cell.ts";

/** The desk of a game, with its notes as they are now. */
export function useDesk({ game }: Loaded): Desk {
  const { id } = game.meta;
  const { notes: kept } = own(id);
  const notes = useCell(kept);
  return useMemo(
    () => ({
      start: (deal, options) => go(addressOf(id, deal, options), ANEW),
      visit: (room) => go(`/${id}/${room}`),
      won: archive.list().flatMap((kept) => (kept.game === id && isWin(kept) ? [kept.deal] : [])),
      notes,
      note: (key, text) => kept.note(key, text),
    }),
    [id, kept, notes],
  );
}
