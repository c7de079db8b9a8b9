import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import words from "../../../../../languages/en/play/games-dealt.json" with { type: "json" };
import { tipRefusalText } from "./tip-refusal-text.ts";

const t = createTranslator("en", words);
const textOf = (refused: string, details?: Record<string, unknown>) =>
  tipRefusalText({ refused, details }, t, { language: "en", currency: "USD" });
const limit = { kind: "LOSS", period: "DAY", limit: 30, remaining: 4, currency: "EUR", freesAt: null };

test("a tip that a limit refuses says what is left of it, and from when the tip is possible", () => {
  expect(textOf("LIMIT_REACHED", limit)).toBe("Your limits don't allow this tip. You have €4.00 left.");
  expect(textOf("LIMIT_REACHED", { ...limit, freesAt: "2030-01-02T12:00:00Z" })).toContain(
    "You have €4.00 left. You can give this tip from Jan 2, 2030",
  );
  expect(textOf("LIMIT_EXCEEDED", { max: 200, remaining: 15 })).toBe(
    "This exceeds what you can tip in 24 hours. You have $15.00 left.",
  );
});

test("a time limit and other refusals name no amount", () => {
  const time = { ...limit, kind: "TIME", currency: null };
  expect(textOf("LIMIT_REACHED", time)).toBe("Your limits don't allow this tip.");
  expect(textOf("LIMIT_EXCEEDED")).toBe("This exceeds what you can tip in 24 hours.");
  expect(textOf("INSUFFICIENT_FUNDS", limit)).toBe("Your cash balance isn't enough for this tip.");
  expect(textOf("UNHEARD_OF")).toBe("You can't tip at this table right now.");
});
