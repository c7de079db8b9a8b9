import { ApiError } from "@parlour/web/api/api-error";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/play/games.json" with { type: "json" };
import { breakText, limitText } from "./limit-text.ts";
import { problemOf } from "./seat-problem.ts";

const t = createTranslator("en", words);
const details = {
  kind: "LOSS",
  period: "DAY",
  limit: 30,
  remaining: 4,
  currency: "USD",
  freesAt: null,
} as const;

test("a refused stake names the limit, what is left of it, and when the stake fits again", () => {
  expect(limitText(t, "en", details)).toBe(
    "This bet exceeds your loss limit of $30.00 (24 hours). You have $4.00 left.",
  );
  expect(limitText(t, "en", { ...details, kind: "STAKE", period: "BET", remaining: 30 })).toBe(
    "This bet exceeds your limit of $30.00 per bet.",
  );
  expect(limitText(t, "en", { ...details, freesAt: "2030-01-02T12:00:00Z" })).toContain(
    "You can place this bet from Jan 2",
  );
  expect(limitText(t, "en", { ...details, kind: "TIME", limit: 60, currency: null })).toBe(
    "You've reached your time limit of 60 minutes (24 hours).",
  );
  expect(limitText(t, "en", undefined)).toBe("This bet exceeds one of your limits.");
});

test("limits and breaks have their own notices", () => {
  const problem = (errorCode: string) => problemOf(new ApiError({ status: 403, errorCode, details }));
  expect(problem("LIMIT_REACHED")).toEqual({ kind: "protected", details });
  expect(problem("EXCLUDED")).toEqual({ kind: "excluded", until: null });
  expect(breakText(t, "en", null)).toBe("You're taking a break, so you can't play for money.");
  expect(breakText(t, "en", "2030-01-02T12:00:00Z")).toContain("until Jan 2, 2030");
});
