import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword, newestCode, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function signedIn(change: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(stack, change);
  const client = stack.client();
  await signIn(client, player);
  const update = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    client.call(updateProfile, { body, headers });
  const prove = (value: string, type = "PASSWORD", headers: Record<string, string> = {}) =>
    client.call(verify, {
      body: { type, method: "NOT_APPLICABLE", value, operation: "updateProfile" },
      headers,
    });
  return { player, client, update, prove };
}

const asked = { status: 403, body: { errorCode: "MFA_REQUIRED", operation: "updateProfile" } };

describe("a profile update", () => {
  it("needs a proof, which works once", async () => {
    const { client, update, prove } = await signedIn();
    expect(await update({ firstName: "Rose" })).toMatchObject(asked);
    expect((await prove(goodPassword)).body).toEqual({ verified: true });
    expect((await update({ firstName: "Rose", attributes: { language: "es" } })).body).toMatchObject({
      firstName: "Rose",
      lastName: "Okafor",
      attributes: { currency: "CAD", language: "es" },
    });
    expect((await client.call(getProfile)).body.firstName).toBe("Rose");
    expect(await update({ firstName: "Rosa" })).toMatchObject(asked);
  });

  it("accepts the PIN, or a code that was sent for it", async () => {
    const { player, client, update, prove } = await signedIn();
    expect((await prove("2580", "PIN_CODE")).status).toBe(200);
    expect((await update({ lastName: "Diaz" })).status).toBe(200);

    const sent = await client.call(sendConfirmationCode, { params: { operation: "updateProfile" } });
    expect(sent.body).toEqual({ limit: 5, remainingSendAttempts: 4 });
    const code = await newestCode(client, player.phonePrefix + player.phone);
    const wrong = await update(
      { lastName: "Rossi" },
      { "x-mfa-code": code === "000000" ? "000001" : "000000" },
    );
    expect(wrong).toMatchObject({
      status: 422,
      body: { errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 4 },
    });
    expect((await update({ lastName: "Rossi" }, { "x-mfa-code": code })).status).toBe(200);
    expect((await update({ lastName: "Russo" }, { "x-mfa-code": code })).status).toBe(422);
  });

  it("is blocked after five wrong proofs, and returns the remaining time", async () => {
    const { client, prove } = await signedIn();
    for (const remainingAttempts of [4, 3, 2, 1]) {
      expect((await prove("wrong")).body).toEqual({ errorCode: "VERIFICATION_FAILED", remainingAttempts });
    }
    const blocked = { status: 423, body: { errorCode: "ACCOUNT_BLOCKED", remainingBlockingTime: 1_800 } };
    expect(await prove("wrong")).toMatchObject(blocked);
    expect(await prove(goodPassword)).toMatchObject(blocked);
    const status = () => client.call(getOperationStatus, { params: { operation: "updateProfile" } });
    expect((await status()).body).toEqual({ status: "BLOCKED", remainingBlockingTime: 1_800 });
  });

  it("refuses a proof older than ten minutes", async () => {
    const { update, prove } = await signedIn();
    await prove(goodPassword);
    stack.clock.advance(10 * 60_000);
    expect(await update({ firstName: "Rose" })).toMatchObject(asked);
  });

  it("accepts the sandbox's mock verification header", async () => {
    const { update, prove } = await signedIn();
    expect((await prove("anything", "PASSWORD", { "x-mock-2fa-verification": "true" })).status).toBe(200);
    expect((await update({ firstName: "Rose" })).status).toBe(200);
  });

  it("checks fields before it requires a proof, and requires none when nothing changes", async () => {
    const { client, update } = await signedIn();
    const refused = await update({ phones: ["12345"], address: { countryCode: "CA", subdivision: "XX" } });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [
          { code: "UNKNOWN_SUBDIVISION", field: "address.subdivision" },
          { code: "PHONE_INVALID", field: "phones.0" },
        ],
      },
    });
    expect((await update((await client.call(getProfile)).body)).status).toBe(200);
  });

  it("shows and hides the player's name in public lists without a code", async () => {
    const { client, update } = await signedIn();
    expect((await client.call(getProfile)).body.showsName).toBe(false);
    expect(await update({ showsName: true })).toMatchObject({ status: 200, body: { showsName: true } });
    expect(await update({ showsName: false, nickname: "someone-else" })).toMatchObject(asked);
  });

  it("stores the stated address with a proof, encrypted, and removes it", async () => {
    const { player, client, update, prove } = await signedIn();
    const place = { countryCode: "CA", subdivision: "ON" };
    const stated = { street: "12 Heron Street", city: "Ottawa", postcode: "K1A 0B1" };
    const rows = async () =>
      await stack.kit.db.query<{ row: string }>(
        "select one::text || encode(sealed, 'escape') as row from player_addresses one where player_id = $1",
        [player.id],
      );
    expect((await client.call(getProfile)).body.address).toEqual(place);
    expect((await update({ address: { ...place, street: "12 Heron Street" } })).body).toEqual({
      errors: [{ code: "REQUIRED", field: "address.city" }],
    });
    expect((await update({ address: { ...place, city: "x".repeat(81), street: "1" } })).status).toBe(422);
    expect(await update({ showsName: true, address: { ...place, ...stated } })).toMatchObject(asked);
    await prove(goodPassword);
    expect((await update({ address: { ...place, ...stated } })).body.address).toEqual({
      ...place,
      ...stated,
    });
    // The address stays when it is omitted, and sending it back unchanged needs no proof.
    expect((await update({ address: place })).body.address).toEqual({ ...place, ...stated });
    expect((await update((await client.call(getProfile)).body)).status).toBe(200);
    const [stored] = await rows();
    expect(stored!.row).not.toContain("Heron");

    const empty = { ...place, street: " ", city: "", postcode: "" };
    expect(await update({ address: empty })).toMatchObject(asked);
    await prove(goodPassword);
    expect((await update({ address: empty })).body.address).toEqual(place);
    expect(await rows()).toEqual([]);
  });

  it("refuses another player's nickname", async () => {
    const { update, prove } = await signedIn();
    await prove(goodPassword);
    expect((await update({ nickname: "DEMO" })).body).toEqual({
      errors: [{ code: "NICKNAME_TAKEN", field: "nickname" }],
    });
  });

  it("marks a changed phone as unverified", async () => {
    const { client, update, prove } = await signedIn();
    await prove(goodPassword);
    expect((await update({ phones: ["4165550177"] })).status).toBe(200);
    const code = await client.call(sendConfirmationCode, { params: { operation: "updateProfile" } });
    expect(code.body).toEqual({ errorCode: "PLAYER_NOT_VALIDATED" });
  });

  it("needs no proof when the site does not require one", async () => {
    const { update } = await signedIn();
    await stack.ports.settings.set("mfaOperations", ["enable2fa"]);
    expect((await update({ firstName: "Rose" })).status).toBe(200);
    await stack.ports.settings.set("mfaOperations", ["enable2fa", "updateProfile", "validatePhone"]);
  });
});
