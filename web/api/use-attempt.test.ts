import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createAttempts } from "./use-attempt.ts";

const lost = new ApiError({ status: 0, errorCode: null });
const wrongPin = new ApiError({
  status: 422,
  errorCode: null,
  errors: [{ code: "PIN_WRONG", field: "pinCode" }],
});

/** Returns a function that sends an action and returns its key. If an error is given, the action fails with it. */
function setUp() {
  const attempts = createAttempts();
  return async (action: string, error?: Error): Promise<string> => {
    let sent = "";
    const result = attempts.run(action, async (key) => {
      sent = key;
      if (error) throw error;
      return "answer";
    });
    if (error) await expect(result).rejects.toBe(error);
    else expect(await result).toBe("answer");
    return sent;
  };
}

test.each([
  ["a lost response", lost],
  ["a server error", new ApiError({ status: 500, errorCode: "INTERNAL" })],
  ["a busy server", new ApiError({ status: 503, errorCode: "OVERLOADED" })],
  ["a request that is still running", new ApiError({ status: 409, errorCode: "IDEMPOTENCY_KEY_IN_USE" })],
  ["too many requests", new ApiError({ status: 429, errorCode: "RATE_LIMITED" })],
  ["the end of the session", new ApiError({ status: 401, errorCode: "SESSION_INVALID" })],
  ["a proxy's error page", new ApiError({ status: 408, errorCode: null })],
])("an action that is repeated after %s keeps its key", async (_name, error) => {
  const send = setUp();
  expect(await send("withdraw 20", error)).toBe(await send("withdraw 20"));
});

test.each([
  ["insufficient funds", new ApiError({ status: 422, errorCode: "INSUFFICIENT_FUNDS" })],
  ["a block that ends", new ApiError({ status: 423, errorCode: "ACCOUNT_BLOCKED" })],
  ["a field", wrongPin],
])("an action that was refused because of %s gets a new key", async (_name, error) => {
  const send = setUp();
  expect(await send("withdraw 20", error)).not.toBe(await send("withdraw 20"));
});

test("a mistyped PIN in between does not turn a repeat into a second withdrawal", async () => {
  const send = setUp();
  const first = await send("withdraw 20 with 2580", lost);
  expect(await send("withdraw 20 with 2589", wrongPin)).not.toBe(first);
  expect(await send("withdraw 20 with 2580")).toBe(first);
});

test("after a success, the same action is a new one", async () => {
  const send = setUp();
  expect(await send("deposit 20")).not.toBe(await send("deposit 20"));
});
