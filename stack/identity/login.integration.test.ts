import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, retryWhileBusy, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

describe("a successful login", () => {
  it("returns the session handle, sets the secret as an HttpOnly cookie, and allows reading the profile", async () => {
    const client = stack.client();
    const body = { username: "demo@parlour.example", password: "Parlour-demo-1", deviceId: "a" };
    const answer = await client.call(logIn, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      sessionId: expect.any(String),
      userCountry: "CA",
      loginFromDifferentCountry: false,
      attributes: { language: "en" },
    });
    const cookie = answer.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly$/);
    const { sessionId } = answer.body as { sessionId: string };
    expect(cookie).not.toContain(sessionId);

    client.session = sessionId;
    const profile = await client.call(getProfile);
    expect(profile.status).toBe(200);
    expect(profile.body).toMatchObject({ email: "demo@parlour.example", hasPinCode: true });
    expect(profile.body.personaLinkedAccounts).toHaveLength(2);
  });

  it.each(["demo", "DEMO", "Demo@Parlour.example", " demo@parlour.example "])(
    "accepts %j as a username",
    async (username) => {
      const answer = await stack.client().call(logIn, { body: { username, password: "Parlour-demo-1" } });
      expect(answer.status).toBe(200);
    },
  );

  it("gives a player without a PIN a full session", async () => {
    const client = stack.client();
    await signIn(client, { username: "fresh@parlour.example", password: "Parlour-demo-1" });
    expect((await client.call(getProfile)).body.hasPinCode).toBe(false);
  });

  it("needs the matching cookie in addition to the handle", async () => {
    const one = stack.client();
    const other = stack.client();
    await signIn(one, { username: "demo", password: "Parlour-demo-1" });
    await signIn(other, { username: "fresh", password: "Parlour-demo-1" });
    const stranger = stack.client();
    stranger.session = one.session;
    expect(await stranger.call(getProfile)).toMatchObject({
      status: 401,
      body: { errorCode: "SESSION_INVALID" },
    });
    other.session = one.session;
    expect((await other.call(getProfile)).status).toBe(401);
  });

  it("creates a new secret and ends the browser's previous session", async () => {
    const client = stack.client();
    const player = await addPlayer(stack);
    await signIn(client, player);
    const [secret, handle] = [client.cookies.get("session")!, client.session];
    await signIn(client, player);
    expect(client.cookies.get("session")).not.toBe(secret);

    const thief = stack.client();
    thief.cookies.set("session", secret);
    thief.session = handle;
    expect((await thief.call(getProfile)).status).toBe(401);
  });

  it("never reuses a secret that the browser sent", async () => {
    const client = stack.client();
    client.cookies.set("session", "chosen-by-somebody-else");
    await signIn(client, { username: "demo", password: "Parlour-demo-1" });
    expect(client.cookies.get("session")).not.toBe("chosen-by-somebody-else");
  });

  it("reports when the country differs from the last login", async () => {
    const player = await addPlayer(stack, { phoneValidated: false, pinCode: null });
    await signIn(stack.client(), player);
    await stack.kit.db.query("update login_records set country = 'FR' where player_id = $1", [player.id]);
    const answer = await stack
      .client()
      .call(logIn, { body: { ...credentials(player), deviceId: "first device" } });
    expect(answer.body).toMatchObject({ loginFromDifferentCountry: true, userCountry: "CA" });
  });
});

describe("a refused login", () => {
  it.each([
    ["a wrong password", { username: "blocked@parlour.example", password: "wrong" }],
    ["an unknown account", { username: "nobody@example.org", password: "wrong" }],
    ["an operator", { username: "operator@parlour.example", password: "Parlour-demo-1" }],
  ])("%s returns exactly invalid_grant", async (_, body) => {
    const answer = await stack.client().call(logIn, { body });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ errors: [{ code: "invalid_grant" }] });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it.each([
    [{ username: "demo" }, [{ code: "REQUIRED", field: "password" }]],
    [{ username: "", password: "x" }, [{ code: "REQUIRED", field: "username" }]],
    [{ username: "demo", password: "x", admin: true }, [{ code: "UNKNOWN_FIELD", field: "admin" }]],
  ])("invalid fields %j return 422", async (body, errors) => {
    expect(await stack.client().call(logIn, { body })).toMatchObject({ status: 422, body: { errors } });
  });

  it("from another site leaves no session", async () => {
    const client = stack.client();
    const body = { username: "demo", password: "Parlour-demo-1" };
    const answer = await client.call(logIn, { body, headers: { origin: "https://elsewhere.example" } });
    expect(answer).toMatchObject({ status: 403, body: { errorCode: "ORIGIN_REFUSED" } });
    expect(client.cookies.size).toBe(0);
  });

  it.each(["DISABLED", "CLOSED", "SELF_EXCLUDED"] as const)(
    "to a %s account returns DISABLED_PROFILE",
    async (status) => {
      const player = await addPlayer(stack, { status });
      const answer = await stack.client().call(logIn, { body: credentials(player) });
      expect(answer).toMatchObject({ status: 401, body: { errorCode: "DISABLED_PROFILE" } });
      const wrong = await stack.client().call(logIn, { body: { ...credentials(player), password: "wrong" } });
      expect(wrong.body).toEqual({ errors: [{ code: "invalid_grant" }] });
    },
  );
});

