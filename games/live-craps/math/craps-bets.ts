import {
  anyCrapsPays,
  anySevenPays,
  type Dice,
  evenPays,
  fieldPays,
  type HardWay,
  hardPays,
  hardWays,
  isHard,
  isPoint,
  type Odds,
  oddsPays,
  type Point,
  placePays,
  points,
  totalOf,
} from "../../kit/math/craps-odds.ts";

export type CrapsKind = "pass" | "dontPass" | "odds" | "field" | "anySeven" | "anyCraps" | "place" | "hard";

/** A betting spot: its kind and, if it has one, the dice total that it is for. */
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

/** The maximum odds bet, as a multiple of the pass line bet. */
export const mostOdds = 3;

export const isCraps = (total: number): boolean => total === 2 || total === 3 || total === 12;

/** The point that the come-out roll sets; null if that roll decides the hand. */
export function pointOf([comeOut]: readonly Dice[]): Point | null {
  if (comeOut === undefined) return null;
  const total = totalOf(comeOut);
  return isPoint(total) ? total : null;
}

/** Whether a roll after the come-out roll ends the hand: the total is the point or a seven. */
function ends(total: number, point: Point): boolean {
  return total === point || total === 7;
}

export function isHandOver(rolls: readonly Dice[]): boolean {
  if (rolls.length === 0) return false;
  const point = pointOf(rolls);
  return point === null || rolls.slice(1).some((roll) => ends(totalOf(roll), point));
}

export type Decision = { pays: Odds } | "lost" | "returned";
const decisionOf = (pays: Odds | undefined): Decision => (pays ? { pays } : "lost");

/** How the rolls so far decide a bet on a spot; undefined while the bet is open. */
export function decide({ kind, total }: CrapsSpot, rolls: readonly Dice[]): Decision | undefined {
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
    if (kind === "pass") return decisionOf(isCraps(comeOut) ? undefined : evenPays);
    if (kind !== "dontPass") return "returned";
    if (comeOut === 12) return "returned";
    return decisionOf(isCraps(comeOut) ? evenPays : undefined);
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
  roll: Dice,
  point: Point,
): Decision | undefined {
  const rolled = totalOf(roll);
  if (kind === "place" && rolled === total) return { pays: placePays[total as Point] };
  if (kind === "hard" && rolled === total)
    return decisionOf(isHard(roll) ? hardPays[total as HardWay] : undefined);
  if (!ends(rolled, point)) return undefined;
  const isMade = rolled === point;
  if (kind === "pass") return decisionOf(isMade ? evenPays : undefined);
  if (kind === "dontPass") return decisionOf(isMade ? undefined : evenPays);
  if (kind === "odds") return decisionOf(isMade ? oddsPays[point] : undefined);
  // Place bets and hard ways lose on a seven; those still open when the point is made are returned.
  return isMade ? "returned" : "lost";
}

/** The payout of a bet on one spot after a whole hand, stake included. */
export function settleCraps(spotId: string, stakeMinor: number, rolls: readonly Dice[]): number {
  const spot = crapsSpots.get(spotId);
  if (!spot) throw new RangeError(`There is no spot ${spotId} on this table.`);
  const decision = decide(spot, rolls);
  if (decision === undefined) throw new RangeError("The hand is not over.");
  if (decision === "lost") return 0;
  if (decision === "returned") return stakeMinor;
  const [won, staked] = decision.pays;
  return stakeMinor + (stakeMinor * won) / staked;
}
