import { expect, test } from "vitest";
import { chooseView, keepViewPreference, readViewPreference } from "./solid-view.ts";

const able = {
  preference: "auto",
  kind: "wheel",
  canDraw: true,
  prefersReducedMotion: false,
  savesData: false,
  hasFailed: false,
} as const;

test("a capable device shows wheels in 3D", () => {
  expect(chooseView(able)).toBe("solid");
});

test.each([
  { canDraw: false },
  { prefersReducedMotion: true },
  { hasFailed: true },
  { savesData: true },
  { preference: "flat" },
  { kind: "table" },
] as const)("the view is flat with %o", (change) => {
  expect(chooseView({ ...able, ...change })).toBe("flat");
});

test("a player who asks for the 3D view gets it on a metered connection, but not against the system's settings", () => {
  expect(chooseView({ ...able, preference: "solid", savesData: true })).toBe("solid");
  expect(chooseView({ ...able, preference: "solid", prefersReducedMotion: true })).toBe("flat");
});

test("card tables are drawn in 3D for players who ask for it", () => {
  expect(chooseView({ ...able, kind: "table", preference: "solid" })).toBe("solid");
});

test("the choice is kept on the device, and anything unknown counts as none", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readViewPreference(null, "table")).toBe("auto");
  expect(readViewPreference(storage, "table")).toBe("auto");
  keepViewPreference(storage, "table", "flat");
  expect(readViewPreference(storage, "wheel")).toBe("auto");
  expect(readViewPreference(storage, "table")).toBe("flat");
  kept.set([...kept.keys()][0]!, "cubist");
  expect(readViewPreference(storage, "table")).toBe("auto");
});
