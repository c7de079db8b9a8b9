import { betTypes, type PoolType } from "../bets/bet-types.ts";

/** What an operator decides about a pool. All of it is published before the pool opens. */
export interface PoolRules {
  type: PoolType;
  /** Hundredths of a percent of the stakes that are not refunded. */
  takeoutBps: number;
  /** The stake that a dividend is quoted for, in minor units: 100 for a dividend to 1.00. */
  unitMinor: bigint;
  /** Dividends are rounded down to a multiple of this; the difference is the breakage. */
  breakStepMinor: bigint;
  /**
   * A winning unit is paid at least this, and the house pays the difference of a minus pool. The default
   * returns the stake: then the house never pays more than its takeout. With 105, which is usual at tracks,
   * backing a horse that is almost certain to be placed is profitable, and the chances are public.
   */
  minimumDividendMinor: bigint;
  /**
   * Only for pick bets. `minorShareBps` of the net pool is the consolation for the second best; the rest
   * waits for a line that names every winner.
   */
  carryOver: { minorShareBps: number } | null;
  /** With fewer races run, a pick bet is refunded. */
  legsMinimum: number;
}

const takeouts: Record<PoolType, number> = {
  win: 1600,
  place: 1600,
  show: 1600,
  exacta: 1900,
  quinella: 1900,
  "daily-double": 1900,
  trifecta: 2200,
  superfecta: 2200,
  "pick-3": 2200,
  "pick-4": 2200,
  "pick-5": 1500,
  "pick-6": 2000,
};

const legsMinimum: Partial<Record<PoolType, number>> = { "pick-3": 2, "pick-4": 3, "pick-5": 4, "pick-6": 4 };

/** The rules of a new pool; an operator changes what differs. */
export const defaultPoolRules = (type: PoolType, unitMinor = 100n): PoolRules => ({
  type,
  takeoutBps: takeouts[type],
  unitMinor,
  breakStepMinor: unitMinor / 10n || 1n,
  minimumDividendMinor: unitMinor,
  carryOver: type === "pick-6" ? { minorShareBps: 2500 } : type === "pick-5" ? { minorShareBps: 0 } : null,
  legsMinimum: legsMinimum[type] ?? 1,
});

/** Rules that would lose or invent money are refused when they are configured, not when a race is settled. */
export function assertPoolRules(rules: PoolRules): void {
  const isShare = (bps: number) => Number.isInteger(bps) && bps >= 0 && bps <= 10_000;
  if (!isShare(rules.takeoutBps)) throw new RangeError("A takeout is from 0 to 10000 bps.");
  if (rules.unitMinor <= 0n || rules.breakStepMinor <= 0n)
    throw new RangeError("The unit and the break step are positive.");
  if (rules.minimumDividendMinor < rules.unitMinor)
    throw new RangeError("A winning bet gets at least its stake back.");
  if (rules.carryOver && !isShare(rules.carryOver.minorShareBps))
    throw new RangeError("A minor share is from 0 to 10000 bps.");
  if (rules.carryOver && (betTypes[rules.type].shape !== "legs" || rules.type === "daily-double"))
    throw new RangeError("Only pick bets carry over.");
}
