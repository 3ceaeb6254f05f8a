import { expect, test } from "vitest";
import { Motion } from "./motion.ts";

/** An element whose animations can be seen and ended. */
function likeness() {
  const animations: { onfinish?: () => void; isCancelled: boolean; cancel(): void }[] = [];
  const animate = () => {
    const animation = {
      isCancelled: false,
      cancel() {
        animation.isCancelled = true;
      },
    };
    animations.push(animation);
    return animation;
  };
  return { element: { animate } as unknown as HTMLElement, animations };
}

test("HA-M1 what moves is ended at once, and its end happens once", () => {
  const { element, animations } = likeness();
  const motion = new Motion();
  const ended: string[] = [];
  motion.start(element, [], {}, () => ended.push("first"));
  motion.start(element, [], {}, () => ended.push("second"));
  animations[0]?.onfinish?.();
  expect(ended).toEqual(["first"]);
  motion.finish();
  motion.finish();
  expect(ended).toEqual(["first", "second"]);
  expect(animations.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
});
