import { expect, it } from "vitest";
import { sessionEndText } from "./session-end-text.ts";

it.each([
  ["DISABLED", /^Your account has been disabled/],
  ["NEW_LOGIN", /because you logged in somewhere else/],
  ["EXPIRED", /^Your session has expired/],
  // An older server doesn't name the cause, so the sentence includes all possible causes.
  [undefined, /expired, you logged in somewhere else, or your account was disabled/],
])("explains the end of a session for %s", (cause, text) => {
  expect(sessionEndText(cause)).toMatch(text);
});
