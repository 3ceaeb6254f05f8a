/** Parts that every screen uses: links, dialogs, the wordmark, and the page's voice. */

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { type Entry, go } from "../address.ts";
import { useCell } from "../store/cell.ts";
import { shownSentence, spokenSentence } from "./voice.ts";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly entry?: Entry;
  readonly children: ReactNode;
}

/** A link within the page. With a modifier key it is an ordinary link. */
export function Link({ to, className, label, entry, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to, entry);
  };
  return (
    <a href={to} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}

/** The name of the page, its dot in colour, and the way home. */
export function Wordmark() {
  return (
    <Link to="/" className="wordmark" label="Baize, home">
      Ba<span className="dot">i</span>ze
    </Link>
  );
}

interface DialogProps {
  readonly title: string;
  close(): void;
  readonly children: ReactNode;
}

/** A panel over the page; Escape and a click outside close it. */
export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const { current } = dialog;
    const outside = (event: Event) => {
      if (event.target === current) current?.close();
    };
    current?.addEventListener("click", outside);
    return () => current?.removeEventListener("click", outside);
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} onClose={close}>
      <div className="panel">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** The sentence of the moment, and a place where sentences are spoken. */
export function VoiceBox() {
  const shown = useCell(shownSentence);
  const spoken = useCell(spokenSentence);
  return (
    <>
      {shown === undefined ? null : (
        <p className="toast" aria-hidden="true">
          {shown}
        </p>
      )}
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
