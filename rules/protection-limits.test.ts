import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeLimit,
  confirmChange,
  earliestWindowStart,
  fitsAt,
  LIMITS,
  leavesWindowAt,
  monthStart,
  nextMonthStart,
  type OwnLimit,
  quarterOf,
  RAISE_WAIT_MS,
  secondsOpen,
  strictest,
  type WindowPeriod,
  windowStart,
} from "./protection-limits.ts";

const zones = [
  "UTC",
  "America/Toronto",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "Europe/Lisbon",
];
const zone = fc.constantFrom(...zones);
const time = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2031-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const period = fc.constantFrom<WindowPeriod>("DAY", "WEEK", "MONTH");
const at = (text: string) => new Date(text);

describe("windows", () => {
  it("a calendar month begins at midnight in the player's time zone, over daylight saving too", () => {
    // The clocks in Toronto changed on 10 March and 3 November 2024.
    expect(monthStart(at("2024-03-31T23:00:00Z"), "America/Toronto")).toEqual(at("2024-03-01T05:00:00Z"));
    expect(nextMonthStart(at("2024-03-31T23:00:00Z"), "America/Toronto")).toEqual(at("2024-04-01T04:00:00Z"));
    expect(monthStart(at("2024-04-01T03:59:59Z"), "America/Toronto")).toEqual(at("2024-03-01T05:00:00Z"));
    expect(nextMonthStart(at("2024-11-15T00:00:00Z"), "America/Toronto")).toEqual(at("2024-12-01T05:00:00Z"));
    expect(monthStart(at("2024-02-29T23:59:59Z"), "Pacific/Apia")).toEqual(at("2024-02-29T11:00:00Z"));
    expect(nextMonthStart(at("2024-12-31T12:00:00Z"), "UTC")).toEqual(at("2025-01-01T00:00:00Z"));
  });

  it("every moment is in its own month", () => {
    fc.assert(
      fc.property(time, zone, (now, timeZone) => {
        const [start, end] = [monthStart(now, timeZone), nextMonthStart(now, timeZone)];
        expect(start <= now && now < end).toBe(true);
        expect(monthStart(start, timeZone)).toEqual(start);
        expect(monthStart(end, timeZone)).toEqual(end);
        const local = new Intl.DateTimeFormat("en", { timeZone, day: "numeric" });
        expect(local.format(start)).toBe("1");
      }),
    );
  });

  it("a rolling window covers at least its whole length, and at most a quarter of an hour more", () => {
    fc.assert(
      fc.property(time, fc.constantFrom("DAY" as const, "WEEK" as const), (now, rolling) => {
        const length = rolling === "DAY" ? 86_400_000 : 7 * 86_400_000;
        const covered = now.getTime() - windowStart(rolling, now, "UTC").getTime();
        expect(covered).toBeGreaterThanOrEqual(length);
        expect(covered).toBeLessThan(length + 900_000);
      }),
    );
  });

  it("no period starts before the amounts that are known, in any time zone", () => {
    const anyZone = fc.constantFrom(
      ...zones,
      "Pacific/Pago_Pago",
      "Pacific/Kiritimati",
      "America/Los_Angeles",
    );
    const nearMonthEnd = time.map((now) => {
      const hours = (now.getTime() / 3_600_000) % 60;
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) + (hours - 30) * 3_600_000);
    });
    fc.assert(
      fc.property(fc.oneof(time, nearMonthEnd), period, anyZone, (now, one, timeZone) => {
        expect(windowStart(one, now, timeZone) >= earliestWindowStart(now)).toBe(true);
      }),
    );
    const evening = at("2024-02-01T02:00:00Z");
    expect(monthStart(evening, "America/Los_Angeles")).toEqual(at("2024-01-01T08:00:00Z"));
    expect(earliestWindowStart(evening) <= at("2024-01-01T08:00:00Z")).toBe(true);
  });

  it("an amount counts until it leaves the window, and not a moment longer", () => {
    fc.assert(
      fc.property(time, period, zone, (spent, one, timeZone) => {
        const leaves = leavesWindowAt(one, spent, timeZone);
        const counts = (now: Date) => quarterOf(spent) >= windowStart(one, now, timeZone);
        expect(counts(new Date(leaves.getTime() - 1))).toBe(true);
        expect(counts(leaves)).toBe(false);
      }),
    );
  });
});

