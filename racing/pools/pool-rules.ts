import { betTypes, type PoolType } from "../bets/bet-types.ts";

/** The rules of a pool. They are stored with the pool when it opens, so later versions don't change open pools. */
export interface PoolRules {
  type: PoolType;
  /** The takeout, in hundredths of a percent of the stakes that are not refunded. */
  takeoutBps: number;
  /** The stake that a dividend refers to, in minor units: 100 for a dividend per 1.00. */
  unitMinor: bigint;
  /** Dividends are rounded down to a multiple of this; the rest is breakage. */
  breakStepMinor: bigint;
  /**
   * The minimum dividend; in a minus pool the house pays the difference. The default returns the stake, so
   * the house never loses more than its takeout. With 105, which is usual at racetracks, backing a horse that
   * is almost certain to be placed would be profitable, because the chances are public.
   */
  minimumDividendMinor: bigint;
  /**
   * For pick bets only. `minorShareBps` of the net pool is a consolation for the second-best tickets; the
   * rest carries over until a line names every winner.
   */
  carryOver: { minorShareBps: number } | null;
  /** The minimum number of races that must be run; with fewer, pick bets are refunded. */
  legsMinimum: number;
}

/** The terms of a pool type that operators can change, in shares that hold for every currency. */
export interface PoolTerms {
  takeoutBps: number;
  /** Dividends are rounded down to a multiple of this share of the unit. */
  breakStepPercent: number;
  /** The minimum dividend, as a share of the unit. */
  minimumPercent: number;
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

/** The terms of a pool type until operators change them. */
export const usualPoolTerms = (type: PoolType): PoolTerms => ({
  takeoutBps: takeouts[type],
  breakStepPercent: 10,
  minimumPercent: 100,
});

/** The rules of a new pool. `unitMinor` is the stake that its dividends refer to. */
export const poolRulesOf = (
  type: PoolType,
  unitMinor = 100n,
  { takeoutBps, breakStepPercent, minimumPercent }: PoolTerms = usualPoolTerms(type),
): PoolRules => ({
  type,
  takeoutBps,
  unitMinor,
  breakStepMinor: (unitMinor * BigInt(breakStepPercent)) / 100n || 1n,
  minimumDividendMinor: (unitMinor * BigInt(minimumPercent)) / 100n,
  carryOver: type === "pick-6" ? { minorShareBps: 2500 } : type === "pick-5" ? { minorShareBps: 0 } : null,
  legsMinimum: legsMinimum[type] ?? 1,
});

/** Returns the terms of a pool that was opened with these rules. */
export const poolTermsOf = ({
  takeoutBps,
  unitMinor,
  breakStepMinor,
  minimumDividendMinor,
}: PoolRules): PoolTerms => ({
  takeoutBps,
  breakStepPercent: Number((breakStepMinor * 100n) / unitMinor),
  minimumPercent: Number((minimumDividendMinor * 100n) / unitMinor),
});

/** Checks rules when they are configured, so that settlement never loses or creates money. */
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
