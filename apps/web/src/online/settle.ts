/** A play that nobody can beat is passed on by itself, at a table of friends as at any other. */

import type { TableLine } from "@baize/midend";
import { useEffect } from "react";

/** So long the play is seen first; and so long it takes until one that was not heard is sent again, in ms. */
const SEEN_MS = 500;
const AGAIN_MS = 3000;

/** Makes the move that is nobody's decision, for as long as it is this seat's: another tab may have made it, so a refusal needs no word. */
export function useSettle(line: TableLine, settled: string | undefined): void {
  const { deal, ply, turn, you, seats } = line.table() ?? {};
  const isMine = you != null && turn === you && seats?.[you]?.level === undefined;
  const move = isMine ? settled : undefined;
  useEffect(() => {
    if (move === undefined) return;
    const pass = () => {
      const now = line.table();
      if (line.state() === "open" && now?.deal === deal && now?.ply === ply) void line.play(move);
    };
    const timers = [setTimeout(pass, SEEN_MS), setInterval(pass, AGAIN_MS)];
    return () => timers.forEach(clearInterval);
  }, [line, move, deal, ply]);
}
