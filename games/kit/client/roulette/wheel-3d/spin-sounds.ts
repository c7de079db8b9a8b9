import type { SoundName } from "../../sound.ts";
import type { SpinPath } from "./spin-path.ts";

type TimedSound = { at: number; name: SoundName };

/** The sounds of a spin: the ball slowing down in the track, its collisions, and its drop into the pocket. */
export function spinSounds(path: SpinPath, startsAt: number): TimedSound[] {
  if (path.fall === null) return [];
  const sounds: TimedSound[] = [];
  let gapMs = 75;
  for (let at = startsAt; at < path.fall.dropsAt; at += gapMs) {
    sounds.push({ at, name: "tick" });
    gapMs *= 1.03;
  }
  for (const { at } of path.knocks.slice(0, -1)) sounds.push({ at, name: "tick" });
  sounds.push({ at: path.knocks.at(-1)!.at, name: "drop" });
  return sounds;
}
