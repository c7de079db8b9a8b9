import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../languages/en/sports/sportsbook.json" with { type: "json" };
import { refusalText } from "./bet-failure.ts";
import { decisionToast } from "./decision-toast.ts";

const t = createTranslator("en", words);
const limit = { kind: "LOSS", period: "DAY", limit: 30, remaining: 4, currency: "USD", freesAt: null };
const refusalOf = (details?: Record<string, unknown>) => ({
  code: "LIMIT_REACHED",
  selections: [],
  ...(details && { details }),
});
const textOf = (details?: Record<string, unknown>) => refusalText(t, "en", "EUR", refusalOf(details));

test("a live bet refused after its delay says what is left of the limit, and until when", () => {
  expect(textOf(limit)).toBe("This exceeds your limit. You have $4.00 left.");
  expect(textOf({ ...limit, freesAt: "2030-01-02T12:00:00Z" })).toContain(
    "More is available from Jan 2, 2030",
  );
  expect(textOf({ ...limit, kind: "TIME", currency: null })).toBe("This exceeds your limit.");
  expect(textOf()).toBe("This exceeds your limit.");
});

test("a bonus names its maximum stake", () => {
  const refusal = { code: "BONUS_MAX_BET", selections: [], details: { maxBet: 8, currency: "EUR" } };
  expect(refusalText(t, "en", "EUR", refusal)).toBe(
    "Your active bonus only pays for total stakes of up to €8.00. Lower your stake.",
  );
});

const bet = {
  status: "OPEN",
  currency: "USD",
  stake: 5,
  potentialPayout: 10,
  refusal: null,
  selections: [{ event: { home: "Ashford", away: "Brookvale" } }],
} as unknown as SportsBet;

test("a decision is announced with the match and its terms or reason", () => {
  expect(decisionToast(t, "en", bet)).toEqual({
    tone: "success",
    title: "Bet placed",
    description: "Ashford – Brookvale: Stake $5.00, returns up to $10.00",
  });
  const refused = { ...bet, status: "REFUSED" as const, refusal: refusalOf(limit) };
  expect(decisionToast(t, "en", refused)).toEqual({
    tone: "danger",
    title: "Bet not accepted",
    description:
      "Ashford – Brookvale: This exceeds your limit. You have $4.00 left. Nothing was taken from your balance.",
  });
});
