import { completeRequiredAction } from "@parlour/contracts/calls/identity/login-service/complete-required-action";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listDemoAccounts } from "@parlour/contracts/calls/site/sandbox/list-demo-accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, authenticatorCode, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

type Action = "forcePasswordReset" | "forcePhoneNumberReset" | "forcePinReset";

async function waitingLogin(...requiredActions: Action[]) {
  const player = await addPlayer(stack, { requiredActions });
  const client = stack.client();
  const body = { username: player.username, password: goodPassword, deviceId: "first device" };
  const answer = await client.call(logIn, { body });
  expect(answer.status).toBe(428);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const { token, ...rest } = answer.body as { action: Action; token: string };
  return { player, client, token, answer: rest };
}

describe("required actions", () => {
  it("forcePasswordReset accepts a new password and signs in", async () => {
    const { player, client, token, answer } = await waitingLogin("forcePasswordReset");
    expect(answer).toEqual({ action: "forcePasswordReset" });
    const complete = (password: string) =>
      client.call(completeRequiredAction, {
        params: { action: "forcePasswordReset" },
        body: { token, password },
      });
    for (const [password, code] of [
      [goodPassword, "UNCHANGED"],
      ["password1234", "PASSWORD_BREACHED"],
    ] as const) {
      expect(await complete(password)).toMatchObject({
        status: 422,
        body: { errors: [{ code, field: "password" }] },
      });
    }
    const done = await complete("a hedgehog reads maps");
    expect(done.status).toBe(200);
    client.session = (done.body as { sessionId: string }).sessionId;
    expect((await client.call(getProfile)).status).toBe(200);
    await signIn(stack.client(), { ...player, password: "a hedgehog reads maps" });

    expect(await complete("another good one 9")).toMatchObject({
      status: 401,
      body: { errorCode: "INVALID_REQUIRED_ACTION_DETAILS" },
    });
  });

  it("forcePhoneNumberReset shows the masked phone and accepts a new, unverified one", async () => {
    const { player, client, token, answer } = await waitingLogin("forcePhoneNumberReset");
    expect(answer).toEqual({
      action: "forcePhoneNumberReset",
      profileInfo: { phonePrefix: "+1", phone: `******${player.phone.slice(-4)}` },
    });
    const complete = (phone: string) =>
      client.call(completeRequiredAction, {
        params: { action: "forcePhoneNumberReset" },
        body: { token, phone },
      });
    expect((await complete("1234")).body).toEqual({ errors: [{ code: "PHONE_INVALID", field: "phone" }] });
    // The player must enter a different number; the old one is refused.
    expect((await complete(player.phone)).body).toEqual({ errors: [{ code: "UNCHANGED", field: "phone" }] });
    const done = await complete("4165550199");
    expect(done.status).toBe(200);
    client.session = (done.body as { sessionId: string }).sessionId;
    expect((await client.call(getProfile)).body.phones).toEqual(["4165550199"]);
  });

  it("forcePinReset accepts a new PIN", async () => {
    const { client, token } = await waitingLogin("forcePinReset");
    const complete = (pinCode: string) =>
      client.call(completeRequiredAction, { params: { action: "forcePinReset" }, body: { token, pinCode } });
    expect((await complete("1234")).body).toEqual({ errors: [{ code: "PIN_TOO_SIMPLE", field: "pinCode" }] });
    expect((await complete("2580")).body).toEqual({ errors: [{ code: "UNCHANGED", field: "pinCode" }] });
    expect((await complete("1397")).status).toBe(200);
  });

  it("are required one after the other", async () => {
    const { client, token } = await waitingLogin("forcePinReset", "forcePasswordReset");
    const second = await client.call(completeRequiredAction, {
      params: { action: "forcePinReset" },
      body: { token, pinCode: "1397" },
    });
    expect(second).toMatchObject({ status: 428, body: { action: "forcePasswordReset" } });
    const done = await client.call(completeRequiredAction, {
      params: { action: "forcePasswordReset" },
      body: { token: (second.body as { token: string }).token, password: "a hedgehog reads maps" },
    });
    expect(done.status).toBe(200);
  });

  it("refuse a token that is forged, expired, or for another action", async () => {
    const refused = { status: 401, body: { errorCode: "INVALID_REQUIRED_ACTION_DETAILS" } };
    const { client, token } = await waitingLogin("forcePinReset");
    const complete = (action: Action, body: Record<string, string>) =>
      client.call(completeRequiredAction, { params: { action }, body });
    expect(await complete("forcePinReset", { token: "made-up", pinCode: "1397" })).toMatchObject(refused);
    expect(await complete("forcePasswordReset", { token, password: "a hedgehog reads maps" })).toMatchObject(
      refused,
    );
    expect((await complete("forcePinReset", { token })).body).toEqual({
      errors: [{ code: "REQUIRED", field: "pinCode" }],
    });
    stack.clock.advance(15 * 60_000);
    expect(await complete("forcePinReset", { token, pinCode: "1397" })).toMatchObject(refused);
  });
});

describe("the authenticator", () => {
  it("signs secure@ in once with each code", async () => {
    const { body: people } = await stack.client().call(listDemoAccounts);
    const { totpSecret, password } = people.find(({ email }) => email === "secure@parlour.example")!;
    const codeAt = (seconds: number) =>
      authenticatorCode(totpSecret!, new Date(stack.clock.now().getTime() + seconds * 1_000));
    const tryCode = async (code?: string) => {
      const headers: Record<string, string> =
        code === undefined ? {} : { "x-mfa-code": code, "x-enforcement-method": "TWO_FACTOR_AUTHENTICATION" };
      const body = { username: "secure@parlour.example", password, deviceId: "a" };
      const answer = await stack.client().call(logIn, { body, headers });
      return answer.status === 200 ? 200 : (answer.body as unknown as { errorCode: string }).errorCode;
    };
    const asked = "mfa_required:TWO_FACTOR_AUTHENTICATION";
    expect(await tryCode()).toBe(asked);
    const code = codeAt(0);
    expect(await tryCode(code)).toBe(200);
    expect(await tryCode(code)).toBe(asked);
    expect(await tryCode(codeAt(-30))).toBe(asked);
    stack.clock.advance(30_000);
    expect(await tryCode(code)).toBe(asked);
    expect(await tryCode(codeAt(0))).toBe(200);
    stack.clock.advance(120_000);
    expect(await tryCode(codeAt(-90))).toBe(asked);
    const together = await Promise.all([codeAt(0), codeAt(0), codeAt(0)].map(tryCode));
    expect(together.filter((answer) => answer === 200)).toHaveLength(1);
  });
});
