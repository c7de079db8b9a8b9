import type { SportId, Strength } from "../model/sport.ts";

/** A crest as data for the client to draw: an outline filled with a two-colour pattern, and a symbol. */
export interface Crest {
  readonly shape: "shield" | "circle" | "diamond" | "pennant";
  readonly pattern: "plain" | "halves" | "stripes" | "hoops" | "sash" | "quarters";
  readonly symbol:
    | "star"
    | "anchor"
    | "tower"
    | "wave"
    | "leaf"
    | "bolt"
    | "crown"
    | "wheel"
    | "sun"
    | "wing";
}

/** An invented club or player. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  /** The three-letter abbreviation for scoreboards. */
  readonly short: string;
  readonly colours: readonly [string, string];
  readonly crest: Crest;
  readonly strength: Strength;
}

export interface Competition {
  readonly id: string;
  readonly sport: SportId;
  readonly name: string;
  readonly participants: readonly Participant[];
}

const shapes: readonly Crest["shape"][] = ["shield", "circle", "diamond", "pennant"];
const patterns: readonly Crest["pattern"][] = ["plain", "halves", "stripes", "hoops", "sash", "quarters"];
const symbols: readonly Crest["symbol"][] = [
  "star",
  "anchor",
  "tower",
  "wave",
  "leaf",
  "bolt",
  "crown",
  "wheel",
  "sun",
  "wing",
];
const palette: readonly (readonly [string, string])[] = [
  ["#b3202c", "#ffffff"],
  ["#1b4f9c", "#f2c230"],
  ["#146b3a", "#ffffff"],
  ["#5b2a86", "#f4e9d8"],
  ["#0f1b2d", "#e4572e"],
  ["#0b7a86", "#ffffff"],
  ["#d97706", "#1c1917"],
  ["#7a1f3d", "#9ad0ec"],
  ["#33691e", "#fdd835"],
  ["#263238", "#c0ca33"],
];

/**
 * Builds participants from rows of `name|SHORT|attack|defence`, with strengths in hundredths. Colours and
 * crests are derived from the row's position, so no two participants of a competition look alike.
 */
export function competition(id: string, sport: SportId, name: string, rows: string): Competition {
  const participants = rows
    .trim()
    .split("\n")
    .map((row, i): Participant => {
      const [title = "", short = "", attack, defence] = row.trim().split("|");
      const turn = id.length + i;
      return {
        id: `${id}-${short.toLowerCase()}`,
        name: title,
        short,
        // From the eleventh participant on, symbols repeat in other colours.
        colours: palette[(turn + Math.floor(i / palette.length)) % palette.length]!,
        crest: {
          shape: shapes[(turn + Math.floor(i / 4)) % shapes.length]!,
          pattern: patterns[(turn * 5 + i) % patterns.length]!,
          symbol: symbols[(turn * 3) % symbols.length]!,
        },
        strength: { attack: Number(attack) / 100, defence: Number(defence) / 100 },
      };
    });
  return { id, sport, name, participants };
}
