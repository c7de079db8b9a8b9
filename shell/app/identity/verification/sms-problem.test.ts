import { apiErrorOf } from "@parlour/web/api/api-error";
import { expect, it } from "vitest";
import { reasonOf, smsProblemOf } from "./sms-problem.ts";

it.each([
  [423, { errorCode: "ACCOUNT_BLOCKED", remainingBlockingTime: 90 }, { kind: "blocked", seconds: 90 }],
  [423, { errorCode: "MFA_ACCOUNT_BLOCKED" }, { kind: "blocked", seconds: 1_800 }],
  [423, { errorCode: "NO_REMAINING_SEND_CODE_ATTEMPT" }, { kind: "noMoreSends" }],
  [422, { errorCode: "PLAYER_VALIDATED" }, { kind: "validated" }],
  [422, { errorCode: "PLAYER_NOT_VALIDATED" }, { kind: "notValidated" }],
  [
    422,
    { errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 1 },
    { kind: "wrongCode", remaining: 1 },
  ],
  [422, { errorCode: "MFA_CONFIGURATION_ERROR" }, { kind: "operationFailed" }],
  [422, { errorCode: "MFA_ERROR_VALIDATING_OPERATION" }, { kind: "operationFailed" }],
  [0, null, { kind: "offline" }],
  [500, { errorCode: "INTERNAL" }, { kind: "other" }],
  [422, { errors: [{ code: "PHONE_INVALID", field: "phone" }] }, { kind: "other" }],
])("maps %i %j", (status, body, problem) => {
  expect(smsProblemOf(apiErrorOf(status, body))).toEqual(problem);
});

it("treats a missing response as a failure", () => {
  expect(smsProblemOf(new TypeError("x"))).toEqual({ kind: "other" });
});

it.each([
  [apiErrorOf(423, { errorCode: "ACCOUNT_BLOCKED" }), "ACCOUNT_BLOCKED"],
  [apiErrorOf(0, null), "OFFLINE"],
  [apiErrorOf(502, "<html>"), "HTTP_502"],
  [new TypeError("x"), "UNKNOWN_ERROR"],
])("names the reason of %s", (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
