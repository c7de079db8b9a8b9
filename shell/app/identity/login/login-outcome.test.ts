import { LOGIN_CAUSES } from "@parlour/contracts/enumerations";
import { apiErrorOf } from "@parlour/web/api/api-error";
import { expect, test } from "vitest";
import { outcomeOf } from "./login-outcome.ts";

const read = (status: number, body: unknown) => outcomeOf(apiErrorOf(status, body));

test("401 with a list of errors is an invalid grant, whatever else it contains", () => {
  const body = { errorCode: "blocked", errors: [{ code: "invalid_grant" }] };
  expect(read(401, body)).toMatchObject({ outcome: "FAILED", cause: "invalid_grant" });
});

test.each(LOGIN_CAUSES)("401 with the code %s is that cause", (cause) => {
  expect(read(401, { errorCode: cause })).toEqual({ outcome: "FAILED", cause });
});

test.each([
  [401, {}, "UNKNOWN_ERROR"],
  [401, { errorCode: "SOMETHING_NEW" }, "UNKNOWN_ERROR"],
  [401, "no JSON", "UNKNOWN_ERROR"],
  [422, { errors: [{ code: "REQUIRED", field: "username" }] }, "VALIDATION_ERROR"],
  [428, {}, "Precondition Required"],
  [429, { errorCode: "RATE_LIMITED" }, "RATE_LIMITED"],
  [500, { errorCode: "INTERNAL" }, "UNEXPECTED"],
  [0, undefined, "OFFLINE"],
])("%i with %j is %s", (status, body, cause) => {
  expect(read(status, body)).toMatchObject({ outcome: "FAILED", cause });
});

test("remaining attempts and block time are passed on", () => {
  const body = { errorCode: "mfa_required:SMS", remainingAttempts: 2 };
  expect(read(401, body)).toEqual({ outcome: "FAILED", cause: "mfa_required:SMS", remainingAttempts: 2 });
  expect(read(401, { errorCode: "blocked", remainingBlockingTime: 600 })).toMatchObject({
    cause: "blocked",
    remainingBlockingTime: 600,
  });
});

test("428 names a required action and its data", () => {
  const profileInfo = { phonePrefix: "+1", phone: "***0100" };
  expect(read(428, { action: "forcePhoneNumberReset", token: "t", profileInfo })).toEqual({
    outcome: "ACTION_REQUIRED",
    action: "forcePhoneNumberReset",
    token: "t",
    profileInfo,
  });
  expect(read(428, { action: "danceAJig" })).toEqual({
    outcome: "FAILED",
    cause: "UNKNOWN_REQUIRED_ACTION",
    action: "danceAJig",
  });
});
