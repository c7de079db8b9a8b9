import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { listDeposits } from "@parlour/contracts/calls/money/payment/list-deposits";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { getReferralTracking } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { client } from "./client.ts";
import { noteLogin, onSessionEnd } from "./session-end.ts";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (failure: ApiError) => failure,
  );

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

describe("client", () => {
  it("fills in the path with encoded values", async () => {
    answer(200, []);
    expect(await client(listBalances)({ session: "a/b?" })).toEqual([]);
    expect(fetched.mock.calls[0]![0]).toBe("/services/wallet-gateway/v1/profiles/a%2Fb%3F/balances");
    answer(200, {});
    await client(getReferralTracking)({
      params: { token: "../x" },
    });
    expect(fetched.mock.calls[1]![0]).toBe("/services/referral/v1/profiles/tracking/..%2Fx");
  });

  it("reports that the session ended, but not for a call sent before the latest login", async () => {
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    const invalid = () => new Response('{"errorCode":"SESSION_INVALID","cause":"EXPIRED"}', { status: 401 });
    fetched.mockResolvedValueOnce(invalid());
    await failureOf(client(listBalances)({ session: "old" }));
    expect(ended.mock.calls).toEqual([["EXPIRED"]]);
    let respond: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    const late = failureOf(client(listBalances)({ session: "old" }));
    noteLogin();
    respond(invalid());
    expect(await late).toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it("omits undefined query values", async () => {
    const list = client(listDeposits);
    answer(200, []);
    await list({ session: "s", query: { status: "PENDING" } });
    answer(200, []);
    await list({ session: "s", query: { status: undefined } });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      "/services/payment/profiles/s/deposits?status=PENDING",
      "/services/payment/profiles/s/deposits",
    ]);
  });

  it("sends body, idempotency key, language and headers of the call", async () => {
    const body = { method: "CBT", amount: 1, currency: "USD", target: "t", pinCode: "4711" };
    answer(201, { id: "1" });
    await client(createWithdrawal)({
      session: "s",
      idempotencyKey: "key",
      language: "fr",
      body,
    });
    expect(fetched.mock.calls[0]![1]).toMatchObject({
      method: "POST",
      body: JSON.stringify(body),
      headers: { "idempotency-key": "key", "x-language": "fr", "content-type": "application/json" },
    });
    answer(200, {});
    await client(logIn)({
      headers: { "x-mfa-code": "123456", "x-captcha-token": undefined },
      body: { username: "u", password: "p" },
    });
    const headers = fetched.mock.calls[1]![1]!.headers as Record<string, string>;
    expect(headers["x-mfa-code"]).toBe("123456");
    expect(headers).not.toHaveProperty("x-captcha-token");
    expect(headers).not.toHaveProperty("idempotency-key");
  });

  it("uses the page's language", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "pt" } });
    answer(200, { outcome: "SUCCESS" });
    await client(logOut)();
    expect(fetched.mock.calls[0]![1]).toMatchObject({ headers: { "x-language": "pt" } });
    expect(fetched.mock.calls[0]![1]).not.toHaveProperty("body");
  });

  it("throws the server's refusal", async () => {
    const list = client(listBalances);
    answer(422, { errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 2 });
    expect(await failureOf(list({ session: "s" }))).toMatchObject({
      name: "ApiError",
      status: 422,
      errorCode: "MFA_INVALID_CONFIRMATION_CODE",
      errors: [],
      details: { remainingAttempts: 2 },
    });
    answer(422, { errors: [{ code: "REQUIRED", field: "email" }, "nonsense"] });
    expect(await failureOf(list({ session: "s" }))).toMatchObject({
      errorCode: null,
      errors: [{ code: "REQUIRED", field: "email" }],
    });
    answer(428, { action: "forcePinReset", token: "t" });
    expect(await failureOf(list({ session: "s" }))).toMatchObject({
      status: 428,
      details: { action: "forcePinReset", token: "t" },
    });
  });

  it("keeps the status of an unknown response", async () => {
    const list = client(listBalances);
    answer(502, "<html>");
    expect(await failureOf(list({ session: "s" }))).toMatchObject({ status: 502, errorCode: null });
    answer(200, "<html>");
    expect(await failureOf(list({ session: "s" }))).toMatchObject({ status: 200, errorCode: null });
  });

  it("distinguishes a network error from an aborted call", async () => {
    const list = client(listBalances);
    fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
    const lost = await failureOf(list({ session: "s" }));
    expect(lost).toBeInstanceOf(ApiError);
    expect(lost).toMatchObject({ status: 0, isOffline: true });
    const reason = new DOMException("stop", "AbortError");
    fetched.mockRejectedValueOnce(reason);
    expect(await failureOf(list({ session: "s", signal: AbortSignal.abort() }))).toBe(reason);
  });

  it("is checked against the contract", () => {
    const list = client(listBalances);
    expectTypeOf<Awaited<ReturnType<typeof list>>[number]["amount"]>().toBeNumber();
    // @ts-expect-error a method and a path alone are not a call of the contract
    client({ method: "GET", path: listBalances.path });
    // @ts-expect-error without a contract there is no call
    client("GET");
    type WithdrawalInput = Parameters<ReturnType<typeof client<typeof createWithdrawal>>>[0];
    expectTypeOf<WithdrawalInput>().toHaveProperty("idempotencyKey");
    expectTypeOf<WithdrawalInput>().not.toHaveProperty("query");
    // A required action is thrown as an error, not returned.
    const login = client(logIn);
    expectTypeOf<Awaited<ReturnType<typeof login>>>().toHaveProperty("sessionId");
  });
});
