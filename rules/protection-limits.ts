/** The limits that protect a player from spending more than intended. */
const LIMIT_KINDS = ["DEPOSIT", "LOSS", "STAKED", "STAKE", "TIME"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** `BET` limits the stake of a single bet; the other values limit the total over a period. */
export type LimitPeriod = "BET" | WindowPeriod;
export type WindowPeriod = "DAY" | "WEEK" | "MONTH";

const WINDOW_PERIODS: readonly WindowPeriod[] = ["DAY", "WEEK", "MONTH"];

type LimitName = { kind: LimitKind; period: LimitPeriod };

/** Every limit, in display order. */
export const LIMITS: readonly LimitName[] = LIMIT_KINDS.flatMap((kind): LimitName[] =>
  kind === "STAKE" ? [{ kind, period: "BET" }] : WINDOW_PERIODS.map((period) => ({ kind, period })),
);

export function isLimit(kind: LimitKind, period: LimitPeriod): boolean {
  return (kind === "STAKE") === (period === "BET");
}

const hourMs = 3_600_000;
const QUARTER_MS = hourMs / 4;
const DAY_MS = 24 * hourMs;
/** Raising or removing a limit takes effect only after this time, and only if the player confirms it. */
export const RAISE_WAIT_MS = DAY_MS;

const windowMs: Record<Exclude<WindowPeriod, "MONTH">, number> = { DAY: DAY_MS, WEEK: 7 * DAY_MS };

/**
 * The start of a limit's period. Amounts are stored per quarter of an hour, so a rolling period starts on a
 * quarter-hour boundary and never covers less than the last 24 hours or 7 days.
 */
export function windowStart(period: WindowPeriod, now: Date, timeZone: string): Date {
  if (period === "MONTH") return monthStart(now, timeZone);
  return quarterOf(new Date(now.getTime() - windowMs[period]));
}

/**
 * How far back amounts are needed to cover every limit's period in every time zone. West of UTC the previous month
 * can still be running, and east of UTC a month starts before the UTC month.
 */
export function earliestWindowStart(now: Date): Date {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const month = monthStart(yesterday, "UTC").getTime() - DAY_MS;
  return new Date(Math.min(windowStart("WEEK", now, "UTC").getTime(), month));
}

/** Returns when an amount from the given quarter of an hour no longer counts towards a limit. */
export function leavesWindowAt(period: WindowPeriod, quarter: Date, timeZone: string): Date {
  if (period === "MONTH") return nextMonthStart(quarter, timeZone);
  return new Date(quarterOf(quarter).getTime() + windowMs[period] + QUARTER_MS);
}

export function quarterOf(time: Date): Date {
  return new Date(Math.floor(time.getTime() / QUARTER_MS) * QUARTER_MS);
}

/** The first moment of the current calendar month in the time zone. */
export function monthStart(now: Date, timeZone: string): Date {
  return startOfMonth(monthNumber(now, timeZone), timeZone);
}

export function nextMonthStart(now: Date, timeZone: string): Date {
  return startOfMonth(monthNumber(now, timeZone) + 1, timeZone);
}

/**
 * The first moment of a month, found by binary search over quarters of an hour: every time zone is within 15
 * hours of UTC, and its offset is a multiple of a quarter of an hour.
 */
function startOfMonth(month: number, timeZone: string): Date {
  const middleMs = Date.UTC(Math.floor(month / 12), month % 12, 1);
  let [before, after] = [-60, 60];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (monthNumber(new Date(middleMs + middle * QUARTER_MS), timeZone) >= month) after = middle;
    else before = middle;
  }
  return new Date(middleMs + after * QUARTER_MS);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The number of months since year zero, according to the calendar in the time zone. */
function monthNumber(time: Date, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      year: "numeric",
      month: "numeric",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(time);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return numberOf("year") * 12 + numberOf("month") - 1;
}

/** The amount that counts towards a limit in one quarter of an hour; negative if wins exceed stakes. */
export type CountedAmount = { quarter: Date; amount: bigint };

/**
 * The earliest time at which an amount will be within the limit if nothing else happens; null if the amount alone
 * exceeds the limit.
 */
export function fitsAt(
  request: { period: WindowPeriod; limit: bigint; amount: bigint; timeZone: string },
  counted: readonly CountedAmount[],
): Date | null {
  const { period, limit, amount, timeZone } = request;
  if (amount > limit) return null;
  let used = counted.reduce((sum, entry) => sum + entry.amount, 0n);
  const leaving = Map.groupBy(counted, ({ quarter }) => leavesWindowAt(period, quarter, timeZone).getTime());
  for (const [at, entries] of [...leaving].toSorted(([a], [b]) => a - b)) {
    for (const entry of entries) used -= entry.amount;
    if (used + amount <= limit) return new Date(at);
  }
  return null;
}

/** The strictest of the limits set by the player, the operator and the jurisdiction; null if there is none. */
export function strictest(limits: readonly (bigint | null | undefined)[]): bigint | null {
  let least: bigint | null = null;
  for (const limit of limits) if (limit != null && (least === null || limit < least)) least = limit;
  return least;
}

/** A limit that a player has set, and the increase or removal that the player has requested. */
export type OwnLimit = {
  amount: bigint;
  /** The pending change, if any; `amount: null` removes the limit. */
  pending: { amount: bigint | null; from: Date } | null;
};

/**
 * Changes a limit: lowering it takes effect immediately; raising or removing it is delayed. Null means no
 * limit.
 */
export function changeLimit(current: OwnLimit | null, wanted: bigint | null, now: Date): OwnLimit | null {
  if (current === null) return wanted === null ? null : { amount: wanted, pending: null };
  if (wanted !== null && wanted <= current.amount) return { amount: wanted, pending: null };
  // Requesting the same change again does not restart the waiting time.
  if (current.pending !== null && current.pending.amount === wanted) return current;
  return { ...current, pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAIT_MS) } };
}

/** Applies the pending change if the waiting time is over; undefined if there is nothing to confirm yet. */
export function confirmChange(current: OwnLimit | null, now: Date): OwnLimit | null | undefined {
  if (!current?.pending || current.pending.from > now) return undefined;
  const { amount } = current.pending;
  return amount === null ? null : { amount, pending: null };
}

/** The number of seconds since `since` during which at least one of the spans was open. */
export function secondsOpen(spans: readonly { from: Date; to: Date }[], since: Date): number {
  let totalMs = 0;
  let reachedMs = since.getTime();
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const startMs = Math.max(from.getTime(), reachedMs);
    if (to.getTime() <= startMs) continue;
    totalMs += to.getTime() - startMs;
    reachedMs = to.getTime();
  }
  return Math.floor(totalMs / 1_000);
}
