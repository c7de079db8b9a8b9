import { ApiError } from "@parlour/web/api/api-error";
import { expect, it } from "vitest";
import { problemOf } from "./seat-problem.ts";

it("says that a bonus limits the stake, not the table", () => {
  const details = { maxBet: 8, currency: "USD" };
  const error = new ApiError({ status: 422, errorCode: "BONUS_MAX_BET", details });
  expect(problemOf(error)).toEqual({ kind: "bonusMax", maxBet: 8 });
});
