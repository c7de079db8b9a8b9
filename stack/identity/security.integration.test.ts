import { endSession } from "@parlour/contracts/calls/identity/login-service/end-session";
import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { logOutEverywhere } from "@parlour/contracts/calls/identity/login-service/log-out-everywhere";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import { requestPinReset } from "@parlour/contracts/calls/identity/player-verification/request-pin-reset";
import { resetPin } from "@parlour/contracts/calls/identity/player-verification/reset-pin";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";

const newPassword = "a hedgehog reads maps";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function signedIn(times: number) {
  const player = await addPlayer(stack);
  const clients = Array.from({ length: times }, () => stack.client());
  for (const client of clients) await signIn(client, player);
  return { player, clients, client: clients[0]! };
}

describe("a password change", () => {
  it("needs the current password and ends the other sessions", async () => {
    const { player, clients } = await signedIn(3);
    const [client, ...others] = clients;
    const change = (currentPassword: string, password: string) =>
      client!.call(changePassword, { body: { currentPassword, password } });
    expect((await change("wrong", newPassword)).body).toEqual({
      errors: [{ code: "PASSWORD_WRONG", field: "currentPassword" }],
    });
    expect((await change(goodPassword, goodPassword)).body).toEqual({
      errors: [{ code: "UNCHANGED", field: "password" }],
    });
    expect((await change(goodPassword, newPassword)).body).toEqual({ ok: true });
    expect((await client!.call(getProfile)).status).toBe(200);
    for (const other of others) expect((await other.call(getProfile)).status).toBe(401);
    await signIn(stack.client(), { ...player, password: newPassword });
  });

  it("is blocked after five wrong guesses", async () => {
    const { client } = await signedIn(1);
    const guess = (currentPassword: string) =>
      client.call(changePassword, { body: { currentPassword, password: newPassword } });
    for (let i = 0; i < 5; i++) expect((await guess("wrong")).status).toBe(422);
    expect(await guess(goodPassword)).toMatchObject({ status: 423, body: { errorCode: "ACCOUNT_BLOCKED" } });
  });
});

