import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { getPlayerProtection } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { unblockPlayerOperation } from "@parlour/contracts/calls/identity/player-verification/unblock-player-operation";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";

const blocked = { status: 423, body: { errorCode: "ACCOUNT_BLOCKED" } };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

async function signedIn() {
  const person = await addPayer(stack);
  const { client, linked } = person;
  const prove = (value: string, type = "PIN_CODE", method = "NOT_APPLICABLE") =>
    client.call(verify, { body: { type, method, value, operation: "updateProfile" } });
  const withdraw = (pinCode: string) =>
    pay(client, createWithdrawal, { method: "CBT", amount: 20, currency: "USD", target: linked, pinCode });
  return { ...person, prove, withdraw };
}

describe("wrong PINs", () => {
  it("are counted together in the cashier and before a change, and the right password resets none", async () => {
    const { prove, withdraw } = await signedIn();
    for (const wrong of ["0001", "0002"]) expect((await prove(wrong)).status).toBe(422);
    expect((await prove(goodPassword, "PASSWORD")).status).toBe(200);
    for (const wrong of ["0003", "0004"]) expect((await withdraw(wrong)).status).toBe(422);
    expect((await prove(goodPassword, "PASSWORD")).status).toBe(200);
    expect(await prove("0005")).toMatchObject(blocked);
    expect(await withdraw("2580")).toMatchObject(blocked);
  });

  it("at a login count too", async () => {
    const { player, withdraw } = await signedIn();
    await stack.kit.db.query("update players set validated_phone = null where id = $1", [player.id]);
    for (const wrong of ["0001", "0002", "0003", "0004"]) await withdraw(wrong);
    const answer = await stack.client().call(logIn, {
      body: { username: player.email, password: goodPassword, deviceId: "another device" },
      headers: { "x-mfa-code": "0005", "x-enforcement-method": "PIN_CODE" },
    });
    expect(answer).toMatchObject({ status: 401, body: { errorCode: "VERIFICATION_BLOCKED" } });
    expect(await withdraw("2580")).toMatchObject(blocked);
  });

  it("are visible to operators, who can reset them", async () => {
    const { player, prove, withdraw } = await signedIn();
    for (const wrong of ["0001", "0002", "0003", "0004", "0005"]) await prove(wrong);
    const mona = actAsOperator(stack.client(), "mona");
    const params = { playerId: player.id };
    const pinOf = ({ operations }: { operations: { operation: string; status: string }[] }) =>
      operations.find(({ operation }) => operation === "PIN_CODE")?.status;
    expect(pinOf((await mona.call(getPlayerProtection, { params })).body)).toBe("BLOCKED");
    const body = { operation: "PIN_CODE" as const, reason: "called us" };
    expect(pinOf((await mona.call(unblockPlayerOperation, { params, body })).body)).toBe("AVAILABLE");
    expect((await mona.call(unblockPlayerOperation, { params, body })).status).toBe(409);
    expect((await withdraw("2580")).status).toBe(201);
  });
});

describe("parallel proofs", () => {
  it("that are right are not counted as wrong", async () => {
    const { prove } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => prove("2580")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await prove("0001")).toMatchObject({ status: 422, body: { remainingAttempts: 4 } });
  });

  it("that are wrong never exceed the limit", async () => {
    const { prove } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => prove(`00${10 + index}`)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(8);
  });
});

describe("wrong passwords", () => {
  it("before a change and when changing the password are counted together", async () => {
    const { client, prove } = await signedIn();
    const change = () =>
      client.call(changePassword, { body: { currentPassword: "wrong", password: "a hedgehog reads maps" } });
    for (let count = 0; count < 2; count++) expect((await prove("wrong", "PASSWORD")).status).toBe(422);
    expect((await prove("2580")).status).toBe(200);
    for (let count = 0; count < 3; count++) expect((await change()).status).toBe(422);
    expect(await change()).toMatchObject(blocked);
    expect(await prove(goodPassword, "PASSWORD")).toMatchObject(blocked);
  });
});

describe("verification by e-mail", () => {
  it("sends a code and checks it", async () => {
    const { client, player, prove } = await signedIn();
    const params = { operation: "updateProfile" };
    const sent = await client.call(sendConfirmationCode, { params, query: { method: "EMAIL" } });
    expect(sent.body).toEqual({ limit: 5, remainingSendAttempts: 4 });
    const code = await newestCode(client, player.email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await prove(wrong, "PASSWORD", "EMAIL")).toMatchObject({
      status: 422,
      body: { errorCode: "VERIFICATION_FAILED", remainingAttempts: 4 },
    });
    expect((await prove(code, "PASSWORD", "SMS")).status).toBe(422);
    expect((await prove(code, "PASSWORD", "EMAIL")).body).toEqual({ verified: true });
    expect((await prove(code, "PASSWORD", "EMAIL")).status).toBe(422);
  });

  it("without an open code sends one, and wrong values use up no attempts", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    await signIn(client, player);
    const body = { type: "PASSWORD", value: "123456", operation: "updateProfile" };
    for (let count = 0; count < 7; count++) {
      expect(await client.call(verify, { body: { ...body, method: "SMS" } })).toMatchObject({
        status: 422,
        body: { errorCode: "VERIFICATION_FAILED", remainingAttempts: 5 },
      });
    }
    const first = await client.call(verify, { body: { ...body, method: "EMAIL" } });
    expect(first).toMatchObject({ status: 422, body: { remainingAttempts: 5 } });
    const value = await newestCode(client, player.email);
    expect((await client.call(verify, { body: { ...body, method: "EMAIL", value } })).status).toBe(200);
  });
});
