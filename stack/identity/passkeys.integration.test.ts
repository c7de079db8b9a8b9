import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { addPasskey } from "@parlour/contracts/calls/identity/login-service/add-passkey";
import { listPasskeys } from "@parlour/contracts/calls/identity/login-service/list-passkeys";
import { logInByPasskey } from "@parlour/contracts/calls/identity/login-service/log-in-by-passkey";
import { removePasskey } from "@parlour/contracts/calls/identity/login-service/remove-passkey";
import { renamePasskey } from "@parlour/contracts/calls/identity/login-service/rename-passkey";
import { requestPasskey } from "@parlour/contracts/calls/identity/login-service/request-passkey";
import { requestPasskeyLogin } from "@parlour/contracts/calls/identity/login-service/request-passkey-login";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

const origin = "https://parlour.test";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", env: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => stack.close());

/** Creates a client that sends the site's public origin, as a browser behind the proxy does. */
function browser(): TestClient {
  const client = stack.client();
  const { call } = client;
  client.call = (called, options = {}) =>
    call(called, { ...options, headers: { ...options.headers, origin } });
  return client;
}

/** Creates a security key implemented in software, with ES256 and user verification. */
function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let count = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const data = (flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    const rpIdHash = createHash("sha256").update("parlour.test").digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, rest]);
  };
  return {
    create(challenge: string, { from = origin, flags = 0b1000101 } = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      return {
        credentialId: credentialId.toString("base64url"),
        publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64url"),
        algorithm: -7,
        clientDataJSON: clientData("webauthn.create", challenge, from).toString("base64url"),
        authenticatorData: data(flags, Buffer.concat([Buffer.alloc(16), length, credentialId])).toString(
          "base64url",
        ),
      };
    },
    get(challenge: string, { from = origin, flags = 0b101 } = {}) {
      const client = clientData("webauthn.get", challenge, from);
      const raw = data(flags);
      const signed = Buffer.concat([raw, createHash("sha256").update(client).digest()]);
      return {
        credentialId: credentialId.toString("base64url"),
        clientDataJSON: client.toString("base64url"),
        authenticatorData: raw.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
    },
  };
}

async function signedIn() {
  const player = await addPlayer(stack);
  const client = browser();
  await signIn(client, player);
  const prove = () =>
    client.call(verify, {
      body: {
        type: "PASSWORD",
        method: "NOT_APPLICABLE",
        value: goodPassword,
        operation: "updateProfile",
      },
    });
  const key = authenticator();
  const add = async (name = "My phone") => {
    const { body } = await client.call(requestPasskey);
    return await client.call(addPasskey, { body: { name, ...key.create(body.challenge) } });
  };
  const logInWith = async (answer: (challenge: string) => object) => {
    const visitor = browser();
    const { body } = await visitor.call(requestPasskeyLogin);
    const reply = await visitor.call(logInByPasskey, { body: { ...answer(body.challenge) } });
    if (reply.status === 200) visitor.session = (reply.body as { sessionId: string }).sessionId;
    return { ...reply, visitor };
  };
  return { player, client, prove, key, add, logInWith };
}

const wrong = { status: 401, body: { errors: [{ code: "invalid_grant" }] } };

describe("a passkey", () => {
  it("is added with the old proof and an e-mail, named, used to log in, and removed", async () => {
    const { player, client, prove, key, add, logInWith } = await signedIn();
    expect(await add()).toMatchObject({ status: 403, body: { errorCode: "MFA_REQUIRED" } });
    await prove();
    const added = await add();
    expect(added).toMatchObject({ status: 201, body: { name: "My phone", lastUsedAt: null } });
    const { id } = added.body;
    const renamed = await client.call(renamePasskey, { params: { id }, body: { name: "Old phone" } });
    expect(renamed.body.name).toBe("Old phone");

    const { status, visitor } = await logInWith((challenge) => key.get(challenge));
    expect(status).toBe(200);
    expect((await visitor.call(getProfile)).body.email).toBe(player.email);
    const [listed] = (await client.call(listPasskeys)).body.items;
    expect(listed).toMatchObject({ id, name: "Old phone", lastUsedAt: expect.any(String) });

    const remove = () => client.call(removePasskey, { params: { id } });
    expect((await remove()).status).toBe(403);
    await prove();
    expect((await remove()).body).toEqual({ ok: true });
    expect(await logInWith((challenge) => key.get(challenge))).toMatchObject(wrong);
    const { body } = await client.call(listOutbox, { query: { to: player.email } });
    const subjects = body.map(({ subject }) => subject);
    expect(subjects).toContain("A passkey was added");
    expect(subjects).toContain("A passkey was removed");
  });

  it("is refused from another site, without verification, with a used challenge or another's signature", async () => {
    const { key, prove, add, logInWith } = await signedIn();
    await prove();
    await add();
    const evil = { from: "https://parlour.example.evil" };
    expect(await logInWith((challenge) => key.get(challenge, evil))).toMatchObject(wrong);
    expect(await logInWith((challenge) => key.get(challenge, { flags: 0b1 }))).toMatchObject(wrong);
    expect(await logInWith(() => key.get("made-up"))).toMatchObject(wrong);
    const other = authenticator();
    const stolen = (challenge: string) => ({
      ...other.get(challenge),
      credentialId: key.get(challenge).credentialId,
    });
    expect(await logInWith(stolen)).toMatchObject(wrong);

    const visitor = browser();
    const { body } = await visitor.call(requestPasskeyLogin);
    const answer = key.get(body.challenge);
    expect((await visitor.call(logInByPasskey, { body: answer })).status).toBe(200);
    expect(await visitor.call(logInByPasskey, { body: answer })).toMatchObject(wrong);
  });

  it("of a locked account cannot log in", async () => {
    const { player, key, prove, add, logInWith } = await signedIn();
    await prove();
    await add();
    await stack.kit.db.query("update players set status = 'LOCKED' where id = $1", [player.id]);
    expect(await logInWith((challenge) => key.get(challenge))).toMatchObject({
      status: 401,
      body: { errorCode: "DISABLED_PROFILE" },
    });
  });
});
