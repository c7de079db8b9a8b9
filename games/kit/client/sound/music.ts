import { type InstrumentName, pitchOf, type SoundTheme } from "./sound-theme.ts";

/** One note of the music; times are in beats from the start of its bar. */
export type MusicNote = {
  voice: InstrumentName | "brush" | "tick";
  pitch: number;
  beat: number;
  beats: number;
  loudness: number;
};

export const beatsPerBar = 4;

/** The number of bars after which the melody starts again, with other notes. */
const phraseBars = 8;

/** The notes of a bar. They are derived from the theme alone, so a game always sounds the same. */
export function musicBar(theme: SoundTheme, bar: number): MusicNote[] {
  const root = theme.chords[bar % theme.chords.length]!;
  const draw = drawsOf(theme, bar);
  return [...chordNotes(theme, root), ...melodyNotes(theme, root, bar, draw), ...beatNotes(theme, draw)];
}

function chordNotes(theme: SoundTheme, root: number): MusicNote[] {
  const bass: MusicNote = {
    voice: theme.pad,
    pitch: pitchOf(theme, root) / 2,
    beat: 0,
    beats: beatsPerBar,
    loudness: 0.16,
  };
  const upper = [0, 2, 4].map((step) => ({
    voice: theme.pad,
    pitch: pitchOf(theme, root + step),
    beat: 0,
    beats: beatsPerBar,
    loudness: 0.07,
  }));
  return [bass, ...upper];
}

/** A sparse melody of chord notes, with neighbouring steps between the beats. */
function melodyNotes(theme: SoundTheme, root: number, bar: number, draw: () => number): MusicNote[] {
  // Each phrase ends with a bar of rest.
  if (bar % phraseBars === phraseBars - 1) return [];
  const notes: MusicNote[] = [];
  for (let half = 0; half < beatsPerBar * 2; half++) {
    const isOnBeat = half % 2 === 0;
    if (draw() > (isOnBeat ? 0.55 : 0.22)) continue;
    const chordStep = [0, 2, 4, 7][Math.floor(draw() * 4)]!;
    const step = root + 7 + (isOnBeat ? chordStep : chordStep + (draw() < 0.5 ? 1 : -1));
    notes.push({
      voice: theme.lead,
      pitch: pitchOf(theme, step),
      beat: half / 2,
      beats: isOnBeat ? 1 : 0.5,
      loudness: isOnBeat ? 0.1 : 0.065,
    });
  }
  return notes;
}

function beatNotes({ beat }: SoundTheme, draw: () => number): MusicNote[] {
  if (beat === "none") return [];
  return Array.from({ length: beatsPerBar * 2 }, (_, half) => half)
    .filter((half) => half % 2 === 0 || draw() < 0.5)
    .map((half) => ({
      voice: beat,
      pitch: beat === "brush" ? 5_200 : 3_400,
      beat: half / 2,
      beats: 0.25,
      loudness: half % 4 === 2 ? 0.05 : 0.025,
    }));
}

/** Numbers from 0 to 1 that are the same for the same bar of the same theme. The melody has three variants. */
function drawsOf({ key, tempo }: SoundTheme, bar: number): () => number {
  const variant = Math.floor(bar / phraseBars) % 3;
  let seed = (key * 7_919 + tempo * 104_729 + (bar % phraseBars) * 1_299_709 + variant * 15_485_863) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
