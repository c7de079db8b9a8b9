import type { InstrumentName } from "./sound-theme.ts";

export type Instrument = {
  wave: OscillatorType;
  /** The partials as multiples of the pitch, with their loudness. */
  partials: readonly (readonly [ratio: number, loudness: number])[];
  attackSeconds: number;
  /** How long a struck note rings; a blown or bowed one lasts as long as it is held. */
  ringSeconds?: number;
  /** The cutoff of a low-pass filter, as a multiple of the pitch. */
  cutoff?: number;
};

export const instruments: Readonly<Record<InstrumentName, Instrument>> = {
  accordion: {
    wave: "square",
    partials: [
      [1, 0.4],
      [1.006, 0.4],
    ],
    attackSeconds: 0.04,
    cutoff: 4,
  },
  bell: {
    wave: "sine",
    partials: [
      [1, 0.6],
      [2.76, 0.25],
      [5.4, 0.1],
    ],
    attackSeconds: 0.003,
    ringSeconds: 1.9,
  },
  brass: { wave: "sawtooth", partials: [[1, 0.7]], attackSeconds: 0.06, cutoff: 3 },
  celesta: {
    wave: "sine",
    partials: [
      [1, 0.8],
      [4, 0.16],
    ],
    attackSeconds: 0.002,
    ringSeconds: 0.9,
  },
  flute: {
    wave: "triangle",
    partials: [
      [1, 0.8],
      [2, 0.12],
    ],
    attackSeconds: 0.09,
  },
  glass: {
    wave: "sine",
    partials: [
      [1, 0.7],
      [3.01, 0.14],
    ],
    attackSeconds: 0.12,
    ringSeconds: 2.4,
  },
  harp: {
    wave: "triangle",
    partials: [
      [1, 0.8],
      [2, 0.2],
    ],
    attackSeconds: 0.003,
    ringSeconds: 0.9,
  },
  harpsichord: {
    wave: "sawtooth",
    partials: [
      [1, 0.5],
      [2, 0.25],
    ],
    attackSeconds: 0.002,
    ringSeconds: 0.5,
    cutoff: 7,
  },
  keys: {
    wave: "sine",
    partials: [
      [1, 0.8],
      [2, 0.22],
      [7, 0.03],
    ],
    attackSeconds: 0.006,
    ringSeconds: 1.3,
  },
  marimba: {
    wave: "sine",
    partials: [
      [1, 0.9],
      [4, 0.2],
    ],
    attackSeconds: 0.002,
    ringSeconds: 0.42,
  },
  organ: {
    wave: "sine",
    partials: [
      [1, 0.5],
      [2, 0.3],
      [3, 0.14],
    ],
    attackSeconds: 0.03,
  },
  strings: {
    wave: "sawtooth",
    partials: [
      [1, 0.35],
      [1.004, 0.35],
    ],
    attackSeconds: 0.3,
    cutoff: 3,
  },
  vibes: {
    wave: "sine",
    partials: [
      [1, 0.85],
      [3.98, 0.12],
    ],
    attackSeconds: 0.003,
    ringSeconds: 1.5,
  },
};
