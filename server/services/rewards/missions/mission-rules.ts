import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { FieldError } from "@parlour/contracts/field-codes";
import { isAmountFault, minorUnitsOf, parseAmount } from "@parlour/rules/money";
import { endOf } from "./mission-machine.ts";
import type { MissionRow, PrizeOffers } from "./mission-store.ts";
import type { ProgressRow } from "./progress-store.ts";

/** How long after a period's end its prize can be claimed. */
export const claimableMs = 7 * 86_400_000;
/** The maximum number of missions that are scheduled or running at the same time. */
export const mostMissions = 100;
const longestMs = 366 * 86_400_000;
const multipleUnits = 100n;

export type CountedRound = { stakedMinor: bigint; wonMinor: bigint };

/** Returns what a round or bet adds to the progress. */
export function roundValue(
  { goal, amounts, multiple }: Pick<MissionPlan, "goal" | "amounts" | "multiple">,
  currency: string,
  { stakedMinor, wonMinor }: CountedRound,
): bigint {
  const minimum = Object.hasOwn(amounts, currency) ? amounts[currency]!.minimumStake : undefined;
  if (minimum === undefined || stakedMinor <= 0n || stakedMinor < minorUnitsOf(minimum, currency)) return 0n;
  if (goal === "STAKED") return stakedMinor;
  if (goal !== "MULTIPLE") return 1n;
  const wanted = stakedMinor * BigInt(Math.round((multiple ?? 1) * Number(multipleUnits)));
  return wonMinor * multipleUnits >= wanted ? 1n : 0n;
}

/** Returns the value at which the goal is reached: minor units for STAKED, otherwise rounds or bets. */
export function targetOf(
  { goal, amounts, count }: Pick<MissionPlan, "goal" | "amounts" | "count">,
  currency: string,
): bigint {
  if (goal === "STAKED") return minorUnitsOf(amounts[currency]!.target!, currency);
  return goal === "VISIT" ? 1n : BigInt(count);
}

/** Returns the index of the prize for a consecutive day; after the last prize, the list starts again. */
export const prizeIndexOf = ({ prizes }: Pick<MissionPlan, "prizes">, day: number | null): number =>
  ((day ?? 1) - 1) % prizes.length;

/** The vertical whose stakes count towards the goal. */
export const verticalOf = ({ goal }: Pick<MissionPlan, "goal">): "casino" | "sports" =>
  goal === "SPORTS_BETS" ? "sports" : "casino";

/** Returns whether rounds of a game count towards a mission's goal. */
export function countsGame(
  { categories, games, goal }: Pick<MissionPlan, "categories" | "games" | "goal">,
  gameId: string,
  category: string | null,
): boolean {
  if (goal === "SPORTS_BETS" || (categories.length === 0 && games.length === 0)) return true;
  return games.includes(gameId) || (category !== null && categories.includes(category));
}

/** Returns whether the goal and all prizes exist in a currency. */
export function existsIn({ plan, offers }: Pick<MissionRow, "plan" | "offers">, currency: string): boolean {
  const hasPrizes = plan.prizes.every(
    (prize) => prize.kind === "POINTS" || Object.hasOwn(offers[prize.offerId]!.plan.amounts, currency),
  );
  return hasPrizes && (plan.goal === "VISIT" || Object.hasOwn(plan.amounts, currency));
}

type Ended = Pick<MissionRow, "plan" | "ends_at" | "ended_at">;

/** Returns when a period ends, which is earlier than planned if an operator ended the mission in it. */
export const periodEndOf = (mission: Ended, { ends_at }: Pick<ProgressRow, "ends_at">): Date =>
  new Date(Math.min(ends_at.getTime(), endOf(mission).getTime()));

/** Returns the deadline for claiming the prize of a period; a daily reward can be claimed only on its day. */
export function claimableUntil(mission: Ended, row: Pick<ProgressRow, "ends_at">): Date {
  const end = periodEndOf(mission, row);
  return mission.plan.goal === "VISIT" ? end : new Date(end.getTime() + claimableMs);
}

