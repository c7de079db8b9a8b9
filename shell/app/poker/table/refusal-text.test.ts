import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../../languages/en/poker/poker.json" with { type: "json" };
import { refusalText } from "./refusal-text.ts";

const t = createTranslator("en", words);
const textOf = (code: string, details: Record<string, unknown> = {}) =>
  refusalText({ code, details }, { t, language: "en", chips: (amount) => `${amount} chips` });
const limit = { kind: "STAKED", period: "DAY", limit: 50, remaining: 12.5, currency: "EUR", freesAt: null };

test("a buy-in that a limit refuses says what is left of it, and from when it is possible", () => {
  expect(textOf("LIMIT_REACHED", limit)).toBe("This exceeds one of your limits. You have €12.50 left.");
  expect(textOf("LIMIT_REACHED", { ...limit, freesAt: "2030-01-02T12:00:00Z" })).toContain(
    "You have €12.50 left. You can buy in from Jan 2, 2030",
  );
});

test("a time limit names no amount", () => {
  const time = { ...limit, kind: "TIME", currency: null, remaining: 10 };
  expect(textOf("LIMIT_REACHED", time)).toBe("This exceeds one of your limits.");
});

test("the table's own range is in chips", () => {
  expect(textOf("BUY_IN_OUT_OF_RANGE", { min: 40, max: 100 })).toContain("40 chips");
});
