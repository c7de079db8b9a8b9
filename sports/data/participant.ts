import type { SportId, Strength } from "../model/sport.ts";

/** A crest as a client draws it: an outline filled with a pattern in two colours, and a symbol on it. */
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

/** A club or a person of our own invention. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  /** Three letters for scoreboards. */
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
 * Participants from rows `name|SHORT|attack|defence`, strengths in hundredths. Colours and crests follow
 * from the row, so that no two participants of a competition look alike.
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
        colours: palette[turn % palette.length]!,
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
