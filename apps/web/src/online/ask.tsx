/** What cannot be taken back is asked about once: what comes of it in a sentence, and a way to stay. */

import type { SeenTable, TableLine } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { sayHere } from "../words/online.en.ts";
import { doing, leave, type OnlineProps, sitterName } from "./seat-list.tsx";

/** Whether whoever looks is still in the race. */
export const isRacing = ({ race, you }: SeenTable): boolean =>
  race?.racers.some(({ seat, result }) => seat === you && result === "racing") ?? false;

/** What it comes to if whoever looks leaves now; undefined where nobody loses anything by it. */
function whatLeaving({ table, loaded }: OnlineProps): string | undefined {
  const { kind, state, seats, you, host } = table;
  if (state === "playing" || state === "starting") {
    if (kind === "match") return sayHere.leaveDealSays();
    return isRacing(table) ? sayHere.leaveRaceSays() : undefined;
  }
  const others = seats.filter((sitter) => sitter.kind === "person" && sitter.seat !== you);
  const next = others.find(({ away }) => !away) ?? others[0];
  return host === you && next !== undefined
    ? sayHere.leaveHostSays({ name: sitterName(loaded, table, next) })
    : undefined;
}

interface Asked {
  readonly act: "leave" | "give-up";
  /** What comes of it, as it stood when it was asked. */
  readonly says: string;
}

interface Asking {
  readonly asked: Asked | undefined;
  ask(act: Asked["act"]): void;
  close(): void;
}

/** Leaving and giving up, wherever they are asked for at a table. */
export function useAsking(props: OnlineProps): Asking {
  const [asked, setAsked] = useState<Asked>();
  const ask = (act: Asked["act"]): void => {
    const says = act === "leave" ? whatLeaving(props) : sayHere.giveUpSays();
    if (says === undefined) leave(props.line);
    else setAsked({ act, says });
  };
  return { asked, ask, close: () => setAsked(undefined) };
}

interface QuestionProps extends Pick<Asking, "asked" | "close"> {
  readonly line: TableLine;
  /** What else is closed when it is done. */
  done?(): void;
}

/** The question, over whatever is open; whoever does not want it is back where they asked. */
export function Question({ asked, ...props }: QuestionProps) {
  return asked === undefined ? null : <Panel asked={asked} {...props} />;
}

function Panel({ asked, close, line, done }: QuestionProps & { readonly asked: Asked }) {
  const isLeaving = asked.act === "leave";
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const act = () => {
    close();
    done?.();
    if (isLeaving) leave(line);
    else void doing(line, "give-up");
  };
  return (
    <Dialog title={isLeaving ? sayHere.leaveAsked() : sayHere.giveUpAsked()} says={asked.says} close={close}>
      <div className="buttons">
        <button
          ref={stay}
          type="button"
          className="primary"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          {isLeaving ? sayHere.stayHere() : sayHere.raceOn()}
        </button>
        <button type="button" onClick={act}>
          {isLeaving ? sayHere.leaveTable() : sayHere.giveUp()}
        </button>
      </div>
    </Dialog>
  );
}
