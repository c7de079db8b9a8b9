/** The index of 00 on an American wheel; every other pocket's index is its number. */
export const DOUBLE_ZERO = 37;

export type SpotKind =
  | "straight"
  | "split"
  | "street"
  | "trio"
  | "corner"
  | "firstFour"
  | "basket"
  | "line"
  | "column"
  | "dozen"
  | "red"
  | "black"
  | "even"
  | "odd"
  | "low"
  | "high";

/** A spot on the layout where a bet can be placed. */
export type Spot = {
  /** The name of the spot in a bet, such as `straight:17`, `split:17-20`, `dozen:1` or `red`. */
  id: string;
  kind: SpotKind;
  pockets: readonly number[];
  /** Odds to one: a straight pays 35. The stake is also returned. */
  pays: number;
};

export type RouletteLayout = {
  /** The pockets in clockwise order around the wheel. */
  wheel: readonly number[];
  spots: ReadonlyMap<string, Spot>;
};

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = "red" | "black" | "green";

export function pocketColour(pocket: number): PocketColour {
  if (pocket === 0 || pocket === DOUBLE_ZERO) return "green";
  return reds.has(pocket) ? "red" : "black";
}

export const pocketLabel = (pocket: number): string => (pocket === DOUBLE_ZERO ? "00" : String(pocket));

const pays: Record<SpotKind, number> = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  corner: 8,
  firstFour: 8,
  basket: 6,
  line: 5,
  column: 2,
  dozen: 2,
  red: 1,
  black: 1,
  even: 1,
  odd: 1,
  low: 1,
  high: 1,
};

const inside = (kind: SpotKind, pockets: readonly number[]): Spot => ({
  id: `${kind}:${pockets.map(pocketLabel).join("-")}`,
  kind,
  pockets,
  pays: pays[kind],
});

const outside = (id: string, kind: SpotKind, holds: (pocket: number) => boolean): Spot => ({
  id,
  kind,
  pockets: Array.from({ length: 36 }, (_, i) => i + 1).filter(holds),
  pays: pays[kind],
});

/** The layout without the zeros, which is the same on both tables: twelve rows of three. */
function commonSpots(): Spot[] {
  const spots: Spot[] = [];
  for (let pocket = 1; pocket <= 36; pocket++) {
    spots.push(inside("straight", [pocket]));
    const endsRow = pocket % 3 === 0;
    const lastRow = pocket > 33;
    if (!endsRow) spots.push(inside("split", [pocket, pocket + 1]));
    if (!lastRow) spots.push(inside("split", [pocket, pocket + 3]));
    if (!endsRow && !lastRow) spots.push(inside("corner", [pocket, pocket + 1, pocket + 3, pocket + 4]));
    if (pocket % 3 !== 1) continue;
    const street = [pocket, pocket + 1, pocket + 2];
    spots.push(inside("street", street));
    if (!lastRow) spots.push(inside("line", [...street, ...street.map((number) => number + 3)]));
  }
  for (let which = 1; which <= 3; which++) {
    spots.push(outside(`dozen:${which}`, "dozen", (pocket) => Math.ceil(pocket / 12) === which));
    spots.push(outside(`column:${which}`, "column", (pocket) => (pocket - which) % 3 === 0));
  }
  return [
    ...spots,
    outside("red", "red", (pocket) => reds.has(pocket)),
    outside("black", "black", (pocket) => !reds.has(pocket)),
    outside("even", "even", (pocket) => pocket % 2 === 0),
    outside("odd", "odd", (pocket) => pocket % 2 === 1),
    outside("low", "low", (pocket) => pocket <= 18),
    outside("high", "high", (pocket) => pocket > 18),
  ];
}

const layout = (wheel: readonly number[], zeroSpots: readonly Spot[]): RouletteLayout => ({
  wheel,
  spots: new Map([...commonSpots(), ...zeroSpots].map((spot) => [spot.id, spot])),
});

export const europeanLayout = layout(
  [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9,
    22, 18, 29, 7, 28, 12, 35, 3, 26,
  ],
  [
    inside("straight", [0]),
    ...[1, 2, 3].map((pocket) => inside("split", [0, pocket])),
    inside("trio", [0, 1, 2]),
    inside("trio", [0, 2, 3]),
    inside("firstFour", [0, 1, 2, 3]),
  ],
);

export const americanLayout = layout(
  [
    0,
    28,
    9,
    26,
    30,
    11,
    7,
    20,
    32,
    17,
    5,
    22,
    34,
    15,
    3,
    24,
    36,
    13,
    1,
    DOUBLE_ZERO,
    27,
    10,
    25,
    29,
    12,
    8,
    19,
    31,
    18,
    6,
    21,
    33,
    16,
    4,
    23,
    35,
    14,
    2,
  ],
  [
    inside("straight", [0]),
    inside("straight", [DOUBLE_ZERO]),
    inside("split", [0, DOUBLE_ZERO]),
    inside("split", [0, 1]),
    inside("split", [0, 2]),
    inside("split", [DOUBLE_ZERO, 2]),
    inside("split", [DOUBLE_ZERO, 3]),
    inside("trio", [0, 1, 2]),
    inside("trio", [0, DOUBLE_ZERO, 2]),
    inside("trio", [DOUBLE_ZERO, 2, 3]),
    inside("basket", [0, DOUBLE_ZERO, 1, 2, 3]),
  ],
);
