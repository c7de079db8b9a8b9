import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { requestPinReset } from "@parlour/contracts/calls/identity/player-verification/request-pin-reset";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { changeEmail } from "@parlour/contracts/calls/identity/profile/change-email";
import { confirmEmail } from "@parlour/contracts/calls/identity/profile/confirm-email";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { requestEmailConfirmation } from "@parlour/contracts/calls/identity/profile/request-email-confirmation";
import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

let count = 0;
function newcomer(change: Record<string, unknown> = {}): Record<string, unknown> {
  count++;
  return {
    email: `newcomer${count}@example.org`,
    password: goodPassword,
    firstName: "Rosalind",
    lastName: "Okafor",
    nickname: `newcomer-${count}`,
    birthDate: "1990-04-30",
    phonePrefix: "+1",
    phone: "4165550142",
    address: { countryCode: "CA", subdivision: "ON" },
    currency: "CAD",
    language: "fr",
    acceptTerms: true,
    ...change,
  };
}

async function joinAs(client: TestClient, body: Record<string, unknown>) {
  const answer = await client.call(join, { body });
  if (answer.status === 201) client.session = answer.body.sessionId;
  return answer;
}

describe("registration", () => {
  it("stores a phone number without the digit that is dialled only within the country", async () => {
    const client = stack.client();
    const answer = await joinAs(client, newcomer({ phonePrefix: "+41", phone: "0791234567" }));
    expect(answer.status).toBe(201);
    expect((await client.call(getProfile)).body).toMatchObject({ phonePrefix: "+41", phones: ["791234567"] });
  });

  it("takes a stated address, which is complete or missing", async () => {
    const place = { countryCode: "CA", subdivision: "ON" };
    const refused = await joinAs(stack.client(), newcomer({ address: { ...place, postcode: "K1A 0B1" } }));
    expect(refused.body).toEqual({
      errors: [
        { code: "REQUIRED", field: "address.street" },
        { code: "REQUIRED", field: "address.city" },
      ],
    });
    const client = stack.client();
    const address = { ...place, street: "12 Heron Street", city: "Ottawa", postcode: "K1A 0B1" };
    expect((await joinAs(client, newcomer({ address }))).status).toBe(201);
    expect((await client.call(getProfile)).body.address).toEqual(address);
  });

  it("signs the player in, sends the confirmation, and allows logging out, logging in and adding a PIN", async () => {
    const client = stack.client();
    const body = newcomer({ deviceId: "phone", referral: "P12345" });
    const answer = await joinAs(client, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ userCountry: "CA", attributes: { language: "fr" } });
    expect(client.cookies.get("session")).toBeTruthy();
    expect((await client.call(getProfile)).body).toEqual({
      email: body.email,
      firstName: "Rosalind",
      lastName: "Okafor",
      nickname: body.nickname,
      birthDate: "1990-04-30",
      phones: ["4165550142"],
      phonePrefix: "+1",
      address: { countryCode: "CA", subdivision: "ON" },
      attributes: { currency: "CAD", language: "fr" },
      personaLinkedAccounts: [],
      showsName: false,
      hasPinCode: false,
      emailConfirmed: false,
    });
    const [row] = await stack.kit.db.query<{ referral: string }>(
      "select referral from players where email = $1",
      [body.email],
    );
    expect(row?.referral).toBe("P12345");

    const token = await newestCode(client, body.email as string);
    expect((await client.call(confirmEmail, { params: { token } })).status).toBe(200);
    expect((await client.call(getProfile)).body.emailConfirmed).toBe(true);
    // A link that is opened a second time still reports success.
    expect((await client.call(confirmEmail, { params: { token } })).status).toBe(200);
    expect(await client.call(confirmEmail, { params: { token: "0".repeat(token.length) } })).toMatchObject({
      status: 410,
      body: { errorCode: "TOKEN_INVALID" },
    });

    expect((await client.call(logOut)).body).toEqual({ outcome: "SUCCESS" });
    expect(client.cookies.has("session")).toBe(false);
    expect((await client.call(getProfile)).status).toBe(401);
    expect((await client.call(logOut)).body).toEqual({ outcome: "SUCCESS" });

    await signIn(client, { username: body.email as string, password: goodPassword, deviceId: "phone" });
    expect((await client.call(updatePinCode, { body: { pinCode: "2580" } })).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).body.hasPinCode).toBe(true);
  });

  it("reports every invalid field by its code", async () => {
    const wrong = {
      email: "not an address",
      password: "short",
      firstName: " ",
      birthDate: "2015-02-30",
      pinCode: "12",
      acceptTerms: false,
    };
    const answer = await stack.client().call(join, { body: newcomer(wrong) });
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as { errors: unknown[] }).errors).toEqual(
      expect.arrayContaining([
        { code: "INVALID_FORMAT", field: "email" },
        { code: "TOO_SHORT", field: "password" },
        { code: expect.any(String), field: "firstName" },
        { code: "INVALID_FORMAT", field: "birthDate" },
        { code: "INVALID_FORMAT", field: "pinCode" },
        { code: "TERMS_NOT_ACCEPTED", field: "acceptTerms" },
      ]),
    );
  });

  it.each([
    [{ birthDate: "2012-01-01" }, { code: "UNDERAGE", field: "birthDate" }],
    [{ password: "password1234" }, { code: "PASSWORD_BREACHED", field: "password" }],
    [{ phone: "1111" }, { code: "PHONE_INVALID", field: "phone" }],
    [{ firstName: "M4ya!" }, { code: "INVALID_FORMAT", field: "firstName" }],
    [{ lastName: "www.evil.example" }, { code: "INVALID_FORMAT", field: "lastName" }],
    [{ firstName: "Maya\nBcc: all@example.org" }, { code: "INVALID_FORMAT", field: "firstName" }],
    [{ firstName: "Maya\u0007" }, { code: "INVALID_FORMAT", field: "firstName" }],
    [{ nickname: "night\nowl" }, { code: "INVALID_FORMAT", field: "nickname" }],
    [{ nickname: "night\u0007owl" }, { code: "INVALID_FORMAT", field: "nickname" }],
    [{ nickname: "night\u202eowl" }, { code: "INVALID_FORMAT", field: "nickname" }],
    [{ nickname: "evil.com" }, { code: "INVALID_FORMAT", field: "nickname" }],
    [{ nickname: "admin" }, { code: "NICKNAME_RESERVED", field: "nickname" }],
    [{ nickname: "аdmin" }, { code: "NICKNAME_RESERVED", field: "nickname" }],
    [{ language: "de" }, { code: "UNKNOWN_LANGUAGE", field: "language" }],
    [
      { address: { countryCode: "CA", subdivision: "XX" } },
      { code: "UNKNOWN_SUBDIVISION", field: "address.subdivision" },
    ],
    [{ pinCode: "1234" }, { code: "PIN_TOO_SIMPLE", field: "pinCode" }],
    [{ email: "DEMO@parlour.example" }, { code: "EMAIL_TAKEN", field: "email" }],
    [{ nickname: "Demo" }, { code: "NICKNAME_TAKEN", field: "nickname" }],
  ])("%j is refused", async (change, error) => {
    const answer = await stack.client().call(join, { body: newcomer(change) });
    expect(answer).toMatchObject({ status: 422, body: { errors: [error] } });
  });

  it("succeeds for only one of several with the same name", async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => joinAs(stack.client(), body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  it("limits how many accounts one address can probe", async () => {
    await stack.kit.limits.reset({ scope: "join-taken", key: "127.0.0.1" });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      statuses.push(
        (await stack.client().call(join, { body: newcomer({ email: "demo@parlour.example" }) })).status,
      );
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses[20]).toBe(429);
  });
});

