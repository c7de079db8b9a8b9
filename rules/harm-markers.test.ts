import { describe, expect, it } from "vitest";
import { HARM_CASE_SCORE, type HarmFigures, harmMarkers, scoreHarm } from "./harm-markers.ts";

const from = new Date("2030-05-10T00:00:00Z");
const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
const figures = (change: Partial<HarmFigures> = {}): HarmFigures => ({
  day: { from, before: at(24) },
  localHour: (time) => time.getUTCHours(),
  quarters: [],
  deposits: [],
  cancelledWithdrawals: 0,
  raisedLimits: 0,
  ...change,
});
const deposit = (hours: number, amountMinor: bigint, isDeclined = false) => ({
  at: at(hours),
  amountMinor,
  isDeclined,
});
const quarter = (hours: number, stakedMinor = 0n, wonMinor = 0n) => ({
  at: at(hours),
  stakedMinor,
  wonMinor,
});
const codes = (change: Partial<HarmFigures>) => scoreHarm(figures(change)).reasons.map(({ code }) => code);

describe("markers of harm", () => {
  it("find nothing in ordinary play", () => {
    const evening = [quarter(19, 500n, 300n), quarter(19.25, 500n), quarter(20, 300n, 900n)];
    expect(scoreHarm(figures({ quarters: evening, deposits: [deposit(18.9, 2_000n)] }))).toEqual({
      score: 0,
      reasons: [],
    });
  });

  it("notice deposits that follow losses, but not deposits after wins", () => {
    const deposits = [deposit(12, 100n), deposit(13, 100n), deposit(14, 100n)];
    expect(codes({ deposits, quarters: [quarter(12.25, 90n), quarter(13.25, 80n)] })).toEqual([
      "CHASING_LOSSES",
    ]);
    expect(codes({ deposits, quarters: [quarter(12.25, 90n, 90n), quarter(13.25, 80n, 10n)] })).toEqual([]);
  });

  it("notice night play in the player's own time zone", () => {
    const night = [1, 1.25, 1.5, 1.75].map((hours) => quarter(hours));
    expect(codes({ quarters: night })).toEqual(["NIGHT_PLAY"]);
    expect(codes({ quarters: night, localHour: (time) => (time.getUTCHours() + 12) % 24 })).toEqual([]);
  });

  it("compare deposits with the four weeks before, if there are any", () => {
    const week = 7 * 24;
    const usual = [1, 2, 3, 4].map((weeks) => deposit(24 - weeks * week - 10, 1_000n));
    expect(codes({ deposits: [...usual, deposit(3, 2_000n)] })).toEqual(["RISING_DEPOSITS"]);
    expect(codes({ deposits: [...usual, deposit(3, 1_990n)] })).toEqual([]);
    expect(codes({ deposits: [deposit(3, 90_000n)] })).toEqual([]);
  });

  it("count cancelled withdrawals, raised limits, declined deposits and long sessions", () => {
    const long = Array.from({ length: 8 }, (_, index) => quarter(12 + index / 2));
    const declined = [1, 2, 3].map((hours) => deposit(hours + 10, 100n, true));
    expect(
      codes({ quarters: long, deposits: declined, cancelledWithdrawals: 2, raisedLimits: 2 }).sort(),
    ).toEqual(["CANCELLED_WITHDRAWALS", "DECLINED_DEPOSITS", "RAISED_LIMITS"]);
    expect(codes({ quarters: [...long, quarter(16)] })).toEqual(["LONG_SESSION"]);
  });

  it("count twice from double the threshold on, and state the figure", () => {
    const { score, reasons } = scoreHarm(figures({ cancelledWithdrawals: 4 }));
    expect([score, reasons]).toEqual([
      40,
      [{ code: "CANCELLED_WITHDRAWALS", points: 40, text: "Cancelled 4 withdrawals in the last 7 days" }],
    ]);
  });

  it("are data: each has fewer points than a case needs, so that no marker alone opens one at its threshold", () => {
    expect(new Set(harmMarkers.map(({ code }) => code)).size).toBe(harmMarkers.length);
    for (const { weight, threshold } of harmMarkers) {
      expect(weight).toBeLessThan(HARM_CASE_SCORE);
      expect(threshold).toBeGreaterThan(0);
    }
  });
});