describe("when an amount fits", () => {
  const amounts = fc.array(fc.record({ at: time, amount: fc.bigInt(-50n, 100n) }), { maxLength: 12 });

  it("is the first moment at which it is within the limit, and null only if it never is", () => {
    fc.assert(
      fc.property(
        amounts,
        period,
        zone,
        fc.bigInt(1n, 200n),
        fc.bigInt(1n, 300n),
        (spent, one, timeZone, amount, limit) => {
          const counted = spent.map((entry) => ({ quarter: quarterOf(entry.at), amount: entry.amount }));
          const leaves = counted.map(({ quarter }) => leavesWindowAt(one, quarter, timeZone));
          const usedAt = (now: Date) =>
            counted.reduce((sum, entry, index) => (leaves[index]! > now ? sum + entry.amount : sum), 0n);
          const total = counted.reduce((sum, entry) => sum + entry.amount, 0n);
          if (total + amount <= limit) return;
          const found = fitsAt({ period: one, limit, amount, timeZone }, counted);
          if (found === null) {
            expect(amount).toBeGreaterThan(limit);
            return;
          }
          expect(usedAt(found) + amount).toBeLessThanOrEqual(limit);
          for (const earlier of leaves.filter((moment) => moment < found))
            expect(usedAt(earlier) + amount).toBeGreaterThan(limit);
        },
      ),
    );
  });
});

describe("changing a limit", () => {
  const now = at("2030-06-01T12:00:00Z");
  const later = new Date(now.getTime() + RAISE_WAIT_MS);
  const wanted = fc.option(fc.bigInt(1n, 1_000n), { nil: null });

  it("lowering takes effect immediately; raising and removing need 24 hours and a confirmation", () => {
    const current: OwnLimit = { amount: 100n, pending: null };
    expect(changeLimit(current, 50n, now)).toEqual({ amount: 50n, pending: null });
    const raised = changeLimit(current, 200n, now);
    expect(raised).toEqual({ amount: 100n, pending: { amount: 200n, from: later } });
    expect(confirmChange(raised, new Date(later.getTime() - 1))).toBeUndefined();
    expect(confirmChange(raised, later)).toEqual({ amount: 200n, pending: null });
    const removed = changeLimit(current, null, now);
    expect(removed?.amount).toBe(100n);
    expect(confirmChange(removed, later)).toBeNull();
    expect(confirmChange(current, later)).toBeUndefined();
  });

  it("never loosens a limit without 24 hours between request and confirmation", () => {
    type Step = { wait: number; request: bigint | null | "confirm" };
    const step: fc.Arbitrary<Step> = fc.record({
      wait: fc.integer({ min: 0, max: 2 * RAISE_WAIT_MS }),
      request: fc.oneof(wanted, fc.constant("confirm" as const)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let limit: OwnLimit | null = { amount: 500n, pending: null };
        let nowMs = now.getTime();
        let askedMs = nowMs;
        for (const { wait, request } of steps) {
          nowMs += wait;
          const before: OwnLimit | null = limit;
          const moment = new Date(nowMs);
          const after: OwnLimit | null | undefined =
            request === "confirm" ? confirmChange(before, moment) : changeLimit(before, request, moment);
          if (after === undefined) continue;
          if (after?.pending && after.pending !== before?.pending) askedMs = nowMs;
          const isLooser = before !== null && (after === null || after.amount > before.amount);
          if (isLooser) {
            expect(request).toBe("confirm");
            expect(nowMs - askedMs).toBeGreaterThanOrEqual(RAISE_WAIT_MS);
          }
          limit = after;
        }
      }),
    );
  });

  it("the strictest limit applies", () => {
    expect(strictest([null, 30n, undefined, 20n])).toBe(20n);
    expect(strictest([null, undefined])).toBeNull();
  });
});

it("time in parallel sessions counts once, from the start of the window", () => {
  const spans = [
    { from: at("2030-01-01T10:00:00Z"), to: at("2030-01-01T11:00:00Z") },
    { from: at("2030-01-01T10:30:00Z"), to: at("2030-01-01T11:30:00Z") },
    { from: at("2030-01-01T08:00:00Z"), to: at("2030-01-01T09:30:00Z") },
  ];
  expect(secondsOpen(spans, at("2030-01-01T09:00:00Z"))).toBe(1_800 + 5_400);
  expect(secondsOpen([], at("2030-01-01T09:00:00Z"))).toBe(0);
});

it("lists a stake limit per bet, and the other kinds for every window", () => {
  expect(LIMITS).toHaveLength(13);
  expect(LIMITS.filter(({ period: one }) => one === "BET")).toEqual([{ kind: "STAKE", period: "BET" }]);
});