describe("e-mail confirmation", () => {
  it("works for two days and can be sent again", async () => {
    stack.clock.advance(3_600_000);
    const client = stack.client();
    const body = newcomer();
    expect((await joinAs(client, body)).status).toBe(201);
    const first = await newestCode(client, body.email as string);
    expect((await client.call(requestEmailConfirmation)).status).toBe(202);
    const second = await newestCode(client, body.email as string);
    expect(second).not.toBe(first);
    stack.clock.advance(48 * 3_600_000);
    expect((await client.call(confirmEmail, { params: { token: second } })).status).toBe(410);
  });
});

describe("the address", () => {
  it("names its subdivision with or without the country, and may omit it only where it does not matter", async () => {
    const client = stack.client();
    const joined = await joinAs(client, newcomer({ address: { countryCode: "CA", subdivision: "CA-ON" } }));
    expect(joined.status).toBe(201);
    expect((await client.call(getProfile)).body.address).toEqual({ countryCode: "CA", subdivision: "ON" });
    const without = newcomer({ address: { countryCode: "CA", subdivision: "" } });
    expect((await joinAs(stack.client(), without)).body).toEqual({
      errors: [{ code: "REQUIRED", field: "address.subdivision" }],
    });
  });
});

describe("e-mails to one address", () => {
  it("are limited, whoever requests them", async () => {
    const client = stack.client();
    const body = newcomer();
    await joinAs(client, body);
    for (let count = 0; count < 14; count++) {
      expect((await client.call(requestEmailConfirmation)).status).toBe(count < 10 ? 202 : 429);
    }
    const { body: letters } = await client.call(listOutbox, { query: { to: body.email as string } });
    expect(letters).toHaveLength(10);
  });

  it("are counted together, whatever they are about and whoever requests them", async () => {
    const [owner, visitor, other] = [stack.client(), stack.client(), stack.client()];
    const body = newcomer();
    const email = body.email as string;
    await joinAs(owner, body);
    await signIn(other, await addPlayer(stack));
    const proof = { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword } as const;
    for (let round = 0; round < 4; round++) {
      await other.call(verify, { body: { ...proof, operation: "updateProfile" } });
      const answers = [
        await owner.call(requestEmailConfirmation),
        await owner.call(requestPinReset),
        await visitor.call(requestPasswordReset, { body: { email } }),
        await other.call(changeEmail, { body: { email } }),
      ];
      // The response is the same when no e-mail is sent, so that a stranger learns nothing about the address.
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    }
    const { body: letters } = await visitor.call(listOutbox, { query: { to: email } });
    expect(letters.filter(({ to }) => to === email)).toHaveLength(10);
  });
});
