import { completeRequiredAction } from "@parlour/contracts/calls/identity/login-service/complete-required-action";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import { activateTwoFactor } from "@parlour/contracts/calls/identity/player-verification/activate-two-factor";
import { enrolTwoFactor } from "@parlour/contracts/calls/identity/player-verification/enrol-two-factor";
import { resetTwoFactor } from "@parlour/contracts/calls/identity/player-verification/reset-two-factor";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { changeEmail } from "@parlour/contracts/calls/identity/profile/change-email";
import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { confirmEmail } from "@parlour/contracts/calls/identity/profile/confirm-email";
import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { lockAccount } from "@parlour/contracts/calls/identity/profile/lock-account";
import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { retryPayout } from "@parlour/contracts/calls/money/payment/retry-payout";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, authenticatorCode, goodPassword, newestCode, signIn } from "../testing-people.ts";

const newPassword = "a hedgehog reads maps";
const asked = { status: 403, body: { errorCode: "MFA_REQUIRED", operation: "updateProfile" } };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

async function signedIn(change: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(stack, change);
  const client = stack.client();
  await signIn(client, player);
  const prove = (value = goodPassword, type = "PASSWORD") =>
    client.call(verify, { body: { type, method: "NOT_APPLICABLE", value, operation: "updateProfile" } });
  return { player, client, prove };
}

async function lettersTo(client: TestClient, email: string) {
  const { body } = await client.call(listOutbox, { query: { to: email } });
  return body.filter(({ channel }) => channel === "email");
}

/** Waits for the e-mail with this subject and returns the token of its lock link. */
async function lockLink(client: TestClient, email: string, subject: string): Promise<string> {
  const find = async () => (await lettersTo(client, email)).find((letter) => letter.subject === subject);
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return /\/lock-account\?token=([\w-]+)/.exec((await find())!.text)![1]!;
}

describe("a stolen session", () => {
  it("cannot replace the PIN, the phone or the e-mail address without the old proof", async () => {
    const { client, player } = await signedIn();
    expect(await client.call(updatePinCode, { body: { pinCode: "1397" } })).toMatchObject(asked);
    expect(await client.call(updateProfile, { body: { phones: ["4165550188"] } })).toMatchObject(asked);
    expect(await client.call(changeEmail, { body: { email: "thief@example.org" } })).toMatchObject(asked);
    await stack.ports.settings.set("mfaOperations", []);
    expect(await client.call(updatePinCode, { body: { pinCode: "1397" } })).toMatchObject(asked);
    expect(await client.call(updateProfile, { body: { phones: ["4165550188"] } })).toMatchObject(asked);
    await stack.ports.settings.set("mfaOperations", ["enable2fa", "updateProfile", "validatePhone"]);
    expect((await client.call(getProfile)).body.phones).toEqual([player.phone]);
  });

  it("can set a first PIN only shortly after the login, which asked for the password", async () => {
    const fresh = await signedIn({ pinCode: null });
    expect((await fresh.client.call(updatePinCode, { body: { pinCode: "1397" } })).body).toEqual({
      ok: true,
    });
    const old = await signedIn({ pinCode: null });
    stack.clock.advance(15 * 60_000);
    expect(await old.client.call(updatePinCode, { body: { pinCode: "1397" } })).toMatchObject(asked);
    expect((await old.prove()).status).toBe(200);
    expect((await old.client.call(updatePinCode, { body: { pinCode: "1397" } })).status).toBe(200);
  });
});

