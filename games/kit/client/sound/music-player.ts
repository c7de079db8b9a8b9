import { beatsPerBar, musicBar } from "./music.ts";
import { playTone } from "./play-tone.ts";
import type { SoundTheme } from "./sound-theme.ts";

export type Music = {
  /** The volume, from 0 to 1; 0 stops the music. */
  setVolume(volume: number): void;
  /** Plays more quietly for the given number of seconds, so that a win is heard. */
  duck(seconds: number): void;
};

/** Music stays quiet even at full volume, because it plays all the time. */
const loudest = 0.5;
const duckedTo = 0.25;
/** How far ahead bars are scheduled, and how often we check whether one is due. */
const aheadSeconds = 0.7;
const lookMs = 250;

/** Plays the music of a theme bar by bar, with a little echo. */
export function createMusic(theme: SoundTheme, context: AudioContext, noise: AudioBuffer): Music {
  const beatSeconds = 60 / theme.tempo;
  const volume = context.createGain();
  volume.gain.value = 0;
  const ducked = context.createGain();
  const warm = context.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = 3_600;
  const echo = context.createDelay(2);
  echo.delayTime.value = Math.min(1.9, beatSeconds * 0.75);
  const fading = context.createGain();
  fading.gain.value = 0.28;
  warm.connect(ducked);
  warm.connect(echo).connect(fading).connect(echo);
  fading.connect(ducked);
  ducked.connect(volume).connect(context.destination);
  const output = { context, out: warm, noise };

  let timer: ReturnType<typeof setInterval> | null = null;
  let bar = 0;
  let barStart = 0;

  function schedule(): void {
    while (barStart < context.currentTime + aheadSeconds) {
      for (const { voice, pitch, beat, beats, loudness } of musicBar(theme, bar))
        playTone(output, {
          voice: voice === "brush" || voice === "tick" ? "noise" : voice,
          pitch,
          start: barStart + beat * beatSeconds,
          seconds: voice === "tick" ? 0.03 : beats * beatSeconds,
          loudness,
        });
      bar += 1;
      barStart += beatsPerBar * beatSeconds;
    }
  }

  return {
    setVolume(next) {
      volume.gain.setTargetAtTime(next * loudest, context.currentTime, 0.15);
      if (next === 0) {
        if (timer !== null) clearInterval(timer);
        timer = null;
      } else if (timer === null) {
        barStart = Math.max(barStart, context.currentTime + 0.1);
        schedule();
        timer = setInterval(schedule, lookMs);
      }
    },
    duck(seconds) {
      if (seconds === 0) return;
      const now = context.currentTime;
      ducked.gain.cancelScheduledValues(now);
      ducked.gain.setTargetAtTime(duckedTo, now, 0.05);
      ducked.gain.setTargetAtTime(1, now + seconds, 0.5);
    },
  };
}
