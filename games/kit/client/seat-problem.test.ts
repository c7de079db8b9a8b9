import { ApiError } from "@parlour/web/api/api-error";
import { expect, it } from "vitest";
import { problemOf } from "./seat-problem.ts";

it("says that a bonus limits the stake, not the table", () => {
  expect(problemOf(new ApiError({ status: 422, errorCode: "BONUS_MAX_BET" }))).toEqual({ kind: "bonusMax" });
});
