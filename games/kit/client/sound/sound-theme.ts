/** The musical scales of the games' sounds, as semitones above the root. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  pentatonic: [0, 2, 4, 7, 9],
} as const;

export type InstrumentName =
  | "accordion"
  | "bell"
  | "brass"
  | "celesta"
  | "flute"
  | "glass"
  | "harp"
  | "harpsichord"
  | "keys"
  | "marimba"
  | "organ"
  | "strings"
  | "vibes";

/** The sound of a game as data: its effects and its music are synthesised from it, so no audio files are loaded. */
export type SoundTheme = {
  /** The root of the scale, as a MIDI note; 60 is middle C. */
  key: number;
  scale: keyof typeof scales;
  /** The instrument that plays wins and the melody. */
  lead: InstrumentName;
  /** The instrument that plays the chords. */
  pad: InstrumentName;
  /** The tempo in beats per minute. */
  tempo: number;
  /** The root of each bar's chord, as a step of the scale from 0. */
  chords: readonly number[];
  beat: "none" | "brush" | "tick";
  /** The material that the sounds of reels, cards and tokens imitate. */
  material: "wood" | "metal" | "glass" | "cloth" | "stone";
};

/** The frequency of a step of a theme's scale; steps beyond the scale continue in the next octave. */
export function pitchOf({ key, scale }: Pick<SoundTheme, "key" | "scale">, step: number): number {
  const steps = scales[scale];
  const octave = Math.floor(step / steps.length);
  const semitones = key + 12 * octave + steps[step - octave * steps.length]!;
  return 440 * 2 ** ((semitones - 69) / 12);
}