describe("the owner gets an e-mail, with a link that locks the account, when", () => {
  it("the PIN was changed", async () => {
    const { client, player, prove } = await signedIn();
    expect((await prove("2580", "PIN_CODE")).status).toBe(200);
    expect((await client.call(updatePinCode, { body: { pinCode: "1397" } })).body).toEqual({ ok: true });
    await lockLink(client, player.email, "Your PIN was changed");
  });

  it("the phone was changed", async () => {
    const { client, player, prove } = await signedIn();
    await prove();
    expect((await client.call(updateProfile, { body: { phones: ["4165550188"] } })).status).toBe(200);
    await lockLink(client, player.email, "Your phone number was changed");
  });

  it("the password was changed, or reset by e-mail", async () => {
    const { client, player } = await signedIn();
    const body = { currentPassword: goodPassword, password: newPassword };
    expect((await client.call(changePassword, { body })).status).toBe(200);
    await lockLink(client, player.email, "Your password was changed");

    const other = await signedIn();
    await other.client.call(requestPasswordReset, { body: { email: other.player.email } });
    const token = await newestCode(other.client, other.player.email);
    await other.client.call(resetPassword, { params: { token }, body: { password: newPassword } });
    await lockLink(other.client, other.player.email, "Your password was changed");
  });

  it("the e-mail address was changed, at the old address", async () => {
    const { client, player, prove } = await signedIn();
    await prove();
    const email = `new-${player.email}`;
    expect((await client.call(changeEmail, { body: { email } })).status).toBe(202);
    expect((await client.call(getProfile)).body.email).toBe(player.email);
    const token = await newestCode(client, email);
    expect((await stack.client().call(confirmEmail, { params: { token } })).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).body).toMatchObject({ email, emailConfirmed: true });
    const letters = await lettersTo(client, player.email);
    expect(letters.find(({ subject }) => subject === "Your email address was changed")?.to).toBe(
      player.email,
    );
    expect((await stack.client().call(confirmEmail, { params: { token } })).status).toBe(200);
    // A link sent to an e-mail address must not confirm the account after the address has been replaced.
    await prove();
    expect((await client.call(changeEmail, { body: { email: `newer-${player.email}` } })).status).toBe(202);
    const newer = await newestCode(client, `newer-${player.email}`);
    await stack.client().call(confirmEmail, { params: { token: newer } });
    expect((await stack.client().call(confirmEmail, { params: { token } })).status).toBe(410);
  });

  it("two-factor authentication was turned on and off", async () => {
    const { client, player } = await signedIn();
    await client.call(enrolTwoFactor);
    const proof = { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword } as const;
    await client.call(verify, { body: { ...proof, operation: "enable2fa" } });
    const sms = await newestCode(client, player.phonePrefix + player.phone);
    const enrolled = await client.call(enrolTwoFactor, { headers: { "x-mfa-code": sms } });
    const uri = new URL((enrolled.body as { otpAuthUri: string }).otpAuthUri);
    const secret = uri.searchParams.get("secret")!;
    await client.call(activateTwoFactor, { body: { code: authenticatorCode(secret, stack.clock.now()) } });
    await lockLink(client, player.email, "Two-factor authentication is on");
    stack.clock.advance(30_000);
    const code = authenticatorCode(secret, stack.clock.now());
    expect((await client.call(resetTwoFactor, { headers: { "x-mfa-code": code } })).status).toBe(200);
    await lockLink(client, player.email, "Two-factor authentication is off");
  });
});

