import { expect, test } from "vitest";
import { createCallSettings } from "./call-settings.ts";

function device(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  };
}

test("captions are on and the voice is off until the player changes it, and the device remembers both", () => {
  const { storage } = device();
  const settings = createCallSettings({ storage });
  expect(settings.state()).toEqual({ captions: true, voice: false });
  settings.set("captions", false);
  settings.set("voice", true);
  expect(createCallSettings({ storage }).state()).toEqual({ captions: false, voice: true });
});

test("a change at another table of the page applies here", () => {
  let tell: (change: { key: string; newValue: string | null }) => void = () => {};
  const settings = createCallSettings({
    ...device({ "parlour-game-voice": "loud" }),
    onStorage: (listener) => {
      tell = listener;
    },
  });
  let told = 0;
  settings.subscribe(() => told++);
  expect(settings.state().voice).toBe(false);
  tell({ key: "parlour-game-voice", newValue: "on" });
  tell({ key: "parlour-game-sound", newValue: "off" });
  expect([settings.state().voice, told]).toEqual([true, 1]);
});
