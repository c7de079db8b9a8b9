/** Every type of pool bet, named as on a North American tote board; README.md lists the names used elsewhere. */
export type PoolType =
  | "win"
  | "place"
  | "show"
  | "exacta"
  | "quinella"
  | "trifecta"
  | "superfecta"
  | "daily-double"
  | "pick-3"
  | "pick-4"
  | "pick-5"
  | "pick-6";

/**
 * How the parts of a selection relate. `ordered`: the parts are finishing places of one race, with a
 * different interest in each. `unordered`: the first two in either order. `legs`: the winners of consecutive
 * races.
 */
export type BetShape = "ordered" | "unordered" | "legs";

/** `parts` is the number of places or legs in one line of the bet. */
export const betTypes: Record<PoolType, { shape: BetShape; parts: number }> = {
  win: { shape: "ordered", parts: 1 },
  place: { shape: "ordered", parts: 1 },
  show: { shape: "ordered", parts: 1 },
  exacta: { shape: "ordered", parts: 2 },
  quinella: { shape: "unordered", parts: 2 },
  trifecta: { shape: "ordered", parts: 3 },
  superfecta: { shape: "ordered", parts: 4 },
  "daily-double": { shape: "legs", parts: 2 },
  "pick-3": { shape: "legs", parts: 3 },
  "pick-4": { shape: "legs", parts: 4 },
  "pick-5": { shape: "legs", parts: 5 },
  "pick-6": { shape: "legs", parts: 6 },
};

export const poolTypeNames = Object.keys(betTypes) as PoolType[];
