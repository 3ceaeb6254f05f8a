/** The frame of a screen that is read: the way back, a heading, and the text. */

import type { ReactNode } from "react";
import { Wordmark } from "./link.tsx";

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ReadingFrame({ title, children }: FrameProps) {
  return (
    <div className="page">
      <header className="page-head">
        <Wordmark />
      </header>
      <main>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
