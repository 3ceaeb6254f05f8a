/** What can be said at a table with one tap: four faces and a few phrases; and with one tap more nobody is heard. */

import { PHRASES, phraseText, type TableLine } from "@baize/midend";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { sayHere } from "../words/online.en.ts";
import { isMuted, setMuted } from "./muted.ts";
import { isReaction, Reaction } from "./reaction.tsx";
import { doing } from "./seat-list.tsx";

interface SayProps {
  readonly line: TableLine;
  close(): void;
}

/** Everything that can be said. */
function Phrases({ line, close }: SayProps) {
  const speak = (phrase: string) => {
    void doing(line, "phrase", { phrase });
    close();
  };
  return (
    <>
      <div className="reactions">
        {PHRASES.filter(isReaction).map((phrase) => (
          <button key={phrase} type="button" aria-label={sayHere[`reaction-${phrase}`]()} onClick={() => speak(phrase)}>
            <Reaction phrase={phrase} />
          </button>
        ))}
        <MuteSwitch />
      </div>
      <div className="phrases">
        {PHRASES.filter((phrase) => !isReaction(phrase)).map((phrase) => (
          <button key={phrase} type="button" onClick={() => speak(phrase)}>
            {phraseText(phrase)}
          </button>
        ))}
      </div>
    </>
  );
}

/** As a panel over the page, where there is no tray. */
export function SayPanel(props: SayProps) {
  return (
    <Dialog title={sayHere.sayLabel()} close={props.close}>
      <Phrases {...props} />
    </Dialog>
  );
}

/** Over empty cloth, beside the button that opens it: Escape and whatever is pressed elsewhere close it. */
export function SayPopover({ line, close }: SayProps) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef(close);
  end.current = close;
  useEffect(() => {
    const from = document.activeElement;
    box.current?.querySelector("button")?.focus();
    const leave = ({ target }: PointerEvent) => {
      const isHere = target instanceof Element && target.closest(".say-popover, .talk") !== null;
      if (!isHere) end.current();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      end.current();
    };
    addEventListener("pointerdown", leave);
    addEventListener("keydown", press, true);
    return () => {
      removeEventListener("pointerdown", leave);
      removeEventListener("keydown", press, true);
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  return (
    <div ref={box} className="say-popover" role="dialog" aria-label={sayHere.sayLabel()}>
      <Phrases line={line} close={close} />
    </div>
  );
}

/** One tap, and nobody is heard. */
function MuteSwitch() {
  const [muted, setNow] = useState(isMuted());
  const turn = () => {
    setMuted(!muted);
    setNow(!muted);
  };
  return (
    <button type="button" className="mute" aria-pressed={muted} onClick={turn}>
      {sayHere.mute()}
    </button>
  );
}
