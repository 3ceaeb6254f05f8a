/** The room for a table: measured, and watched for changes. */

import { frameOf, type Stage, stageOf, TAKEN } from "@baize/table";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { isStill, settings } from "../keeping/settings.ts";
import { useCell } from "../state/cell.ts";

/** The stage of an element that fills the screen, where the shell takes what it takes in a match unless told otherwise. */
export function useStage(room: RefObject<HTMLElement | null>, taken = TAKEN, frameIn = frameOf): Stage {
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
    () => stageOf(size.width, size.height, { largeIndex, leftHanded, pick, still }, taken, frameIn),
    [size, largeIndex, leftHanded, pick, still, taken, frameIn],
  );
}
