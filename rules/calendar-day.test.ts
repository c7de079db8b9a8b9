import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, countDays, startOfDay } from "./calendar-day.ts";

const zones = [
  "UTC",
  "America/Toronto",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Europe/Lisbon",
  "Pacific/Pago_Pago",
];

describe("calendar days in a time zone", () => {
  it("begin at local midnight, also where the clock has changed", () => {
    expect(startOfDay("2026-03-08", "America/Toronto").toISOString()).toBe("2026-03-08T05:00:00.000Z");
    expect(startOfDay("2026-03-09", "America/Toronto").toISOString()).toBe("2026-03-09T04:00:00.000Z");
    expect(startOfDay("2026-01-01", "Asia/Kathmandu").toISOString()).toBe("2025-12-31T18:15:00.000Z");
    // In Beirut, midnight is skipped when summer time begins.
    expect(startOfDay("2026-03-29", "Asia/Beirut").toISOString()).toBe("2026-03-28T22:00:00.000Z");
  });

  it("have a first moment, just before which it is still the previous day", () => {
    const days = fc.date({ min: new Date("2020-01-02"), max: new Date("2035-12-30"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (date, zone) => {
        const day = date.toISOString().slice(0, 10);
        const start = startOfDay(day, zone);
        expect(calendarDay(start, zone)).toBe(day);
        expect(calendarDay(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
      }),
    );
  });

  it("are counted including the first and the last", () => {
    expect(countDays("2026-02-28", "2026-02-28")).toBe(1);
    expect(countDays("2025-03-01", "2026-02-28")).toBe(365);
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  });
});
