import { expect, test } from "vitest";
import { betResult } from "./bet-result.ts";

test("Players 18: a racing bet that paid no more than its stake isn't shown as won", () => {
  expect(betResult({ outcome: "WON", stake: 10, payout: 6 })).toEqual({
    text: "racebook.returned",
    tone: "quiet",
    isReturn: true,
  });
  expect(betResult({ outcome: "WON", stake: 10, payout: 10 }).tone).toBe("quiet");
  expect(betResult({ outcome: "WON", stake: 10, payout: 24 })).toMatchObject({
    tone: "gain",
    isReturn: false,
  });
  expect(betResult({ outcome: "LOST", stake: 10, payout: 0 }).text).toBe("racebook.lost");
  expect(betResult({ outcome: "REFUNDED", stake: 10, payout: 10 }).text).toBe("racebook.refunded");
});
