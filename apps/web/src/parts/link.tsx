/** Links within the page, and the way home. */

import type { MouseEvent, ReactNode } from "react";
import { type Entry, go } from "../address/navigation.ts";
import { say } from "../words/index.ts";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly entry?: Entry;
  /** What else is done when it is followed. */
  follow?(): void;
  readonly children: ReactNode;
}

/** A link within the page. With a modifier key it is an ordinary link. */
export function Link({ to, className, label, entry, follow, children }: LinkProps) {
  const press = (event: MouseEvent) => {
    follow?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to, entry);
  };
  return (
    <a href={to} className={className} aria-label={label} onClick={press}>
      {children}
    </a>
  );
}

/** The letters of the name: they are a drawing, and its dot has a colour. */
const NAME = ["Ba", "i", "ze"] as const;

/** The name of the page, its dot in colour, and the way home. */
export function Wordmark() {
  return (
    <Link to="/" className="wordmark" label={say.homeLabel()}>
      {NAME[0]}
      <span className="dot">{NAME[1]}</span>
      {NAME[2]}
    </Link>
  );
}
