/** The two dice of one roll. */
export type Roll = readonly [number, number];

export type Point = 4 | 5 | 6 | 8 | 9 | 10;
export const points: readonly Point[] = [4, 5, 6, 8, 9, 10];
export const hardWays = [4, 6, 8, 10] as const;

export type CrapsKind = "pass" | "dontPass" | "odds" | "field" | "anySeven" | "anyCraps" | "place" | "hard";

/** A betting spot: its kind, and the total that it names. */
export type CrapsSpot = { id: string; kind: CrapsKind; total: number | null };

const of = (kind: CrapsKind, total: number | null = null): CrapsSpot => ({
  id: total === null ? kind : `${kind}:${total}`,
  kind,
  total,
});

export const crapsSpots: ReadonlyMap<string, CrapsSpot> = new Map(
  [
    of("pass"),
    of("dontPass"),
    of("odds"),
    of("field"),
    of("anySeven"),
    of("anyCraps"),
    ...points.map((point) => of("place", point)),
    ...hardWays.map((total) => of("hard", total)),
  ].map((spot) => [spot.id, spot]),
);

/** Odds as a fraction: 7:6 is `[7, 6]`. */
export type Odds = readonly [number, number];

/** The odds behind the pass line pay without a house edge. */
export const oddsPays: Readonly<Record<Point, Odds>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};
export const placePays: Readonly<Record<Point, Odds>> = {
  4: [9, 5],
  5: [7, 5],
  6: [7, 6],
  8: [7, 6],
  9: [7, 5],
  10: [9, 5],
};
export const hardPays: Readonly<Record<number, Odds>> = { 4: [7, 1], 6: [9, 1], 8: [9, 1], 10: [7, 1] };
export const fieldPays: Readonly<Record<number, Odds>> = {
  2: [2, 1],
  3: [1, 1],
  4: [1, 1],
  9: [1, 1],
  10: [1, 1],
  11: [1, 1],
  12: [3, 1],
};
export const anySevenPays: Odds = [4, 1];
export const anyCrapsPays: Odds = [7, 1];
const even: Odds = [1, 1];

/** At most this many times the chips on the pass line can lie on its odds. */
export const mostOdds = 3;

export const totalOf = ([one, other]: Roll): number => one + other;
const isHard = ([one, other]: Roll): boolean => one === other;
export const isCraps = (total: number): boolean => total === 2 || total === 3 || total === 12;

/** The point that the come-out roll sets; null if it decides the hand at once. */
export function pointOf([comeOut]: readonly Roll[]): Point | null {
  if (comeOut === undefined) return null;
  const total = totalOf(comeOut);
  return points.find((point) => point === total) ?? null;
}

/** Whether the roll after the come-out ends the hand: the point is made, or a seven comes first. */
function ends(total: number, point: Point): boolean {
  return total === point || total === 7;
}

/** Whether the rolls are a whole hand. */
export function isHandOver(rolls: readonly Roll[]): boolean {
  if (rolls.length === 0) return false;
  const point = pointOf(rolls);
  return point === null || rolls.slice(1).some((roll) => ends(totalOf(roll), point));
}

export type Decision = { pays: Odds } | "lost" | "returned";
const decisionOf = (pays: Odds | undefined): Decision => (pays ? { pays } : "lost");

/** How a bet on a spot is decided by the rolls so far; undefined while it is open. */
export function decide({ kind, total }: CrapsSpot, rolls: readonly Roll[]): Decision | undefined {
  const [first] = rolls;
  if (first === undefined) return undefined;
  const comeOut = totalOf(first);
  switch (kind) {
    case "field":
      return decisionOf(fieldPays[comeOut]);
    case "anySeven":
      return decisionOf(comeOut === 7 ? anySevenPays : undefined);
    case "anyCraps":
      return decisionOf(isCraps(comeOut) ? anyCrapsPays : undefined);
  }
  const point = pointOf(rolls);
  if (point === null) {
    if (kind === "pass") return decisionOf(isCraps(comeOut) ? undefined : even);
    if (kind !== "dontPass") return "returned";
    if (comeOut === 12) return "returned";
    return decisionOf(isCraps(comeOut) ? even : undefined);
  }
  for (const roll of rolls.slice(1)) {
    const decided = decideByRoll({ kind, total }, roll, point);
    if (decided !== undefined) return decided;
  }
  return undefined;
}

/** How one roll after the come-out decides a bet. */
function decideByRoll(
  { kind, total }: Pick<CrapsSpot, "kind" | "total">,
  roll: Roll,
  point: Point,
): Decision | undefined {
  const rolled = totalOf(roll);
  if (kind === "place" && rolled === total) return { pays: placePays[total as Point] };
  if (kind === "hard" && rolled === total) return decisionOf(isHard(roll) ? hardPays[total] : undefined);
  if (!ends(rolled, point)) return undefined;
  const isMade = rolled === point;
  if (kind === "pass") return decisionOf(isMade ? even : undefined);
  if (kind === "dontPass") return decisionOf(isMade ? undefined : even);
  if (kind === "odds") return decisionOf(isMade ? oddsPays[point] : undefined);
  // A seven takes down place bets and hard ways; when the point is made, those that are open are returned.
  return isMade ? "returned" : "lost";
}

/** The payout of a bet on one spot after a whole hand, stake included. */
export function settleCraps(spotId: string, stakeMinor: number, rolls: readonly Roll[]): number {
  const spot = crapsSpots.get(spotId);
  if (!spot) throw new RangeError(`There is no spot ${spotId} on this table.`);
  const decision = decide(spot, rolls);
  if (decision === undefined) throw new RangeError("The hand is not over.");
  if (decision === "lost") return 0;
  if (decision === "returned") return stakeMinor;
  const [won, staked] = decision.pays;
  return stakeMinor + (stakeMinor * won) / staked;
}
