import { effectsOf, type SoundName, type Tone } from "./effects.ts";
import { createMusic, type Music } from "./music-player.ts";
import { makeNoise, playTone } from "./play-tone.ts";
import type { SoundTheme } from "./sound-theme.ts";

/** How loud effects and music are, from 0 to 1. */
export type SoundVolumes = { effects: number; music: number };

/** Effects that the music makes room for, and for how many seconds. */
const duckSeconds: Partial<Record<SoundName, number>> = {
  enter: 1.5,
  win: 1,
  bigWin: 2.5,
  megaWin: 3,
  epicWin: 4,
};

export type SoundEngine = {
  play(name: SoundName): void;
  setVolumes(volumes: SoundVolumes): void;
};

/** Synthesises the effects and the music of a theme. It must be opened after the player has used the page. */
export function openSoundEngine(theme: SoundTheme): SoundEngine {
  const context = new AudioContext();
  const noise = makeNoise(context);
  const effects = effectsOf(theme);
  const out = context.createGain();
  out.connect(context.destination);
  const output = { context, out, noise };
  let music: Music | null = null;

  // A suspended audio context also stops the music and takes no processor time.
  const followVisibility = () =>
    void (document.visibilityState === "hidden" ? context.suspend() : context.resume());
  document.addEventListener("visibilitychange", followVisibility);

  return {
    play(name) {
      if (context.state === "suspended") void context.resume();
      for (const { at = 0, ...tone } of effects[name] as readonly Tone[])
        playTone(output, { ...tone, start: context.currentTime + at });
      music?.duck(duckSeconds[name] ?? 0);
    },
    setVolumes(volumes) {
      out.gain.setTargetAtTime(volumes.effects * 0.9, context.currentTime, 0.02);
      if (volumes.music > 0) {
        music ??= createMusic(theme, context, noise);
        if (context.state === "suspended" && document.visibilityState === "visible") void context.resume();
      }
      music?.setVolume(volumes.music);
    },
  };
}
