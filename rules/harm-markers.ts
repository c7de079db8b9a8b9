import type { PokerSignalCode } from "./poker-signals.ts";

/** A quarter of an hour in which a player was active. Amounts are in minor units. */
export type PlayedQuarter = { at: Date; stakedMinor: bigint; wonMinor: bigint };
export type HarmDeposit = { at: Date; amountMinor: bigint; isDeclined: boolean };

/** The figures of one player at the end of a day. */
export type HarmFigures = {
  day: { from: Date; before: Date };
  /** Returns the hour of the day, 0 to 23, in the player's time zone. */
  localHour: (at: Date) => number;
  /** The quarters of an hour of this day in which the player was active. */
  quarters: readonly PlayedQuarter[];
  /** Deposits on this day and in the five weeks before it, in order. */
  deposits: readonly HarmDeposit[];
  /** Withdrawals cancelled in the last seven days. */
  cancelledWithdrawals: number;
  /** How many limits the player raised or removed, or asked to raise or remove, in the last seven days. */
  raisedLimits: number;
};

type Marker = {
  code: HarmMarkerCode;
  /** The points that a marker adds at its threshold; twice as many at double the threshold or more. */
  weight: number;
  threshold: number;
  measure: (figures: HarmFigures) => number;
  /** The reason in words for operators, including the measured figure. */
  reason: (measured: number) => string;
};

export type HarmMarkerCode =
  | "CHASING_LOSSES"
  | "NIGHT_PLAY"
  | "RISING_DEPOSITS"
  | "CANCELLED_WITHDRAWALS"
  | "RAISED_LIMITS"
  | "LONG_SESSION"
  | "DECLINED_DEPOSITS";

/** The minimum score at which a case is opened. */
export const HARM_CASE_SCORE = 40;

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const quarterMs = hourMs / 4;
const times = (count: number) => (count === 1 ? "once" : `${count} times`);

export const harmMarkers: readonly Marker[] = [
  {
    code: "CHASING_LOSSES",
    weight: 30,
    threshold: 2,
    measure: countChases,
    reason: (count) => `Deposited again ${times(count)} after losing at least 80% of the previous deposit`,
  },
  {
    code: "NIGHT_PLAY",
    weight: 15,
    threshold: 1,
    measure: ({ quarters, localHour }) => quarters.filter(({ at }) => localHour(at) < 5).length / 4,
    reason: (hours) => `Played ${hours} h between midnight and 5 a.m.`,
  },
  {
    code: "RISING_DEPOSITS",
    weight: 25,
    threshold: 2,
    measure: depositGrowth,
    reason: (growth) => `Deposited ${growth} times the usual amount in the last 7 days`,
  },
  {
    code: "CANCELLED_WITHDRAWALS",
    weight: 20,
    threshold: 2,
    measure: ({ cancelledWithdrawals }) => cancelledWithdrawals,
    reason: (count) => `Cancelled ${count} withdrawals in the last 7 days`,
  },
  {
    code: "RAISED_LIMITS",
    weight: 20,
    threshold: 2,
    measure: ({ raisedLimits }) => raisedLimits,
    reason: (count) => `Raised or removed limits ${times(count)} in the last 7 days`,
  },
  {
    code: "LONG_SESSION",
    weight: 15,
    threshold: 4,
    measure: longestPlayHours,
    reason: (hours) => `Played ${hours} h without a break of half an hour`,
  },
  {
    code: "DECLINED_DEPOSITS",
    weight: 15,
    threshold: 3,
    measure: ({ deposits, day }) =>
      deposits.filter(({ at, isDeclined }) => isDeclined && at >= day.from).length,
    reason: (count) => `${count} deposits were declined`,
  },
];

export type HarmReason = {
  code: HarmMarkerCode | PokerSignalCode | "DUPLICATE_ACCOUNT";
  points: number;
  text: string;
  /** The other account, if the reason involves two. */
  playerId?: string;
  /** The ids of poker hands that serve as evidence. */
  hands?: string[];
};
export type HarmScore = { score: number; reasons: HarmReason[] };

/** The score of a day, and its reasons: all markers that reach their thresholds, those with the most points first. */
export function scoreHarm(figures: HarmFigures): HarmScore {
  const reasons = harmMarkers.flatMap(({ code, weight, threshold, measure, reason }) => {
    const measured = Math.round(measure(figures) * 100) / 100;
    if (measured < threshold) return [];
    return [{ code, points: measured >= 2 * threshold ? 2 * weight : weight, text: reason(measured) }];
  });
  reasons.sort((a, b) => b.points - a.points);
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

/**
 * Counts deposits that were made after at least four fifths of the previous deposit of the same day had been
 * lost.
 */
function countChases({ deposits, quarters, day }: HarmFigures): number {
  const made = deposits.filter(({ at, isDeclined }) => !isDeclined && at >= day.from);
  return made.slice(1).filter(({ at }, index) => {
    const last = made[index]!;
    const lost = quarters
      .filter((quarter) => quarter.at.getTime() > last.at.getTime() - quarterMs && quarter.at <= at)
      .reduce((sum, { stakedMinor, wonMinor }) => sum + stakedMinor - wonMinor, 0n);
    return lost * 5n >= last.amountMinor * 4n;
  }).length;
}

/**
 * The deposits of the last seven days divided by the weekly average of the four weeks before; 0 if there were no
 * earlier deposits.
 */
function depositGrowth({ deposits, day }: HarmFigures): number {
  const made = deposits.filter(({ isDeclined }) => !isDeclined);
  const weekStart = day.before.getTime() - weekMs;
  const sum = (from: number, before: number) =>
    made
      .filter(({ at }) => at.getTime() >= from && at.getTime() < before)
      .reduce((total, { amountMinor }) => total + amountMinor, 0n);
  const earlier = sum(weekStart - 4 * weekMs, weekStart);
  return earlier === 0n ? 0 : Number((sum(weekStart, day.before.getTime()) * 400n) / earlier) / 100;
}

/**
 * The longest session in hours. A single quarter of an hour without activity does not end a session, because
 * one long round may have filled it.
 */
function longestPlayHours({ quarters }: HarmFigures): number {
  let [longest, startMs, lastMs] = [0, Number.NaN, Number.NaN];
  for (const { at } of quarters.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const ms = at.getTime();
    if (!(ms - lastMs <= 2 * quarterMs)) startMs = ms;
    lastMs = ms;
    longest = Math.max(longest, lastMs + quarterMs - startMs);
  }
  return longest / hourMs;
}
