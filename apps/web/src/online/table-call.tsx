/** The line to the table of whoever looks at a match of it: they are there all the while, and are called when it goes on. */

import type { SeenTable } from "@baize/midend";
import { useEffect, useMemo } from "react";
import type { Screen } from "../address/address.ts";
import { Icon } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { sound } from "../voice/sound.ts";
import { say } from "../words/index.ts";
import { sayHere } from "../words/online.en.ts";
import { attend } from "./attended.ts";
import { followed, lineTo, useTable } from "./line.ts";
import "../css/table-call.css";

interface TableCallProps {
  readonly id: string;
  /** What is shown, and whether it was entered as the player's own. */
  readonly screen: Screen;
  readonly isOwn: boolean;
}

/** Whether a match is looked at, that is played no more. */
const isLook = (screen: Screen, isOwn: boolean): boolean =>
  screen.name === "review" ||
  screen.name === "analysis" ||
  (screen.name === "play" && screen.place?.hasMoves === true && !isOwn);

export function TableCall({ id, screen, isOwn }: TableCallProps) {
  const isLooking = isLook(screen, isOwn);
  const hasLeft = !isLooking && screen.name !== "online";
  useEffect(() => {
    if (hasLeft) attend(null);
  }, [hasLeft]);
  return isLooking ? <Following id={id} /> : null;
}

function Following({ id }: { readonly id: string }) {
  const line = useMemo(() => lineTo(id), [id]);
  useEffect(() => followed(line), [line]);
  const table = useTable(line);
  return table === undefined || table.you === null ? null : <Call table={table} />;
}

function Call({ table: { id, state, kind, turn, you } }: { readonly table: SeenTable }) {
  const isMine = kind === "match" && turn === you && state === "playing";
  const isOn = state === "playing" || state === "starting";
  useEffect(() => {
    if (!isMine) return;
    const title = document.title;
    sound("turn");
    document.title = sayHere.yourTurnTitle();
    return () => {
      document.title = title;
    };
  }, [isMine]);
  return (
    <aside className="table-call" aria-label={say.yourTable()} data-on={isOn || undefined}>
      <Link to={`/t/${id}`}>
        <Icon name="back" /> {sayHere.backToOnline()}
      </Link>
      <p role="status">{isMine ? sayHere.yourTurnTitle() : isOn ? sayHere.tableGoesOn() : ""}</p>
    </aside>
  );
}
