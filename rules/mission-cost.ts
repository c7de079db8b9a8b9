import { costPerPlayer, isGenerous, type OfferTerms, type RiskyAction } from "./offer-risk.ts";

const dayMs = 86_400_000;
const daysIn = { DAILY: 1, WEEKLY: 7 } as const;

type Timed = { period: "DAILY" | "WEEKLY" | "ONCE"; startsAt: string; endsAt: string };

/** Returns the maximum number of times that one player can get a mission's prize. */
export function highestClaims({ period, startsAt, endsAt }: Timed): number {
  if (period === "ONCE") return 1;
  const days = Math.max(0, Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  // A mission that begins in the middle of a period overlaps one additional period.
  return Math.ceil(days / daysIn[period]) + 1;
}

type Prize = { offer: OfferTerms } | { worthDollars: number };

/**
 * Returns the actions that the two-person policy checks when a mission is saved, with the highest cost per player in
 * approximate US dollars. A generous offer among the prizes counts as a second action, because it grows with the number
 * of players.
 */
export function missionActions(plan: Timed, prizes: readonly Prize[]): RiskyAction[] {
  const costOf = (prize: Prize) =>
    "offer" in prize ? costPerPlayer({ ...prize.offer, timesPerPlayer: 1 }) : prize.worthDollars;
  const amount = Math.max(...prizes.map(costOf)) * highestClaims(plan);
  const isRisky = prizes.some((prize) => "offer" in prize && isGenerous(prize.offer));
  return [{ action: "MISSION", amount }, ...(isRisky ? [{ action: "MISSION_GENEROUS", amount }] : [])];
}