type Audience = {
  brandId: string;
  countryCode: string;
  currency: string;
  tier: string;
  /** The highest wagering factor that the jurisdiction allows; null for no maximum. */
  maximumWagering: number | null;
};

type Meant = Pick<MissionRow, "plan" | "offers">;

const includes = (list: readonly string[], value: string): boolean =>
  list.length === 0 || list.includes(value);

/** Returns whether a mission is meant for a player, who must be allowed to receive all of its prizes. */
export const isFor = (mission: Meant, player: Audience): boolean =>
  includes(mission.plan.tiers, player.tier) && isForSomeTier(mission, player);

/** Returns whether a mission is meant for a player, without checking the player's tier. */
export function isForSomeTier(mission: Meant, player: Omit<Audience, "tier">): boolean {
  const { brands, countries } = mission.plan;
  const most = player.maximumWagering ?? Number.POSITIVE_INFINITY;
  return (
    includes(brands, player.brandId) &&
    includes(countries, player.countryCode) &&
    existsIn(mission, player.currency) &&
    Object.values(mission.offers).every(({ plan }) => plan.wageringFactor <= most)
  );
}

type Known = { offers: PrizeOffers; unknownTiers: readonly string[]; now: Date };

/**
 * Finds the errors in a plan that its schema can't detect: missing fields, amounts, times, and unknown offers and
 * tiers.
 */
export function faultsOf(plan: MissionPlan, { offers, unknownTiers, now }: Known): FieldError[] {
  const faults: FieldError[] = [...amountFaults(plan)];
  const fault = (code: FieldError["code"], field: string) => faults.push({ code, field: `plan.${field}` });
  const isVisit = plan.goal === "VISIT";
  if (plan.goal === "MULTIPLE" && plan.multiple === null) fault("REQUIRED", "multiple");
  if (plan.goal === "SPORTS_BETS" && plan.minimumOdds === null) fault("REQUIRED", "minimumOdds");
  if (isVisit && plan.period !== "DAILY") fault("INVALID_VALUE", "period");
  if (!isVisit && plan.prizes.length > 1) fault("TOO_LARGE", "prizes");
  for (const [n, prize] of plan.prizes.entries()) {
    if (prize.kind === "OFFER" && !Object.hasOwn(offers, prize.offerId))
      fault("INVALID_VALUE", `prizes.${n}.offerId`);
  }
  if (unknownTiers.length > 0) fault("INVALID_VALUE", "tiers");
  const [startMs, endMs] = [Date.parse(plan.startsAt), Date.parse(plan.endsAt)];
  if (startMs < now.getTime()) fault("TOO_SMALL", "startsAt");
  if (endMs <= startMs) fault("TOO_SMALL", "endsAt");
  else if (endMs - startMs > longestMs) fault("TOO_LARGE", "endsAt");
  return faults;
}

function amountFaults({ goal, amounts }: MissionPlan): FieldError[] {
  const currencies = Object.entries(amounts);
  if (goal === "VISIT")
    return currencies.length > 0 ? [{ code: "INVALID_VALUE", field: "plan.amounts" }] : [];
  if (currencies.length === 0) return [{ code: "REQUIRED", field: "plan.amounts" }];
  return currencies.flatMap(([currency, given]) => {
    const needed = goal === "STAKED" ? (["minimumStake", "target"] as const) : (["minimumStake"] as const);
    return needed.flatMap((name): FieldError[] => {
      const field = `plan.amounts.${currency}.${name}`;
      const value = given[name];
      if (value === undefined) return [{ code: "REQUIRED", field }];
      return isAmountFault(parseAmount(value, currency)) ? [{ code: "AMOUNT_TOO_PRECISE", field }] : [];
    });
  });
}
