import type { LeaderboardKind, LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import type { FieldError } from "@parlour/contracts/field-codes";
import { isAmountFault, minorUnitsOf, parseAmount } from "@parlour/rules/money";

/** The maximum number of places with a prize; each prize is a separate payment. */
const mostPlaces = 1_000;
const longestMs = 92 * 86_400_000;
/** Multiples are counted in hundredths. */
const multipleUnits = 100n;

export type CountedRound = { stakedMinor: bigint; wonMinor: bigint };

/** Returns what a round adds to a score, or, for MULTIPLE, the score that it alone would give. */
export function scoreOf(
  plan: Pick<LeaderboardPlan, "kind" | "currency" | "minimumStake" | "points">,
  { stakedMinor, wonMinor }: CountedRound,
): bigint {
  if (stakedMinor <= 0n || stakedMinor < minorUnitsOf(plan.minimumStake, plan.currency)) return 0n;
  if (plan.kind === "STAKED") return stakedMinor;
  if (wonMinor <= 0n) return 0n;
  if (plan.kind === "MULTIPLE") return (wonMinor * multipleUnits) / stakedMinor;
  // A round that pays back no more than its stake isn't a win.
  if (wonMinor <= stakedMinor) return 0n;
  const reached = plan.points.filter(
    ({ multiple }) => wonMinor * multipleUnits >= stakedMinor * BigInt(Math.round(multiple * 100)),
  );
  return reached.reduce((most, { points }) => (BigInt(points) > most ? BigInt(points) : most), 0n);
}

/** Returns whether the scores of rounds are added up; otherwise the best round counts. */
export const addsUp = (kind: LeaderboardKind): boolean => kind !== "MULTIPLE";

/** Returns whether rounds of a game count towards a leaderboard. */
export function countsGame(
  { categories, games }: Pick<LeaderboardPlan, "categories" | "games">,
  gameId: string,
  category: string | null,
): boolean {
  if (categories.length === 0 && games.length === 0) return true;
  return games.includes(gameId) || (category !== null && categories.includes(category));
}

/** Returns the prize of each place in minor units, from the first place down. */
export function prizesOf({ prizes, currency }: Pick<LeaderboardPlan, "prizes" | "currency">): bigint[] {
  return prizes.flatMap(({ places, amount }) =>
    Array.from({ length: places }, () => minorUnitsOf(amount, currency)),
  );
}

/** Checks a plan for amounts with too many decimals, impossible times and prizes that grow with the place. */
export function faultsOf(plan: LeaderboardPlan, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  const amount = (field: string, value: number) => {
    if (isAmountFault(parseAmount(value, plan.currency)))
      faults.push({ code: "AMOUNT_TOO_PRECISE", field: `plan.${field}` });
  };
  amount("minimumStake", plan.minimumStake);
  for (const [n, prize] of plan.prizes.entries()) amount(`prizes.${n}.amount`, prize.amount);
  const isFalling = plan.prizes.every((prize, n) => n === 0 || prize.amount < plan.prizes[n - 1]!.amount);
  if (!isFalling) faults.push({ code: "INVALID_VALUE", field: "plan.prizes" });
  if (plan.prizes.reduce((sum, { places }) => sum + places, 0) > mostPlaces)
    faults.push({ code: "TOO_LARGE", field: "plan.prizes" });
  const [startMs, endMs] = [Date.parse(plan.startsAt), Date.parse(plan.endsAt)];
  if (startMs < now.getTime()) faults.push({ code: "TOO_SMALL", field: "plan.startsAt" });
  if (endMs <= startMs) faults.push({ code: "TOO_SMALL", field: "plan.endsAt" });
  else if (endMs - startMs > longestMs) faults.push({ code: "TOO_LARGE", field: "plan.endsAt" });
  if (plan.kind === "POINTS" && plan.points.length === 0)
    faults.push({ code: "REQUIRED", field: "plan.points" });
  return faults;
}
