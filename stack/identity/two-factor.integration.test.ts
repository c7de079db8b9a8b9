import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { activateTwoFactor } from "@parlour/contracts/calls/identity/player-verification/activate-two-factor";
import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { getTwoFactorStatus } from "@parlour/contracts/calls/identity/player-verification/get-two-factor-status";
import { resetTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-two-factor";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, authenticatorCode, goodPassword, newestCode, signIn } from "../testing-people.ts";

const blocked = { status: 423, body: { errorCode: "MFA_ACCOUNT_BLOCKED", remainingBlockingTime: 1_800 } };
const unfit = { status: 422, body: { errorCode: "MFA_CONFIGURATION_ERROR" } };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function signedIn(change: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(stack, change);
  const client = stack.client();
  await signIn(client, player);
  const prove = (value = goodPassword, type = "PASSWORD", method = "NOT_APPLICABLE") =>
    client.call(verify, { body: { type, method, value, operation: "enable2fa" } });
  const enrol = (code?: string, operation = "enable2fa") =>
    client.call(enrolTwoFactor, {
      ...(code !== undefined && { headers: { "x-mfa-code": code, "x-mfa-operation": operation } }),
    });
  const activate = (code: string) => client.call(activateTwoFactor, { body: { code } });
  const reset = (code?: string) =>
    client.call(resetTwoFactor, { ...(code !== undefined && { headers: { "x-mfa-code": code } }) });
  const status = async () => (await client.call(getTwoFactorStatus)).body.status;
  const smsCode = () => newestCode(client, player.phonePrefix + player.phone);
  const start = async () => {
    await enrol();
    await prove();
    const { body } = await enrol(await smsCode());
    return new URL((body as { otpAuthUri: string }).otpAuthUri).searchParams.get("secret")!;
  };
  const enable = async () => {
    const secret = await start();
    const { body } = await activate(authenticatorCode(secret, stack.clock.now()));
    // A code is accepted only once, so we advance to the next time step.
    stack.clock.advance(30_000);
    return { secret, recoveryCodes: body.recoveryCodes };
  };
  const logInWith = (code?: string) =>
    stack.client().call(logIn, {
      body: { username: player.username, password: player.password, deviceId: "first device" },
      ...(code !== undefined && {
        headers: { "x-mfa-code": code, "x-enforcement-method": "TWO_FACTOR_AUTHENTICATION" },
      }),
    });
  return { player, client, prove, enrol, activate, reset, status, smsCode, start, enable, logInWith };
}

const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

describe("enrolment", () => {
  it("needs an SMS code and an app code, returns recovery codes, and applies at the next login", async () => {
    const { player, prove, enrol, activate, status, smsCode, logInWith } = await signedIn();
    await prove();
    expect(await status()).toBe("NOT_ENROLLED");
    expect((await enrol()).body).toEqual({ limit: 5, remainingSendAttempts: 4 });
    const answer = await enrol(await smsCode());
    const uri = new URL((answer.body as { otpAuthUri: string }).otpAuthUri);
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toBe(`/Parlour:${player.email}`);
    expect(await status()).toBe("PENDING");
    expect((await logInWith()).status).toBe(200);

    const secret = uri.searchParams.get("secret")!;
    const first = authenticatorCode(secret, stack.clock.now());
    const activated = await activate(first);
    expect(activated).toMatchObject({ status: 200, body: { status: "ENABLED" } });
    expect(new Set(activated.body.recoveryCodes).size).toBe(10);
    expect(await status()).toBe("ENABLED");

    const asked = { status: 401, body: { errorCode: "mfa_required:TWO_FACTOR_AUTHENTICATION" } };
    expect(await logInWith()).toMatchObject(asked);
    expect(await logInWith(first)).toMatchObject(asked);
    stack.clock.advance(30_000);
    expect((await logInWith(authenticatorCode(secret, stack.clock.now()))).status).toBe(200);
  });

  it("needs the password or PIN, which a stolen session and phone don't have", async () => {
    const { client, enrol, prove, smsCode, status } = await signedIn();
    await enrol();
    const code = await smsCode();
    const asked = { status: 403, body: { errorCode: "MFA_REQUIRED", operation: "enable2fa" } };
    expect(await enrol(code)).toMatchObject(asked);
    expect(await prove(code, "PASSWORD", "SMS")).toMatchObject({
      status: 422,
      body: { errorCode: "MFA_ERROR_VALIDATING_OPERATION" },
    });
    expect((await prove("wrong password")).body).toMatchObject({ errorCode: "VERIFICATION_FAILED" });
    expect(await enrol(code)).toMatchObject(asked);
    expect(await status()).toBe("NOT_ENROLLED");

    expect((await prove("2580", "PIN_CODE")).status).toBe(200);
    // A mistyped code doesn't use up the player's proof of identity.
    expect((await enrol(otherThan(code))).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
    expect((await enrol(code)).status).toBe(200);
    await stack.ports.settings.set("mfaOperations", []);
    expect(await client.call(enrolTwoFactor)).toMatchObject(asked);
    await stack.ports.settings.set("mfaOperations", ["enable2fa", "updateProfile", "validatePhone"]);
  });

  it("needs a verified phone", async () => {
    const { enrol } = await signedIn({ phoneValidated: false });
    expect(await enrol()).toMatchObject({ status: 422, body: { errorCode: "PLAYER_NOT_VALIDATED" } });
  });

  it("refuses a code for another operation without using it up", async () => {
    const { enrol, prove, smsCode } = await signedIn();
    await enrol();
    await prove();
    const code = await smsCode();
    expect(await enrol(code, "updateProfile")).toMatchObject({
      status: 422,
      body: { errorCode: "MFA_ERROR_VALIDATING_OPERATION" },
    });
    expect((await enrol(code)).status).toBe(200);
    await prove();
    expect((await enrol(code)).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  });

  it("is blocked after five wrong codes, in every response", async () => {
    const { client, enrol, prove, status, smsCode } = await signedIn();
    await enrol();
    await prove();
    const right = await smsCode();
    for (const remainingAttempts of [4, 3, 2, 1]) {
      expect(await enrol(otherThan(right))).toMatchObject({
        status: 422,
        body: { errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts },
      });
    }
    expect(await enrol(otherThan(right))).toMatchObject(blocked);
    expect(await enrol(right)).toMatchObject(blocked);
    expect(await enrol()).toMatchObject(blocked);
    expect(await status()).toBe("BLOCKED");
    const operation = await client.call(getOperationStatus, { params: { operation: "enable2fa" } });
    expect(operation.body).toEqual({ status: "BLOCKED", remainingBlockingTime: 1_800 });
  });

  it("stops sending after five codes", async () => {
    const { enrol } = await signedIn();
    for (let sent = 0; sent < 5; sent++) expect((await enrol()).status).toBe(200);
    expect(await enrol()).toMatchObject({
      status: 423,
      body: { errorCode: "NO_REMAINING_SEND_CODE_ATTEMPT", remainingSendAttempts: 0 },
    });
  });

  it("can restart before the first app code, and not after it", async () => {
    const { enrol, activate, start } = await signedIn();
    const abandoned = await start();
    const secret = await start();
    expect((await activate(authenticatorCode(abandoned, stack.clock.now()))).status).toBe(422);
    expect((await activate(authenticatorCode(secret, stack.clock.now()))).status).toBe(200);
    expect(await enrol()).toMatchObject(unfit);
    expect(await activate(authenticatorCode(secret, stack.clock.now()))).toMatchObject(unfit);
  });

  it("follows the site configuration", async () => {
    const { enrol, prove } = await signedIn();
    await prove();
    const store = stack.ports.settings;
    await store.set("mfaOperations", ["updateProfile"]);
    expect((await enrol()).body).toHaveProperty("otpAuthUri");
    await store.set("mfaOperations", ["enable2fa", "updateProfile", "validatePhone"]);
    await store.set("twoFactorAuthenticatorEnabled", false);
    expect(await enrol()).toMatchObject({ status: 403, body: { errorCode: "FEATURE_DISABLED" } });
    await store.set("twoFactorAuthenticatorEnabled", true);
  });
});

describe("every transition from every state", () => {
  it.each([
    ["NOT_ENROLLED", "enrol", "PENDING"],
    ["NOT_ENROLLED", "activate", null],
    ["NOT_ENROLLED", "reset", null],
    ["PENDING", "enrol", "PENDING"],
    ["PENDING", "activate", "ENABLED"],
    ["PENDING", "reset", "NOT_ENROLLED"],
    ["ENABLED", "enrol", null],
    ["ENABLED", "activate", null],
    ["ENABLED", "reset", "NOT_ENROLLED"],
  ] as const)("%s: %s leads to %s", async (from, step, to) => {
    const player = await signedIn();
    let secret = "JBSWY3DPEHPK3PXP";
    if (from === "PENDING") secret = await player.start();
    if (from === "ENABLED") ({ secret } = await player.enable());
    expect(await player.status()).toBe(from);
    const code = authenticatorCode(secret, stack.clock.now());
    const enrol = async () => {
      const asked = await player.enrol();
      await player.prove();
      return asked.status === 200 ? await player.enrol(await player.smsCode()) : asked;
    };
    const steps = { enrol, activate: () => player.activate(code), reset: () => player.reset(code) };
    const answer = await steps[step]();
    if (to === null) expect(answer).toMatchObject(unfit);
    else expect(answer.status).toBe(200);
    expect(await player.status()).toBe(to ?? from);
  });
});

describe("the first code", () => {
  it("is blocked after five wrong ones", async () => {
    const { activate, start } = await signedIn();
    const right = authenticatorCode(await start(), stack.clock.now());
    for (let tried = 0; tried < 4; tried++) expect((await activate(otherThan(right))).status).toBe(422);
    expect(await activate(otherThan(right))).toMatchObject(blocked);
    expect(await activate(right)).toMatchObject(blocked);
  });

  it("activates once when it is sent twice at once", async () => {
    const { activate, start } = await signedIn();
    const code = authenticatorCode(await start(), stack.clock.now());
    const answers = await Promise.all([activate(code), activate(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("has no effect for a player who has not enrolled", async () => {
    const { activate } = await signedIn();
    expect(await activate("123456")).toMatchObject(unfit);
  });
});

describe("a recovery code", () => {
  it("replaces the app code once, in any spelling", async () => {
    const { enable, logInWith } = await signedIn();
    const { recoveryCodes } = await enable();
    const [one, two] = recoveryCodes as [string, string];
    expect((await logInWith(one)).status).toBe(200);
    expect((await logInWith(one)).status).toBe(401);
    expect((await logInWith(two.toUpperCase().replace("-", " "))).status).toBe(200);
  });

  it("does not work for another player, and is stored as a hash", async () => {
    const one = await signedIn();
    const other = await signedIn();
    const { recoveryCodes } = await one.enable();
    await other.enable();
    expect((await other.logInWith(recoveryCodes[0]!)).status).toBe(401);
    const [kept] = await stack.kit.db.query<{ all: string }>(
      "select string_agg(row_to_json(codes)::text, ' ') as all from recovery_codes codes",
    );
    expect(kept!.all).not.toContain(recoveryCodes[0]!);
  });
});

describe("disabling", () => {
  it("needs an app code or a recovery code", async () => {
    const { enable, reset, status, logInWith } = await signedIn();
    const { secret, recoveryCodes } = await enable();
    expect(await reset()).toMatchObject({ status: 403, body: { errorCode: "MFA_REQUIRED" } });
    const code = authenticatorCode(secret, stack.clock.now());
    expect((await reset(otherThan(code))).status).toBe(422);
    expect(await reset(code)).toMatchObject({ status: 200, body: { status: "NOT_ENROLLED" } });
    expect(await status()).toBe("NOT_ENROLLED");
    expect((await logInWith()).status).toBe(200);
    expect(await reset(recoveryCodes[0]!)).toMatchObject(unfit);

    const again = await enable();
    expect((await reset(recoveryCodes[0]!)).status).toBe(422);
    expect((await reset(again.recoveryCodes[0]!)).status).toBe(200);
  });

  it("is blocked after five wrong codes", async () => {
    const { enable, reset, status } = await signedIn();
    const { recoveryCodes } = await enable();
    for (let tried = 0; tried < 4; tried++) expect((await reset("abcde-fghjk")).status).toBe(422);
    expect(await reset("abcde-fghjk")).toMatchObject(blocked);
    expect(await reset(recoveryCodes[0]!)).toMatchObject(blocked);
    expect(await status()).toBe("ENABLED");
  });

  it("accepts no code before activation", async () => {
    const { start, reset, status } = await signedIn();
    await start();
    expect((await reset()).status).toBe(200);
    expect(await status()).toBe("NOT_ENROLLED");
  });
});
