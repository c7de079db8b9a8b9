import {
  anyCrapsPays,
  anySevenPays,
  type Dice,
  evenPays,
  fieldPays,
  hardPays,
  isHard,
  type Odds,
  oddsPays,
  type Point,
  placePays,
  totalOf,
} from "../../kit/math/craps-odds.ts";

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

/** The odds of every bet with fixed odds. The field bet is not listed, because its odds depend on the total. */
export const crapsPays = {
  pass: evenPays,
  dontPass: evenPays,
  anySeven: anySevenPays,
  anyCraps: anyCrapsPays,
  aces: [30, 1],
  eleven: [15, 1],
  boxcars: [30, 1],
  place4: placePays[4],
  place5: placePays[5],
  place6: placePays[6],
  place8: placePays[8],
  place9: placePays[9],
  place10: placePays[10],
  hard4: hardPays[4],
  hard6: hardPays[6],
  hard8: hardPays[8],
  hard10: hardPays[10],
} as const satisfies Record<Exclude<CrapsKind, "field">, Odds>;

const LOST = "lost";
const PUSH = "push";
/** The effect of a roll on a bet: it wins at some odds, loses, is returned, or stays on the table (null). */
export type BetResult = Odds | typeof LOST | typeof PUSH | null;

function decideLine(kind: "pass" | "dontPass", total: number, point: Point | null): BetResult {
  const isPass = kind === "pass";
  const won = (isWon: boolean): BetResult => (isWon ? crapsPays[kind] : LOST);
  if (point !== null) return total === point ? won(isPass) : total === 7 ? won(!isPass) : null;
  if (total === 7 || total === 11) return won(isPass);
  // Don't pass neither wins nor loses on twelve, which gives the house its edge.
  if (total === 12) return isPass ? LOST : PUSH;
  return total === 2 || total === 3 ? won(!isPass) : null;
}

/** Decides an odds bet. Don't pass odds are laid, so they pay the inverse of the pass odds. */
function decideOdds(kind: OddsKind, total: number, point: Point): BetResult {
  if (total !== point && total !== 7) return null;
  const [pays, to] = oddsPays[point];
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

/** The effect of a roll on a bet, given the point that was set before the roll. */
export function decideBet(kind: CrapsKind | OddsKind, dice: Dice, point: Point | null): BetResult {
  const total = totalOf(dice);
  if (isIn(lineKinds, kind)) return decideLine(kind, total, point);
  if (isIn(placeKinds, kind)) return decidePlace(kind, total);
  if (isIn(hardKinds, kind)) return decideHard(kind, dice);
  if (isIn(oneRollKinds, kind)) return decideOneRoll(kind, total);
  return point === null ? null : decideOdds(kind, total, point);
}
