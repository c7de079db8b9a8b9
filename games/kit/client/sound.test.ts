import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soundOf } from "./sound/sound-families.ts";
import { createSound } from "./sound.ts";

const { engine, openSoundEngine } = vi.hoisted(() => {
  const engine = { play: vi.fn(), setVolumes: vi.fn() };
  return { engine, openSoundEngine: vi.fn(() => engine) };
});
vi.mock("./sound/sound-engine.ts", () => ({ openSoundEngine }));

const theme = soundOf("lounge", {});
let activation = { hasBeenActive: true };

function memory(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  activation = { hasBeenActive: true };
  vi.stubGlobal("AudioContext", class {});
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("navigator", {
    get userActivation() {
      return activation;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const lastVolumes = () => engine.setVolumes.mock.lastCall![0];

test("music is off until the player turns it up, and the device remembers both volumes", async () => {
  const storage = memory();
  const sound = createSound(storage, { theme });
  expect(sound.volumes).toEqual({ effects: 0.8, music: 0 });
  sound.setVolume("music", 0.4);
  sound.setVolume("effects", 0.5);
  await vi.waitFor(() => expect(engine.setVolumes).toHaveBeenCalled());
  expect(lastVolumes()).toEqual({ effects: 0.5, music: 0.4 });
  expect(createSound(storage, { theme }).volumes).toEqual({ effects: 0.5, music: 0.4 });
});

test("nothing is opened before the player's first gesture", async () => {
  activation = { hasBeenActive: false };
  const sound = createSound(memory({ "parlour-game-music": "1" }), { theme });
  sound.play("win");
  await vi.dynamicImportSettled();
  expect(openSoundEngine).not.toHaveBeenCalled();
  activation = { hasBeenActive: true };
  sound.play("win");
  await vi.waitFor(() => expect(engine.play).toHaveBeenCalledWith("win"));
});

test("switching sound off silences effects and music, and keeps their volumes", async () => {
  const storage = memory({ "parlour-game-music": "0.6" });
  const sound = createSound(storage, { theme });
  await vi.waitFor(() => expect(engine.setVolumes).toHaveBeenCalled());
  expect(sound.toggle()).toBe(false);
  expect(lastVolumes()).toEqual({ effects: 0, music: 0 });
  sound.toggle();
  expect(lastVolumes()).toEqual({ effects: 0.8, music: 0.6 });
});

test("a table that is not heard plays neither effects nor music", async () => {
  let isHeard = true;
  const sound = createSound(memory({ "parlour-game-music": "1" }), { theme, isHeard: () => isHeard });
  await vi.waitFor(() => expect(engine.setVolumes).toHaveBeenCalled());
  isHeard = false;
  sound.refresh();
  expect(lastVolumes()).toEqual({ effects: 0, music: 0 });
  sound.play("win");
  await vi.dynamicImportSettled();
  expect(engine.play).not.toHaveBeenCalled();
  expect(sound.isAudible()).toBe(false);
  isHeard = true;
  expect(sound.isAudible()).toBe(true);
});

test("a page without a theme has effects and no music", async () => {
  createSound(memory({ "parlour-game-music": "1" }));
  await vi.waitFor(() => expect(engine.setVolumes).toHaveBeenCalled());
  expect(lastVolumes()).toEqual({ effects: 0.8, music: 0 });
});

test("a stored volume that is not a number between 0 and 1 is ignored", () => {
  const sound = createSound(memory({ "parlour-game-music": "loud", "parlour-game-effects": "7" }), { theme });
  expect(sound.volumes).toEqual({ effects: 0.8, music: 0 });
});
