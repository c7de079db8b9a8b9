import type { SoundTheme } from "./sound-theme.ts";

/** The sound that games of a kind share. */
const families = {
  /** The sound of card and dice tables: a lounge trio. */
  lounge: {
    key: 58,
    scale: "dorian",
    lead: "keys",
    pad: "keys",
    tempo: 76,
    chords: [0, 3, 4, 0],
    beat: "brush",
    material: "cloth",
  },
  /** The sound of roulette and other tables with a wheel. */
  salon: {
    key: 55,
    scale: "major",
    lead: "vibes",
    pad: "strings",
    tempo: 68,
    chords: [0, 5, 3, 4],
    beat: "none",
    material: "wood",
  },
  /** The sound of instant games. */
  arcade: {
    key: 57,
    scale: "minor",
    lead: "marimba",
    pad: "glass",
    tempo: 104,
    chords: [0, 5, 2, 6],
    beat: "tick",
    material: "metal",
  },
  /** The sound of draws, races and scratch cards: a fairground. */
  fair: {
    key: 60,
    scale: "major",
    lead: "accordion",
    pad: "organ",
    tempo: 112,
    chords: [0, 3, 4, 0],
    beat: "tick",
    material: "wood",
  },
} as const satisfies Record<string, SoundTheme>;

/** The sound of a game: the sound of its family, with changes for this game. */
export function soundOf(family: keyof typeof families, own: Partial<SoundTheme>): SoundTheme {
  return { ...families[family], ...own };
}

const progressions = [
  [0, 3, 4, 0],
  [0, 5, 3, 4],
  [0, 1, 4, 0],
  [0, 5, 1, 4],
] as const;

/** The default sound of a game: that of the lounge, in a key and at a tempo derived from the game's slug. */
export function defaultSound(slug: string): SoundTheme {
  let hash = 0;
  for (const letter of slug) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003;
  return soundOf("lounge", {
    key: 52 + (hash % 12),
    tempo: 66 + 2 * (hash % 17),
    chords: progressions[hash % progressions.length]!,
    lead: hash % 2 === 0 ? "keys" : "vibes",
  });
}
