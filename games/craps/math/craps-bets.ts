export type Dice = [number, number];

export const points = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof points)[number];
export const hardPoints = [4, 6, 8, 10] as const;

/** Bets that the next roll decides. */
export const oneRollKinds = ["field", "anySeven", "anyCraps", "aces", "eleven", "boxcars"] as const;
/** Bets that stay until their number or a seven is rolled. */
export const placeKinds = ["place4", "place5", "place6", "place8", "place9", "place10"] as const;
export const hardKinds = ["hard4", "hard6", "hard8", "hard10"] as const;
export const lineKinds = ["pass", "dontPass"] as const;

export const crapsKinds = [...lineKinds, ...oneRollKinds, ...placeKinds, ...hardKinds] as const;
export type CrapsKind = (typeof crapsKinds)[number];
/** Odds are added to the line bet once there is a point. */
export type OddsKind = "passOdds" | "dontPassOdds";

type Odds = readonly [pays: number, to: number];

/** The usual odds of every bet with a single price. */
export const crapsPays = {
  pass: [1, 1],
  dontPass: [1, 1],
  anySeven: [4, 1],
  anyCraps: [7, 1],
  aces: [30, 1],
  eleven: [15, 1],
  boxcars: [30, 1],
  place4: [9, 5],
  place5: [7, 5],
  place6: [7, 6],
  place8: [7, 6],
  place9: [7, 5],
  place10: [9, 5],
  hard4: [7, 1],
  hard6: [9, 1],
  hard8: [9, 1],
  hard10: [7, 1],
} as const satisfies Record<Exclude<CrapsKind, "field">, Odds>;

/** The field pays by the total. */
export const fieldPays: Readonly<Record<number, Odds>> = {
  2: [2, 1],
  3: [1, 1],
  4: [1, 1],
  9: [1, 1],
  10: [1, 1],
  11: [1, 1],
  12: [3, 1],
};

/** The true odds of making a point before a seven. Odds behind don't pass are paid the other way round. */
export const passOddsPays: Readonly<Record<Point, Odds>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};

const LOST = "lost";
const PUSH = "push";
/** What a roll does to a bet: it wins at some odds, loses, is returned, or stays on the table (null). */
export type BetResult = Odds | typeof LOST | typeof PUSH | null;

const totalOf = ([one, other]: Dice): number => one + other;
const isHard = ([one, other]: Dice): boolean => one === other;
export const isPoint = (total: number): total is Point => (points as readonly number[]).includes(total);

function decideLine(kind: "pass" | "dontPass", total: number, point: Point | null): BetResult {
  const isPass = kind === "pass";
  const won = (isWon: boolean): BetResult => (isWon ? crapsPays[kind] : LOST);
  if (point !== null) return total === point ? won(isPass) : total === 7 ? won(!isPass) : null;
  if (total === 7 || total === 11) return won(isPass);
  // Don't pass neither wins nor loses on twelve, which gives the house its edge.
  if (total === 12) return isPass ? LOST : PUSH;
  return total === 2 || total === 3 ? won(!isPass) : null;
}

function decideOdds(kind: OddsKind, total: number, point: Point): BetResult {
  if (total !== point && total !== 7) return null;
  const [pays, to] = passOddsPays[point];
  if (kind === "passOdds") return total === point ? [pays, to] : LOST;
  return total === 7 ? [to, pays] : LOST;
}

const numberIn = (kind: string): number => Number(/\d+$/.exec(kind)?.[0]);

function decidePlace(kind: (typeof placeKinds)[number], total: number): BetResult {
  if (total === 7) return LOST;
  return total === numberIn(kind) ? crapsPays[kind] : null;
}

function decideHard(kind: (typeof hardKinds)[number], dice: Dice): BetResult {
  const total = totalOf(dice);
  if (total === numberIn(kind)) return isHard(dice) ? crapsPays[kind] : LOST;
  return total === 7 ? LOST : null;
}

const winningTotals = {
  anySeven: [7],
  anyCraps: [2, 3, 12],
  aces: [2],
  eleven: [11],
  boxcars: [12],
} as const;

function decideOneRoll(kind: (typeof oneRollKinds)[number], total: number): BetResult {
  if (kind === "field") return fieldPays[total] ?? LOST;
  return (winningTotals[kind] as readonly number[]).includes(total) ? crapsPays[kind] : LOST;
}

const isIn = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

/** What a roll does to a bet, with the point that was set before the roll. */
export function decideBet(kind: CrapsKind | OddsKind, dice: Dice, point: Point | null): BetResult {
  const total = totalOf(dice);
  if (isIn(lineKinds, kind)) return decideLine(kind, total, point);
  if (isIn(placeKinds, kind)) return decidePlace(kind, total);
  if (isIn(hardKinds, kind)) return decideHard(kind, dice);
  if (isIn(oneRollKinds, kind)) return decideOneRoll(kind, total);
  return point === null ? null : decideOdds(kind, total, point);
}
