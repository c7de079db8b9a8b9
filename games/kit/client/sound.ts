import type { SoundName } from "./sound/effects.ts";
import type { SoundEngine, SoundVolumes } from "./sound/sound-engine.ts";
import { defaultSound } from "./sound/sound-families.ts";
import type { SoundTheme } from "./sound/sound-theme.ts";

export type { SoundName } from "./sound/effects.ts";

export type Sound = {
  readonly on: boolean;
  readonly volumes: SoundVolumes;
  toggle(): boolean;
  /** Sets the volume of the effects or of the music, from 0 to 1, for all games on this device. */
  setVolume(part: keyof SoundVolumes, volume: number): void;
  /** Applies the current value of `isHeard` to music that is already playing. */
  refresh(): void;
  /** Whether the player would hear this table now: sound is on, the table isn't muted, and the page is visible. */
  isAudible(): boolean;
  /** Plays a sound, unless sound is off or the player has not interacted with the page yet. */
  play(name: SoundName): void;
};

const memory = "parlour-game-sound";
const volumeMemories = { effects: "parlour-game-effects", music: "parlour-game-music" } as const;
/** Music plays only for players who have turned it up. */
const initialVolumes: SoundVolumes = { effects: 0.8, music: 0 };

export const silence: Sound = {
  on: false,
  volumes: { effects: 0, music: 0 },
  toggle: () => false,
  setVolume() {},
  refresh() {},
  isAudible: () => false,
  play() {},
};

type SoundOptions = {
  /** Whether this table may play sounds, if there are several on the page. */
  isHeard?: () => boolean;
  /** The game's own sound; if unset, only the effects of a lounge table are played. */
  theme?: SoundTheme;
};

export function createSound(
  storage: Pick<Storage, "getItem" | "setItem"> | null,
  { isHeard = () => true, theme }: SoundOptions = {},
): Sound {
  let on = storage?.getItem(memory) !== "off";
  const volumes: SoundVolumes = {
    effects: readVolume(storage?.getItem(volumeMemories.effects)) ?? initialVolumes.effects,
    music: readVolume(storage?.getItem(volumeMemories.music)) ?? initialVolumes.music,
  };
  let engine: SoundEngine | null = null;
  let loading: Promise<typeof import("./sound/sound-engine.ts")> | null = null;

  /** Loads the synthesiser, and opens it if the player has interacted with the page. */
  async function open(): Promise<SoundEngine | null> {
    if (engine !== null || typeof AudioContext === "undefined") return engine;
    loading ??= import("./sound/sound-engine.ts");
    const { openSoundEngine } = await loading;
    // Browsers mute an audio context that was created before any interaction, and log a warning.
    if (navigator.userActivation?.hasBeenActive === false) return null;
    if (engine === null) {
      engine = openSoundEngine(theme ?? defaultSound(""));
      applyVolumes();
    }
    return engine;
  }

  function applyVolumes(): void {
    const isAudible = on && isHeard();
    engine?.setVolumes({
      effects: isAudible ? volumes.effects : 0,
      music: isAudible && theme !== undefined ? volumes.music : 0,
    });
  }

  function applySetting(): void {
    applyVolumes();
    if (on && volumes.music > 0 && theme !== undefined) void open();
  }

  if (on) prepare();
  // The sound settings apply to the device, so other tables on the page may change them too.
  globalThis.addEventListener?.("storage", ({ key, newValue }: StorageEvent) => {
    if (key === memory) on = newValue !== "off";
    if (key === volumeMemories.effects) volumes.effects = readVolume(newValue) ?? volumes.effects;
    if (key === volumeMemories.music) volumes.music = readVolume(newValue) ?? volumes.music;
    applySetting();
  });

  const isAudible = () => on && isHeard() && document.visibilityState === "visible";

  /** Loads in the background what the first sound needs, and starts the music when the player first uses the page. */
  function prepare(): void {
    wakeDevice();
    if (typeof AudioContext === "undefined") return;
    void open();
    const begin = () => applySetting();
    for (const gesture of ["pointerdown", "keydown"])
      globalThis.addEventListener?.(gesture, begin, { once: true, capture: true });
  }

  return {
    get on() {
      return on;
    },
    volumes,
    toggle() {
      on = !on;
      storage?.setItem(memory, on ? "on" : "off");
      if (on) prepare();
      applySetting();
      return on;
    },
    setVolume(part, volume) {
      volumes[part] = volume;
      storage?.setItem(volumeMemories[part], String(volume));
      applySetting();
    },
    refresh: applySetting,
    isAudible,
    play(name) {
      if (!isAudible()) return;
      const askedAt = performance.now();
      void open().then((opened) => {
        // A sound that is late no longer matches what the player sees.
        if (opened !== null && performance.now() - askedAt < 300) opened.play(name);
      });
    },
  };
}

function readVolume(text: string | null | undefined): number | null {
  const volume = Number(text ?? Number.NaN);
  return volume >= 0 && volume <= 1 ? volume : null;
}

/**
 * Starts the browser's audio process in the background by listing the audio devices; the result is ignored.
 * Otherwise it would start with the first sound and delay the first press.
 */
function wakeDevice(): void {
  void globalThis.navigator?.mediaDevices?.enumerateDevices().catch(() => {});
}
