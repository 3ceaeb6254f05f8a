/** The face of somebody at a table: bots are animals, people are people. It fills its parent. */

import { memo, useEffect, useRef } from "react";
import { isFace } from "./face-names.ts";
import "./portrait.css";

interface PortraitProps {
  /** One of the faces; whoever has none shows the first letter of a name. */
  readonly face: string;
  readonly name: string;
}

/** A round portrait; whose it is, is for its parent to say. */
export const Portrait = memo(function Portrait({ face, name }: PortraitProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isFace(face)) return;
    let gone = false;
    import("./drawings.ts").then(({ drawPortrait }) => {
      if (!gone) place.current?.replaceChildren(drawPortrait(face));
    });
    return () => {
      gone = true;
    };
  }, [face]);
  return isFace(face) ? (
    <span className="portrait" data-face={face} ref={place} aria-hidden="true" />
  ) : (
    <span className="portrait" aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
});
