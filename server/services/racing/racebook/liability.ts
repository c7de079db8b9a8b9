import { type EachWayTerms, eachWayTerms, type PriceMilli } from "@parlour/racing";
import { amountOf } from "@parlour/rules/money";
import { stakeLimitsOf, stakeMeasureOf } from "@parlour/rules/stake-limits";
import type { AdmissionRefusal } from "@parlour/wagering/admission";
import type { NewBet } from "./bet-store.ts";
import { withdrawnRunners } from "./race-prices.ts";
import type { RaceRow } from "./race-store.ts";

/** The house's maximum liability on one runner, in US cents; traders can set another one for a race. */
export const runnerLiability = 5_000_000;

/**
 * How a fixed-odds bet adds to the liability. The whole liability of a bet on several runners is counted under the
 * first one. `profitMilli` is the highest profit per 1,000 of the stake; for a bet at the starting price, the current
 * price is used.
 */
export type Backing = { runner: number; profitMilli: number };

/**
 * A bet with all its races and its liability; bets in pools have no liability, because the players pay each other.
 */
export type BackedBet = NewBet & { raceIds: readonly string[]; backing: Backing | null };

export function backingOf(race: RaceRow, kind: string, runner: number, price: PriceMilli): Backing {
  const starters = race.card.runners.length - withdrawnRunners(race).length;
  const terms = kind === "each-way" ? eachWayTerms(starters, race.card.race.isHandicap) : null;
  return { runner, profitMilli: profitOf(price, terms) };
}

/** Half the stake of an each-way bet is paid at only a fraction of the odds. */
function profitOf(price: PriceMilli, terms: EachWayTerms | null): number {
  if (terms === null) return price - 1_000;
  const { numerator, denominator } = terms;
  return Math.ceil(((price - 1_000) * (denominator + numerator)) / (2 * denominator));
}

/** Returns the liability of a bet in US cents, converted roughly from its currency. */
export function liabilityOf({ stakeMinor, currency, backing }: BackedBet): number {
  if (backing === null) return 0;
  const measure = BigInt(stakeMeasureOf(currency)) * 1_000n;
  return Number((stakeMinor * BigInt(backing.profitMilli) + measure - 1n) / measure);
}

/**
 * Refuses a bet whose liability exceeds `room`, and names the highest stake that can be accepted; returns null if the
 * bet fits.
 */
export function refuseBeyond(bet: BackedBet, room: number): AdmissionRefusal | null {
  if (liabilityOf(bet) <= room) return null;
  const { currency, lines, backing } = bet;
  const min = BigInt(stakeLimitsOf(currency).minMinor * lines);
  const free = BigInt(Math.max(0, room)) * BigInt(stakeMeasureOf(currency)) * 1_000n;
  const most = free / BigInt(backing!.profitMilli);
  const max = most - (most % BigInt(lines));
  return {
    code: "STAKE_LIMIT",
    details: {
      minimumStake: amountOf(min, currency),
      maximumStake: max < min ? 0 : amountOf(max, currency),
      offeredStake: offeredStake(bet.stakeMinor, max, bet),
    },
  };
}

/**
 * The highest stake for each line, if the bet exceeds the highest total stake; 0 if not even the lowest stake is
 * accepted.
 */
export function offeredStake(
  stakeMinor: bigint,
  maxMinor: bigint,
  { lines, currency }: Pick<NewBet, "lines" | "currency">,
): number {
  const perLine = maxMinor / BigInt(lines);
  if (stakeMinor <= maxMinor || perLine < BigInt(stakeLimitsOf(currency).minMinor)) return 0;
  return amountOf(perLine, currency);
}
