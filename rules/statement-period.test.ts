import { expect, it } from "vitest";
import { checkStatementPeriod, presetPeriod, STATEMENT_PRESETS } from "./statement-period.ts";

it("reports the invalid field", () => {
  const check = (from: string, to: string) => checkStatementPeriod({ from, to }, "2026-03-31");
  expect(check("2026-03-31", "2026-03-31")).toBeUndefined();
  expect(check("2025-03-31", "2026-03-31")).toBeUndefined();
  expect(check("2025-03-30", "2026-03-31")).toEqual({ field: "to", code: "TOO_LARGE" });
  expect(check("2026-03-31", "2026-03-30")).toEqual({ field: "to", code: "TOO_SMALL" });
  expect(check("2026-04-01", "2026-04-01")).toEqual({ field: "from", code: "TOO_LARGE" });
  expect(check("", "2026-03-30")).toEqual({ field: "from", code: "INVALID_FORMAT" });
  expect(check("2026-03-01", "2026-13-30")).toEqual({ field: "to", code: "INVALID_FORMAT" });
});

it("offers whole calendar months", () => {
  expect(STATEMENT_PRESETS.map((preset) => presetPeriod(preset, "2024-02-29"))).toEqual([
    { from: "2024-02-01", to: "2024-02-29" },
    { from: "2024-01-01", to: "2024-01-31" },
    { from: "2023-11-01", to: "2024-01-31" },
    { from: "2023-02-01", to: "2024-01-31" },
  ]);
});
