import { ApiError } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { failureOf } from "./bet-failure.ts";

const formats = {
  money: (amount: number, currency = "EUR") => `${amount} ${currency}`,
  price: String,
  time: (at: string) => at,
};
const refused = (errorCode: string, details: Record<string, unknown>) =>
  failureOf(new ApiError({ status: 403, errorCode, details }), formats);
const limit = { kind: "LOSS", period: "DAY", limit: 30, remaining: 4, currency: "USD", freesAt: null };

test("a limit says what is left of it, and from when the bet is possible", () => {
  const left = { key: "racebook.errorLimitLeft", values: { remaining: "4 USD" } };
  expect(refused("LIMIT_REACHED", limit)).toEqual(left);
  expect(refused("LIMIT_REACHED", { ...limit, freesAt: "2030-01-02" })).toEqual({
    ...left,
    rest: { key: "racebook.errorLimitFrees", values: { time: "2030-01-02" } },
  });
});

test("a time limit names no amount", () => {
  const time = { ...limit, kind: "TIME", currency: null, freesAt: "2030-01-02" };
  expect(refused("LIMIT_REACHED", time)).toEqual({
    key: "racebook.errorLimit",
    rest: { key: "racebook.errorLimitFrees", values: { time: "2030-01-02" } },
  });
});

test("a break says when it ends, if it does", () => {
  expect(refused("EXCLUDED", { until: "2030-01-02" })).toEqual({
    key: "racebook.errorExcludedUntil",
    values: { time: "2030-01-02" },
  });
  expect(refused("EXCLUDED", { until: null })).toEqual({ key: "racebook.errorExcluded" });
});

test("a bonus names its maximum stake", () => {
  expect(refused("BONUS_MAX_BET", { maxBet: 8, currency: "EUR" })).toEqual({
    key: "racebook.errorBonusMax",
    values: { amount: "8 EUR" },
  });
});

test("a stake that is too high comes with the stake that is accepted instead", () => {
  const limits = { minimumStake: 1, maximumStake: 24, offeredStake: 12 };
  const tooHigh = { key: "racebook.errorStake", values: { min: "1 EUR", max: "24 EUR" } };
  expect(refused("STAKE_LIMIT", limits)).toEqual({ ...tooHigh, offer: 12 });
  expect(refused("STAKE_LIMIT", { ...limits, offeredStake: 0 })).toEqual(tooHigh);
  expect(refused("STAKE_LIMIT", { ...limits, maximumStake: 0, offeredStake: 0 })).toEqual({
    key: "racebook.errorStakeNone",
  });
});