describe("the link that locks the account", () => {
  async function locked() {
    const person = await signedIn();
    await person.prove();
    await person.client.call(updatePinCode, { body: { pinCode: "1397" } });
    const token = await lockLink(person.client, person.player.email, "Your PIN was changed");
    const lock = () => stack.client().call(lockAccount, { params: { token } });
    return { ...person, lock };
  }
  const logInAs = (username: string, password = goodPassword) =>
    stack.client().call(logIn, { body: { username, password, deviceId: "first device" } });

  it("ends the sessions, refuses logins, and can be pressed twice", async () => {
    const { client, player, lock } = await locked();
    expect((await lock()).body).toEqual({ ok: true });
    expect((await lock()).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).status).toBe(401);
    expect(await logInAs(player.email)).toMatchObject({
      status: 401,
      body: { errorCode: "DISABLED_PROFILE", status: "LOCKED" },
    });
    expect((await stack.client().call(lockAccount, { params: { token: "made-up" } })).status).toBe(410);
    const subjects = (await lettersTo(stack.client(), player.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your account is locked");
  });

  it("returns pending withdrawals to the balance, and none is approved meanwhile", async () => {
    const { client, player, linked } = await addPayer(stack);
    const body = { method: "CBT", amount: 40, currency: "USD", target: linked, pinCode: "2580" };
    const requested = await pay(client, createWithdrawal, body);
    expect(requested.status).toBe(201);
    const proof = { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword };
    await client.call(verify, { body: { ...proof, operation: "updateProfile" } });
    await client.call(updatePinCode, { body: { pinCode: "1397" } });
    const token = await lockLink(client, player.email, "Your PIN was changed");
    expect((await stack.client().call(lockAccount, { params: { token } })).status).toBe(200);

    const mona = actAsOperator(stack.client(), "mona");
    const params = { id: requested.body.id };
    const approval = { decision: "APPROVE" as const, reason: "looks fine" };
    expect((await mona.call(decideWithdrawal, { params, body: approval })).status).toBe(409);
    await mona.call(changePlayerStatus, {
      params: { playerId: player.id },
      body: { status: "ACTIVE", reason: "spoke to the owner" },
    });
    await signIn(client, player);
    await expect
      .poll(async () => await balancesOf(client), { timeout: 20_000 })
      .toMatchObject({ Withdrawable: 100, PendingWithdrawal: 0 });
  });

  it("stops an approved withdrawal that has not been sent to a provider, until an operator approves it again", async () => {
    const { client, player, linked } = await addPayer(stack);
    const body = { method: "CBT", amount: 40, currency: "USD", target: linked, pinCode: "2580" };
    const { id } = (await pay(client, createWithdrawal, body)).body;
    // The payout job has not run yet, as happens on a busy server.
    await stack.kit.db.query("update withdrawals set status = 'APPROVED' where id = $1", [id]);
    await client.call(verify, {
      body: { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword, operation: "updateProfile" },
    });
    await client.call(updatePinCode, { body: { pinCode: "1397" } });
    const token = await lockLink(client, player.email, "Your PIN was changed");
    expect((await stack.client().call(lockAccount, { params: { token } })).status).toBe(200);

    // The delayed payout job runs now, and must not send the money.
    await stack.kit.db.transaction((tx) => stack.kit.jobs.enqueue(tx, "withdrawal-payout", { id }));
    const mona = actAsOperator(stack.client(), "mona");
    const [params, reason] = [{ id }, "spoke to the owner"];
    const inReview = async () =>
      (await mona.call(listWithdrawalsToReview)).body.items.find((item) => item.id === id);
    await expect
      .poll(inReview)
      .toMatchObject({ status: "PENDING", signals: expect.arrayContaining(["ACCOUNT_LOCKED"]) });
    const approve = () => mona.call(decideWithdrawal, { params, body: { decision: "APPROVE", reason } });
    expect((await approve()).status).toBe(409);
    expect((await mona.call(retryPayout, { params, body: { reason } })).status).toBe(409);

    const active = { status: "ACTIVE" as const, reason };
    await mona.call(changePlayerStatus, { params: { playerId: player.id }, body: active });
    await signIn(client, player);
    expect(await balancesOf(client)).toMatchObject({ Withdrawable: 60, PendingWithdrawal: 40 });
    expect((await approve()).status).toBe(200);
    await expect
      .poll(async () => await balancesOf(client), { timeout: 20_000 })
      .toMatchObject({ Total: 60, PendingWithdrawal: 0 });
  });

  it("works from the old mailbox after the e-mail address was replaced", async () => {
    const { client, player, prove } = await signedIn();
    await prove();
    const email = `thief-${player.email}`;
    expect((await client.call(changeEmail, { body: { email } })).status).toBe(202);
    await stack.client().call(confirmEmail, { params: { token: await newestCode(client, email) } });
    const token = await lockLink(client, player.email, "Your email address was changed");
    expect((await stack.client().call(lockAccount, { params: { token } })).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).status).toBe(401);
    expect(await logInAs(email)).toMatchObject({ status: 401, body: { status: "LOCKED" } });
  });

  it("is undone by a password reset, which also asks for a new PIN", async () => {
    const { player, lock } = await locked();
    await lock();
    const visitor = stack.client();
    await visitor.call(requestPasswordReset, { body: { email: player.email } });
    const token = await newestCode(visitor, player.email);
    const reset = await visitor.call(resetPassword, { params: { token }, body: { password: newPassword } });
    expect(reset.body).toEqual({ ok: true });
    const answer = await logInAs(player.email, newPassword);
    expect(answer).toMatchObject({ status: 428, body: { action: "forcePinReset" } });
    const action = { action: "forcePinReset" };
    const body = { token: (answer.body as { token: string }).token, pinCode: "8642" };
    expect((await visitor.call(completeRequiredAction, { params: action, body })).status).toBe(200);
  });

  it("is visible to operators, who can lift it", async () => {
    const { player, lock } = await locked();
    await lock();
    const mona = actAsOperator(stack.client(), "mona");
    const params = { playerId: player.id };
    expect((await mona.call(getPlayer, { params })).body).toMatchObject({ status: "LOCKED" });
    const body = { status: "ACTIVE" as const, reason: "spoke to the owner" };
    expect((await mona.call(changePlayerStatus, { params, body })).body).toMatchObject({ status: "ACTIVE" });
    expect((await logInAs(player.email)).status).toBe(200);
  });
});
