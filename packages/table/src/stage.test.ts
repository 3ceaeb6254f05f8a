import { describe, expect, test } from "vitest";
import { stageOf } from "./stage.ts";

describe("the room on the screen", () => {
  test.each([
    [1280, 800, "rail", { left: 232, top: 0, right: 1280, bottom: 800 }],
    [390, 844, "bars", { left: 0, top: 92, right: 390, bottom: 768 }],
    [844, 390, "corners", { left: 0, top: 0, right: 844, bottom: 328 }],
    [2560, 1440, "rail", { left: 320, top: 0, right: 2560, bottom: 1440 }],
  ])("TB-S1 a window of %i × %i has %s, and the rest is free", (width, height, frame, free) => {
    expect(stageOf(width, height)).toMatchObject({ frame, free });
  });

  test.each([
    [390, 844, 176],
    [360, 640, 56],
    [1280, 800, 0],
    [844, 390, 0],
  ])("TB-S2 in a window of %i × %i what floats may take %i of the lower edge", (width, height, slot) => {
    expect(stageOf(width, height).slot).toBe(slot);
  });

  test("TB-S1 for the left-handed the rail is at the right", () => {
    expect(stageOf(1280, 800, { leftHanded: true }).free).toMatchObject({ left: 0, right: 1048 });
  });
});
