/** A panel over the page; Escape and a click outside close it. */

import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  readonly title: string;
  /** A question in a sentence or two, heard as soon as it is there. */
  readonly says?: string;
  close(): void;
  readonly children: ReactNode;
}

export function Dialog({ title, says, close, children }: DialogProps) {
  const saysId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // One that is higher than the window is read from its heading on, wherever its first button is.
    const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;
    if (topOf(heading.current) < topOf(dialog.current)) heading.current?.focus();
  }, []);
  // What had the focus may be gone: keys are the panel's still, and not those of what lies below.
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus();
  });
  useEffect(() => {
    const { current } = dialog;
    const outside = (event: Event) => {
      if (event.target === current) current?.close();
    };
    current?.addEventListener("click", outside);
    return () => current?.removeEventListener("click", outside);
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      role={says === undefined ? undefined : "alertdialog"}
      aria-label={title}
      aria-describedby={says === undefined ? undefined : saysId}
      // One that lies over another is closed alone.
      onClose={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="panel">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {says === undefined ? null : <p id={saysId}>{says}</p>}
        {children}
      </div>
    </dialog>
  );
}
