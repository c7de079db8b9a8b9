import { expect, test } from "vitest";
import { chooseWheelView, keepWheelPreference, readWheelPreference } from "./wheel-view.ts";

const able = {
  preference: "auto",
  canDraw: true,
  prefersReducedMotion: false,
  savesData: false,
  hasFailed: false,
} as const;

test("a capable device shows the solid wheel", () => {
  expect(chooseWheelView(able)).toBe("solid");
});

test.each([
  { canDraw: false },
  { prefersReducedMotion: true },
  { hasFailed: true },
  { savesData: true },
  { preference: "flat" },
] as const)("the wheel is flat with %o", (change) => {
  expect(chooseWheelView({ ...able, ...change })).toBe("flat");
});

test("a player who asks for the solid wheel gets it on a metered connection, but not against the system's settings", () => {
  expect(chooseWheelView({ ...able, preference: "solid", savesData: true })).toBe("solid");
  expect(chooseWheelView({ ...able, preference: "solid", prefersReducedMotion: true })).toBe("flat");
});

test("the choice is kept on the device, and anything unknown counts as none", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readWheelPreference(null)).toBe("auto");
  expect(readWheelPreference(storage)).toBe("auto");
  keepWheelPreference(storage, "flat");
  expect(readWheelPreference(storage)).toBe("flat");
  kept.set([...kept.keys()][0]!, "cubist");
  expect(readWheelPreference(storage)).toBe("auto");
});