describe("a password reset", () => {
  it("responds the same whether or not the account exists", async () => {
    const { player } = await signedIn(1);
    const client = stack.client();
    const known = await client.call(requestPasswordReset, { body: { email: player.email } });
    const unknown = await client.call(requestPasswordReset, { body: { email: "nobody@example.org" } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([known.status, known.body]).toEqual([202, { ok: true }]);
  });

  it("works once by the link, ends every session, and invalidates the other links", async () => {
    const { player, client } = await signedIn(1);
    const visitor = stack.client();
    await visitor.call(requestPasswordReset, { body: { email: player.email.toUpperCase() } });
    const first = await newestCode(visitor, player.email);
    await visitor.call(requestPasswordReset, { body: { email: player.email } });
    const second = await newestCode(visitor, player.email);
    const reset = (token: string, password: string) =>
      visitor.call(resetPassword, { params: { token }, body: { password } });

    expect((await reset(first, "password1234")).status).toBe(422);
    expect((await reset(first, newPassword)).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).status).toBe(401);
    for (const token of [first, second, "made-up"]) {
      expect(await reset(token, "orchard lantern 52")).toMatchObject({
        status: 410,
        body: { errorCode: "TOKEN_INVALID" },
      });
    }
    await signIn(stack.client(), { ...player, password: newPassword });
    const old = await stack
      .client()
      .call(logIn, { body: { username: player.email, password: goodPassword } });
    expect(old.status).toBe(401);
  });

  it("expires after an hour", async () => {
    const { player } = await signedIn(1);
    const visitor = stack.client();
    await visitor.call(requestPasswordReset, { body: { email: player.email } });
    const token = await newestCode(visitor, player.email);
    stack.clock.advance(3_600_000);
    expect(
      (await visitor.call(resetPassword, { params: { token }, body: { password: newPassword } })).status,
    ).toBe(410);
  });

  it("stores no token in plain text", async () => {
    const { player } = await signedIn(1);
    const visitor = stack.client();
    await visitor.call(requestPasswordReset, { body: { email: player.email } });
    const token = await newestCode(visitor, player.email);
    const rows = await stack.kit.db.query<{ row: string }>(
      "select encode(token_hash, 'escape') || player_id as row from password_reset_tokens",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

describe("the PIN", () => {
  it("is refused if it is simple or not four digits", async () => {
    const { client } = await signedIn(1);
    for (const [pinCode, code] of [
      ["1111", "PIN_TOO_SIMPLE"],
      ["3210", "PIN_TOO_SIMPLE"],
      ["12a4", "INVALID_FORMAT"],
    ] as const) {
      expect((await client.call(updatePinCode, { body: { pinCode } })).body).toEqual({
        errors: [{ code, field: "pinCode" }],
      });
    }
  });

  it("can be reset by a link that works once", async () => {
    const { player, client } = await signedIn(1);
    const asked = await client.call(requestPinReset);
    expect([asked.status, asked.body]).toEqual([202, { ok: true }]);
    const token = await newestCode(client, player.email);
    const reset = (pinCode: string) =>
      stack.client().call(resetPin, { params: { token }, body: { pinCode } });
    expect((await reset("4444")).status).toBe(422);
    expect((await reset("1397")).body).toEqual({ ok: true });
    expect((await reset("1398")).status).toBe(410);
    const proof = { type: "PIN_CODE", method: "NOT_APPLICABLE", value: "1397", operation: "updateProfile" };
    expect((await client.call(verify, { body: proof })).body).toEqual({ verified: true });
  });
});

describe("the player's sessions", () => {
  it("are listed, and can be ended one by one or all but the current one", async () => {
    const { clients, client } = await signedIn(4);
    const { items } = (await client.call(listSessions)).body;
    expect(items).toHaveLength(4);
    expect(items.filter(({ current }) => current)).toHaveLength(1);

    const other = items.find(({ current }) => !current)!;
    expect((await client.call(endSession, { params: { id: other.id } })).body).toEqual({ ok: true });
    expect((await client.call(endSession, { params: { id: other.id } })).status).toBe(404);
    expect((await client.call(logOutEverywhere)).body).toEqual({ ended: 2 });
    const statuses = await Promise.all(clients.map(async (each) => (await each.call(getProfile)).status));
    expect(statuses).toEqual([200, 401, 401, 401]);
  });

  it("cannot be ended by another player", async () => {
    const { client } = await signedIn(1);
    const stranger = (await signedIn(1)).client;
    const [session] = (await client.call(listSessions)).body.items;
    expect((await stranger.call(endSession, { params: { id: session!.id } })).status).toBe(404);
    expect((await client.call(getProfile)).status).toBe(200);
  });

  it("have a history of successful and failed logins", async () => {
    const { player, client } = await signedIn(1);
    stack.clock.advance(1_000);
    const headers = {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    await stack.client().call(logIn, { body: { username: player.email, password: "wrong" }, headers });
    const { items } = (await client.call(listLoginHistory)).body;
    expect(items.map(({ outcome }) => outcome)).toEqual(["FAILURE", "SUCCESS"]);
    expect(items[0]).toMatchObject({ country: "CA", device: "Firefox, Linux" });
  });

  it("expire after half an hour without use", async () => {
    const { client } = await signedIn(1);
    stack.clock.advance(29 * 60_000);
    expect((await client.call(getProfile)).status).toBe(200);
    stack.clock.advance(31 * 60_000);
    expect((await client.call(getProfile)).status).toBe(401);
  });

  it("expire after twelve hours even when in use", async () => {
    const { player, client } = await signedIn(1);
    const lastSeen = async () => {
      const [session] = await stack.kit.sessions.listOf(player.id);
      return session?.lastSeenAt;
    };
    for (let minutes = 20; minutes < 720; minutes += 20) {
      stack.clock.advance(20 * 60_000);
      expect((await client.call(getProfile)).status).toBe(200);
      // The server records the last use after it responds, so we wait before we move the clock again.
      await expect.poll(lastSeen).toEqual(stack.clock.now());
    }
    stack.clock.advance(20 * 60_000);
    expect((await client.call(getProfile)).status).toBe(401);
  });
});
