import { contributionPercent } from "@parlour/rules/contribution";
import { lesser } from "@parlour/rules/lesser";
import type { Settlement } from "@parlour/wagering/settlements";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import type { StoredTerms } from "./stored-terms.ts";

/** Returns the wagering requirement. Multipliers have at most two decimals; fractions are rounded up. */
export function requiredMinor(amountMinor: bigint, factor: number): bigint {
  return (amountMinor * BigInt(Math.round(factor * 100)) + 99n) / 100n;
}

export function matchMinor(depositMinor: bigint, { percent, maxAmountMinor }: StoredTerms): bigint {
  return capped(percentOf(depositMinor, percent ?? 0), maxAmountMinor);
}

/** Returns the cashback for a player's net loss; zero after a net win. */
export function cashbackMinor(lossMinor: bigint, { percent, maxAmountMinor }: StoredTerms): bigint {
  return lossMinor <= 0n ? 0n : capped(percentOf(lossMinor, percent ?? 0), maxAmountMinor);
}

/** Returns the part of the bonus money that becomes cash when wagering is complete. */
export function convertedMinor(balanceMinor: bigint, amountMinor: bigint, terms: StoredTerms): bigint {
  const kept = terms.winningsOnly ? balanceMinor - amountMinor : balanceMinor;
  return capped(kept > 0n ? kept : 0n, terms.maxConversionMinor);
}

type Wagering = { terms: StoredTerms; doneHundredths: bigint; requiredMinor: bigint; activatedAt: Date };

/**
 * Returns the wagering progress after a settled round, in hundredths of minor units, between zero and the requirement.
 */
export function doneAfter(bonus: Wagering, round: Settlement, kind: GameKind): bigint {
  const { terms, doneHundredths, requiredMinor: required, activatedAt } = bonus;
  if (round.startedAt < activatedAt) return doneHundredths;
  if (terms.maxBetMinor !== null && round.largestStakeMinor > BigInt(terms.maxBetMinor))
    return doneHundredths;
  const { productId: gameId, vertical } = round;
  if (!terms.verticals.includes(vertical)) return doneHundredths;
  const percent = contributionPercent(terms.contribution, { ...kind, gameId, vertical });
  const done = doneHundredths + round.stakedMinor * BigInt(percent);
  const all = required * 100n;
  if (done < 0n) return 0n;
  return lesser(done, all);
}

function percentOf(amountMinor: bigint, percent: number): bigint {
  return (amountMinor * BigInt(Math.round(percent * 100))) / 10_000n;
}

function capped(amountMinor: bigint, maxMinor: string | null): bigint {
  return maxMinor === null ? amountMinor : lesser(amountMinor, BigInt(maxMinor));
}