describe("the second factor", () => {
  it("is required by SMS on an unknown device, which is trusted afterwards", async () => {
    const player = await addPlayer(stack);
    await signIn(stack.client(), player);

    const client = stack.client();
    const body = { ...credentials(player), deviceId: "second device" };
    const asked = await client.call(logIn, { body });
    expect([asked.status, asked.body]).toEqual([401, { errorCode: "mfa_required:SMS" }]);
    const code = await newestCode(client, player.phonePrefix + player.phone);

    const passed = await client.call(logIn, { body, headers: factor("SMS", code) });
    expect(passed.status).toBe(200);
    expect((await stack.client().call(logIn, { body })).status).toBe(200);

    const third = { ...body, deviceId: "third device" };
    const reused = await stack.client().call(logIn, { body: third, headers: factor("SMS", code) });
    expect(reused.body).toEqual({ errorCode: "mfa_required:SMS", remainingAttempts: 4 });
  });

  it("is required again when the device is not named", async () => {
    const player = await addPlayer(stack);
    await signIn(stack.client(), player);
    const answer = await stack.client().call(logIn, { body: credentials(player) });
    expect(answer.body).toMatchObject({ errorCode: "mfa_required:SMS" });
  });

  it("is the PIN when the phone is not verified", async () => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await signIn(stack.client(), player);
    const body = { ...credentials(player), deviceId: "second device" };
    const asked = await stack.client().call(logIn, { body });
    expect(asked.body).toMatchObject({ errorCode: "mfa_required:PIN_CODE" });
    const wrong = await stack.client().call(logIn, { body, headers: factor("PIN_CODE", "0000") });
    expect(wrong.body).toEqual({ errorCode: "mfa_required:PIN_CODE", remainingAttempts: 4 });
    const right = await stack.client().call(logIn, { body, headers: factor("PIN_CODE", "2580") });
    expect(right.status).toBe(200);
  });

  it("is required in another country, also on a known device", async () => {
    const player = await addPlayer(stack);
    await signIn(stack.client(), player);
    await stack.kit.db.query("update login_records set country = 'FR' where player_id = $1", [player.id]);
    const body = { ...credentials(player), deviceId: "first device" };
    expect((await stack.client().call(logIn, { body })).body).toMatchObject({
      errorCode: "mfa_required:SMS",
    });
  });

  it("does not accept a code for another method", async () => {
    const player = await addPlayer(stack);
    await signIn(stack.client(), player);
    const body = { ...credentials(player), deviceId: "second device" };
    const answer = await stack.client().call(logIn, { body, headers: factor("PIN_CODE", "2580") });
    expect(answer.body).toMatchObject({ errorCode: "mfa_required:SMS" });
  });

  it("is not required of demo accounts on a new device", async () => {
    for (const deviceId of ["a", "b", "c"]) {
      const body = { username: "crypto", password: "Parlour-demo-1", deviceId };
      expect((await stack.client().call(logIn, { body })).status).toBe(200);
    }
  });

  it("is blocked for half an hour after five wrong codes, even for the right one", async () => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await signIn(stack.client(), player);
    const body = { ...credentials(player), deviceId: "second device" };
    const answers: unknown[] = [];
    for (const code of ["0001", "0002", "0003", "0004", "0005", "2580"]) {
      answers.push((await stack.client().call(logIn, { body, headers: factor("PIN_CODE", code) })).body);
    }
    expect(answers.slice(0, 4)).toEqual(
      [4, 3, 2, 1].map((remainingAttempts) => ({ errorCode: "mfa_required:PIN_CODE", remainingAttempts })),
    );
    expect(answers.slice(4)).toEqual(
      [1_800, 1_800].map((remainingBlockingTime) => ({
        errorCode: "VERIFICATION_BLOCKED",
        remainingBlockingTime,
      })),
    );
    stack.clock.advance(30 * 60_000);
    const later = await stack.client().call(logIn, { body, headers: factor("PIN_CODE", "2580") });
    expect(later.status).toBe(200);
  });

  it("allows no more than five guesses when they are sent at once", async () => {
    const player = await addPlayer(stack, { phoneValidated: false });
    await signIn(stack.client(), player);
    const body = { ...credentials(player), deviceId: "second device" };
    const codes = Array.from({ length: 20 }, (_, index) => `01${String(index).padStart(2, "0")}`);
    const answers = await Promise.all(
      codes.map((code) =>
        retryWhileBusy(() => stack.client().call(logIn, { body, headers: factor("PIN_CODE", code) })),
      ),
    );
    const causes = answers.map(({ body }) => (body as unknown as { errorCode: string }).errorCode);
    expect(causes.filter((cause) => cause === "mfa_required:PIN_CODE")).toHaveLength(4);
    expect(causes.filter((cause) => cause === "VERIFICATION_BLOCKED")).toHaveLength(16);
  });
});

function credentials(player: { username: string }): { username: string; password: string } {
  return { username: player.username, password: goodPassword };
}

function factor(method: string, code: string): Record<string, string> {
  return { "x-enforcement-method": method, "x-mfa-code": code };
}
