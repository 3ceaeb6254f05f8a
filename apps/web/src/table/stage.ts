/** The room for a table: measured, and watched for changes. */

import type { Frame, Stage } from "@baize/table";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { isStill, settings } from "../keeping/settings.ts";
import { useCell } from "../state/cell.ts";

/** Where the buttons go on a screen of this size. */
function frameOf(width: number, height: number): Frame {
  if (width >= 1000 && height >= 560) return "rail";
  return height > width ? "bars" : "corners";
}

/** The stage of an element that fills the screen. */
export function useStage(room: RefObject<HTMLElement | null>): Stage {
  const { largeIndex, leftHanded, pick } = useCell(settings);
  const still = isStill();
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [room]);
  return useMemo(
    () => ({ ...size, frame: frameOf(size.width, size.height), largeIndex, leftHanded, pick, still }),
    [size, largeIndex, leftHanded, pick, still],
  );
}
