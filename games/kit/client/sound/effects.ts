import { type InstrumentName, pitchOf, type SoundTheme } from "./sound-theme.ts";

/** One tone of an effect: a note of an instrument, a plain wave, or filtered noise. */
export type Tone = {
  voice: InstrumentName | "sine" | "triangle" | "noise";
  /** The frequency in hertz; for noise, the centre of the band-pass filter. */
  pitch: number;
  /** The final frequency of a glide; for plain waves and noise. */
  to?: number;
  /** The delay in seconds after the start of the sound. */
  at?: number;
  seconds: number;
  loudness: number;
};

const noise = (pitch: number, seconds: number, loudness: number, more: Partial<Tone> = {}): Tone => ({
  voice: "noise",
  pitch,
  seconds,
  loudness,
  ...more,
});

/** How bright a material sounds, relative to neutral noise, and how long it rings. */
const materials = {
  wood: { bright: 0.75, ring: 0 },
  metal: { bright: 1.25, ring: 0.05 },
  glass: { bright: 1.55, ring: 0.07 },
  cloth: { bright: 0.6, ring: 0 },
  stone: { bright: 0.85, ring: 0.02 },
} as const;

export type SoundName = keyof ReturnType<typeof effectsOf>;

/** All effects of a game. Those with notes are played in its key by its lead instrument. */
export function effectsOf(theme: SoundTheme) {
  const { bright, ring } = materials[theme.material];
  const lead = (step: number, at: number, seconds: number, loudness: number): Tone => ({
    voice: theme.lead,
    pitch: pitchOf(theme, step),
    at,
    seconds,
    loudness,
  });
  const run = (steps: readonly number[], gap: number, loudness: number): Tone[] =>
    steps.map((step, index) => lead(step, index * gap, 0.5, loudness));
  const chord = (root: number, at: number, loudness: number): Tone[] =>
    [0, 2, 4].map((step) => lead(root + step, at, 1.1, loudness));
  const thud: Tone[] = [
    { voice: "sine", pitch: 320 * bright, to: 120, seconds: 0.14, loudness: 0.3 },
    noise(900 * bright, 0.05, 0.25),
    ...(ring > 0 ? [{ voice: "sine", pitch: 2_100 * bright, seconds: 0.18, loudness: ring } as const] : []),
  ];
  return {
    press: [noise(1_800 * bright, 0.03, 0.12)],
    chip: [noise(4_200, 0.04, 0.35), noise(2_600, 0.05, 0.25, { at: 0.035 })],
    card: [noise(2_400, 0.09, 0.4, { to: 900 })],
    flip: [noise(1_400 * bright, 0.07, 0.3, { to: 3_200 * bright })],
    tick: [noise(3_200, 0.018, 0.22)],
    peg: [{ voice: "sine", pitch: pitchOf(theme, 7), seconds: 0.05, loudness: 0.07 }],
    drop: thud,
    gem: [lead(7, 0, 0.3, 0.13), lead(11, 0.05, 0.34, 0.11)],
    boom: [
      { voice: "sine", pitch: 160, to: 38, seconds: 0.55, loudness: 0.5 },
      noise(500, 0.4, 0.45, { to: 90 }),
    ],
    spin: [
      { voice: "triangle", pitch: pitchOf(theme, -3), to: pitchOf(theme, 4), seconds: 0.35, loudness: 0.12 },
      noise(700 * bright, 0.3, 0.06, { to: 1_900 * bright }),
    ],
    lose: [
      { voice: "sine", pitch: pitchOf(theme, 1), seconds: 0.2, loudness: 0.09 },
      { voice: "sine", pitch: pitchOf(theme, -1), at: 0.14, seconds: 0.3, loudness: 0.09 },
    ],
    push: [{ voice: "sine", pitch: pitchOf(theme, 4), seconds: 0.25, loudness: 0.1 }],
    enter: [...run([0, 4, 7, 9], 0.11, 0.13), ...chord(7, 0.5, 0.08)],
    win: run([0, 2, 4], 0.08, 0.15),
    bigWin: [...run([0, 2, 4, 7, 9, 11], 0.09, 0.15), ...chord(7, 0.6, 0.08)],
    megaWin: [...run([2, 4, 7, 9, 11, 14], 0.08, 0.15), ...chord(9, 0.55, 0.09)],
    epicWin: [...run([4, 7, 9, 11, 14, 16, 18], 0.08, 0.15), ...chord(7, 0.6, 0.09), ...chord(14, 0.6, 0.06)],
  } satisfies Record<string, readonly Tone[]>;
}
