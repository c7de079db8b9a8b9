import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { validatePhone } from "@parlour/contracts/calls/identity/profile/validate-phone";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";

const minuteMs = 60_000;
const blocked = { status: 423, body: { errorCode: "ACCOUNT_BLOCKED" } };
const wrong = { status: 422, body: { errorCode: "MFA_INVALID_CONFIRMATION_CODE" } };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function newcomer() {
  const player = await addPlayer(stack, { phoneValidated: false });
  const client = stack.client();
  await signIn(client, player);
  const phone = player.phonePrefix + player.phone;
  return { player, client, phone, ...callsOf(client, phone) };
}

function callsOf(client: TestClient, phone: string) {
  const params = { operation: "validatePhone" } as const;
  return {
    send: () => client.call(sendConfirmationCode, { params }),
    validate: (code: string, number = phone) =>
      client.call(validatePhone, { params: { phone: number }, headers: { "x-mfa-code": code } }),
    status: async () => (await client.call(getPhoneStatus)).body,
    operation: async () => (await client.call(getOperationStatus, { params })).body,
    code: () => newestCode(client, phone),
  };
}

const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

describe("phone verification", () => {
  it("accepts the code that was sent, once", async () => {
    const { phone, send, validate, status, code } = await newcomer();
    expect(await status()).toEqual({ status: "NOT_VALIDATED", phone: `******${phone.slice(-4)}` });
    expect((await send()).body).toEqual({ limit: 5, remainingSendAttempts: 4 });
    const sent = await code();
    expect(sent).toMatch(/^\d{6}$/);
    expect(await validate(sent)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await status()).status).toBe("VALIDATED");

    const again = { status: 422, body: { errorCode: "PLAYER_VALIDATED" } };
    expect(await validate(sent)).toMatchObject(again);
    expect(await send()).toMatchObject(again);
  });

  it("stores no code in plain text", async () => {
    const { player, send, code } = await newcomer();
    await send();
    const rows = await stack.kit.db.query<{ all: string }>(
      "select row_to_json(codes)::text as all from confirmation_codes codes where player_id = $1",
      [player.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.all).not.toContain(await code());
  });

  it("refuses a code that is ten minutes old", async () => {
    const { send, validate, code } = await newcomer();
    await send();
    stack.clock.advance(10 * minuteMs);
    expect(await validate(await code())).toMatchObject(wrong);
  });

  it("refuses a code for another operation, player or phone", async () => {
    const one = await newcomer();
    const other = await newcomer();
    await one.send();
    const code = await one.code();
    expect(await other.validate(code)).toMatchObject(wrong);
    expect(await other.validate(code, one.phone)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "PHONE_INVALID", field: "phone" }] },
    });
    const byCode = { type: "PASSWORD", method: "SMS", value: code, operation: "updateProfile" };
    expect((await one.client.call(verify, { body: byCode })).status).toBe(422);
    expect((await one.validate(code)).status).toBe(200);
  });

  it("refuses a code that was sent to the player's previous phone", async () => {
    const { client, send, code } = await newcomer();
    await send();
    const sent = await code();
    const proof = {
      type: "PASSWORD",
      method: "NOT_APPLICABLE",
      value: goodPassword,
      operation: "updateProfile",
    };
    await client.call(verify, { body: proof });
    expect((await client.call(updateProfile, { body: { phones: ["4165550188"] } })).status).toBe(200);
    expect(await callsOf(client, "+14165550188").validate(sent)).toMatchObject(wrong);
  });

  it("is refused with another player's session", async () => {
    const { client, phone, send, code } = await newcomer();
    await send();
    const stranger = stack.client();
    stranger.session = client.session;
    const answer = await callsOf(stranger, phone).validate(await code());
    expect(answer).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
  });

  it("stops sending after five codes, while the sent ones stay valid", async () => {
    const { send, validate, code } = await newcomer();
    for (const remainingSendAttempts of [4, 3, 2, 1, 0]) {
      expect((await send()).body).toEqual({ limit: 5, remainingSendAttempts });
    }
    const last = await code();
    expect(await send()).toMatchObject({
      status: 423,
      body: { errorCode: "NO_REMAINING_SEND_CODE_ATTEMPT", limit: 5, remainingSendAttempts: 0 },
    });
    expect((await validate(last)).status).toBe(200);
  });

  it("is blocked for half an hour after five wrong codes, even for the right one", async () => {
    const { send, validate, status, operation, code } = await newcomer();
    await send();
    const right = await code();
    for (const remainingAttempts of [4, 3, 2, 1]) {
      const { body } = await validate(otherThan(right));
      expect(body).toEqual({ errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts });
    }
    expect(await validate(otherThan(right))).toMatchObject(blocked);
    expect(await validate(right)).toMatchObject(blocked);
    expect(await send()).toMatchObject(blocked);
    expect((await status()).status).toBe("BLOCKED");
    expect(await operation()).toEqual({ status: "BLOCKED", remainingBlockingTime: 1_800 });

    // A call halfway through the blocking time keeps the session from timing out.
    stack.clock.advance(15 * minuteMs);
    await status();
    stack.clock.advance(15 * minuteMs - 1_000);
    expect(await operation()).toEqual({ status: "BLOCKED", remainingBlockingTime: 1 });
    stack.clock.advance(1_000);
    expect(await operation()).toEqual({ status: "AVAILABLE", remainingBlockingTime: 0 });
    expect((await status()).status).toBe("NOT_VALIDATED");
  });

  it("counts concurrent guesses one by one", async () => {
    const { send, validate, code } = await newcomer();
    await send();
    const right = await code();
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(otherThan(right))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(16);
    expect(await validate(right)).toMatchObject(blocked);
  });

  it("accepts the code once when it is sent twice at once", async () => {
    const { send, validate, code } = await newcomer();
    await send();
    const right = await code();
    const answers = await Promise.all([validate(right), validate(right)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
