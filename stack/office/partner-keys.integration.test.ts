import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getPartnerPlayer } from "@parlour/contracts/calls/office/partner-api/get-partner-player";
import { issueApiSecret } from "@parlour/contracts/calls/office/partner-api/issue-api-secret";
import { listApiKeys } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { listPartnerDays } from "@parlour/contracts/calls/office/partner-api/list-partner-days";
import { listPartnerPayments } from "@parlour/contracts/calls/office/partner-api/list-partner-payments";
import { listPartnerPlayers } from "@parlour/contracts/calls/office/partner-api/list-partner-players";
import { revokeApiKey } from "@parlour/contracts/calls/office/partner-api/revoke-api-key";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer } from "../testing-cashier.ts";
import {
  actAsOperator,
  addOperatorAccount,
  agree,
  agreeOnRule,
  authoriseTestOperator,
} from "../testing-operator.ts";

let stack: TestStack;
let ada: TestClient;
let bo: TestClient;
let count = 0;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  ada = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  bo = actAsOperator(stack.client(), "bo", ["ADMIN"]);
});
afterAll(() => stack.close());

const today = () => stack.clock.now().toISOString().slice(0, 10);
const dayIn = (days: number) =>
  new Date(stack.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const issue = (keyId: string, by = ada) =>
  by.call(issueApiSecret, { params: { keyId }, body: { reason: "For the partner" } });
/** Proposes a new secret and lets another administrator approve it; then creates it. */
const rotate = async (keyId: string, overlapHours: number) => {
  expect((await agree(ada, bo, "API_SECRET", { keyId, overlapHours })).status).toBe(200);
  return await issue(keyId);
};
const keys = async () => (await ada.call(listApiKeys)).body.items;

/** Adds an API key, which one operator proposes and another approves. Returns its id and its secret. */
async function addKey(scopes: readonly string[], expiresOn = dayIn(30)) {
  const name = `Partner ${++count}`;
  expect((await agree(ada, bo, "API_KEY", { name, scopes, expiresOn })).status).toBe(200);
  const key = (await keys()).find((one) => one.name === name)!;
  return { id: key.id, secret: (await issue(key.id)).body.secret };
}

const readDays = (headers: Record<string, string>) =>
  stack.client().call(listPartnerDays, { query: { from: today(), to: today(), currency: "USD" }, headers });

describe("an API key", () => {
  test("needs two administrators, and its secret is shown once and stored as a hash", async () => {
    const data = { name: "Ledger Owl", scopes: ["REPORTS"], expiresOn: dayIn(10) };
    const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
    expect((await agree(support, bo, "API_KEY", data)).status).toBe(403);
    expect(await agree(ada, ada, "API_KEY", data)).toMatchObject({ body: { errorCode: "OWN_PROPOSAL" } });
    expect((await keys()).some(({ name }) => name === data.name)).toBe(false);

    const { id, secret } = await addKey(["REPORTS"]);
    const listed = JSON.stringify(await keys());
    expect(listed).not.toContain(secret);
    const [stored] = await stack.kit.db.query<{ rows: string }>(
      "select json_agg(s)::text as rows from api_key_secrets s",
    );
    expect(stored!.rows).not.toContain(secret);
    expect((await keys()).find((one) => one.id === id)).toMatchObject({ state: "ACTIVE", approvedBy: "bo" });
    const { body } = await ada.call(listAuditEntries, { query: { subject: `api-key:${id}` } });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body.items.length).toBeGreaterThan(0);
  });

  test("is refused with dates in the past, more than a year ahead, or an unknown scope", async () => {
    const data = { name: "Late", scopes: ["REPORTS"], expiresOn: dayIn(-1) };
    expect((await agree(ada, bo, "API_KEY", data)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    expect((await agree(ada, bo, "API_KEY", { ...data, expiresOn: dayIn(400) })).status).toBe(422);
    const unknown = { ...data, scopes: ["EVERYTHING"], expiresOn: dayIn(5) };
    expect((await agree(ada, bo, "API_KEY", unknown)).status).toBe(422);
  });

  test("opens only the calls of its scopes, and nothing for operators or players", async () => {
    const { secret } = await addKey(["REPORTS"]);
    expect((await readDays(bearer(secret))).status).toBe(200);
    const players = await stack.client().call(listPartnerPlayers, { headers: bearer(secret) });
    expect(players).toMatchObject({ status: 403, body: { errorCode: "API_KEY_SCOPE" } });
    expect((await stack.client().call(listApiKeys, { headers: bearer(secret) })).status).toBe(401);
    for (const headers of [
      {},
      bearer("parlour_unknown-unknown-unknown"),
      bearer("x"),
      bearer(`${secret}x`),
    ]) {
      expect(await readDays(headers)).toMatchObject({ status: 401, body: { errorCode: "API_KEY_INVALID" } });
    }
  });

  test("rotates with an overlap, expires, and is refused at once when revoked", async () => {
    const { id, secret } = await addKey(["REPORTS"], dayIn(3));
    const next = (await rotate(id, 2)).body.secret;
    expect((await readDays(bearer(secret))).status).toBe(200);
    expect((await readDays(bearer(next))).status).toBe(200);
    stack.clock.advance(2 * 3_600_000 + 1);
    expect((await readDays(bearer(secret))).status).toBe(401);
    expect((await readDays(bearer(next))).status).toBe(200);
    const used = (await keys()).find((one) => one.id === id)!;
    expect(used.secrets).toHaveLength(1);
    expect(used.lastUsedAt).toBe(stack.clock.now().toISOString());

    const other = await addKey(["REPORTS"]);
    const body = { reason: "The contract ended" };
    expect((await ada.call(revokeApiKey, { params: { keyId: other.id }, body })).body.state).toBe("REVOKED");
    expect((await readDays(bearer(other.secret))).status).toBe(401);
    expect((await issue(other.id)).status).toBe(409);

    stack.clock.advance(3 * 86_400_000);
    expect((await readDays(bearer(next))).status).toBe(401);
    expect((await keys()).find((one) => one.id === id)?.state).toBe("EXPIRED");
  });

  test("gets a new secret only after two administrators have agreed, within a day and from the proposer", async () => {
    const { id, secret } = await addKey(["REPORTS"]);
    const refused = { status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } };
    expect(await issue(id)).toMatchObject(refused);
    const data = { keyId: id, overlapHours: 0 };
    expect(await agree(ada, ada, "API_SECRET", data)).toMatchObject({ body: { errorCode: "OWN_PROPOSAL" } });
    expect((await agree(ada, bo, "API_SECRET", data)).status).toBe(200);
    expect(await issue(id, bo)).toMatchObject(refused);
    expect((await keys()).find((one) => one.id === id)!.newSecret).toMatchObject({
      collector: { name: "ada" },
    });
    expect((await issue(id)).status).toBe(201);
    expect((await readDays(bearer(secret))).status).toBe(401);
    expect(await issue(id)).toMatchObject(refused);

    expect((await agree(ada, bo, "API_SECRET", data)).status).toBe(200);
    stack.clock.advance(24 * 3_600_000);
    expect(await issue(id)).toMatchObject(refused);

    // A single administrator has added this key, so it has no secret that two have agreed on.
    await agreeOnRule(stack, "API_KEY", { when: "NEVER" });
    const alone = { name: "Alone", scopes: ["REPORTS"], expiresOn: dayIn(30) };
    const body = { kind: "API_KEY", data: alone, reason: "A test" };
    expect((await ada.call(proposeChange, { body })).body).toMatchObject({ state: "APPLIED" });
    const added = (await keys()).find(({ name }) => name === "Alone")!;
    expect(await issue(added.id)).toMatchObject(refused);
    await agreeOnRule(stack, "API_SECRET", { when: "NEVER" });
    expect((await issue(added.id)).status).toBe(201);
    await agreeOnRule(stack, "API_SECRET", { when: "ALWAYS" });
    await agreeOnRule(stack, "API_KEY", { when: "ALWAYS" });
  });

  test("does not keep the right to a new secret after another was created or the key was revoked", async () => {
    const { id } = await addKey(["REPORTS"]);
    const data = { keyId: id, overlapHours: 0 };
    expect((await agree(ada, bo, "API_SECRET", data)).status).toBe(200);
    await agreeOnRule(stack, "API_SECRET", { when: "NEVER" });
    const { secret } = (await issue(id, bo)).body;
    await agreeOnRule(stack, "API_SECRET", { when: "ALWAYS" });
    expect(await issue(id)).toMatchObject({ status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } });
    expect((await readDays(bearer(secret))).status).toBe(200);

    expect((await agree(ada, bo, "API_SECRET", data)).status).toBe(200);
    const revoked = await ada.call(revokeApiKey, { params: { keyId: id }, body: { reason: "It leaked" } });
    expect(revoked.body).toMatchObject({ state: "REVOKED", newSecret: null });
  });

  test("gives its secrets to active administrators only", async () => {
    const { id } = await addKey(["REPORTS"]);
    const data = { keyId: id, overlapHours: 24 };
    const operatorId = await addOperatorAccount(stack, "cy");
    const cy = actAsOperator(stack.client(), "cy", ["ADMIN"]);
    expect((await agree(cy, bo, "API_SECRET", data)).status).toBe(200);
    const newSecret = async () => (await keys()).find((one) => one.id === id)!.newSecret;
    expect(await newSecret()).toMatchObject({ collector: { id: operatorId } });
    const body = { action: "DISABLE" as const, reason: "Left the company" };
    expect((await ada.call(changeOperatorAccess, { params: { id: operatorId }, body })).status).toBe(200);
    expect(await newSecret()).toBeNull();

    const key = { name: "Orphan", scopes: ["REPORTS"], expiresOn: dayIn(30) };
    const refused = { body: { errorCode: "PROPOSAL_REFUSED" } };
    expect(await agree(cy, bo, "API_SECRET", data)).toMatchObject(refused);
    expect(await agree(cy, bo, "API_KEY", key)).toMatchObject(refused);
    expect(await newSecret()).toBeNull();
  });

  test("may make 120 calls a minute, whatever other keys do", async () => {
    const [busy, calm] = [await addKey(["REPORTS"]), await addKey(["REPORTS"])];
    const rule = { scope: "api-key", key: busy.id, max: 120, windowSeconds: 60 };
    for (let call = 0; call < 119; call++) await stack.kit.limits.hit(rule);
    expect((await readDays(bearer(busy.secret))).status).toBe(200);
    const refused = await readDays(bearer(busy.secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await readDays(bearer(calm.secret))).status).toBe(200);
    stack.clock.advance(61_000);
  });
});

describe("a partner reads", () => {
  test("the figures that operators see in their reports", async () => {
    await addPayer(stack, { currency: "EUR", amountMinor: 12_345n });
    const { secret } = await addKey(["REPORTS"]);
    const query = { from: today(), to: today(), currency: "EUR" };
    const report = await ada.call(getReport, { params: { report: "payments" }, query });
    const at = report.body.columns.findIndex(({ key }) => key === "deposits");
    expect(report.body.totals[at]).toBe(123.45);
    // Figures are cached for three seconds.
    await vi.waitFor(
      async () => {
        const { body } = await stack.client().call(listPartnerDays, { query, headers: bearer(secret) });
        expect(body.items.map(({ deposits }) => deposits)).toEqual([123.45]);
      },
      { timeout: 15_000, interval: 500 },
    );
  });

  test("players without anything that identifies them, page by page", async () => {
    const { player } = await addPayer(stack, { currency: "EUR", amountMinor: 500n });
    stack.clock.advance(61_000);
    await gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });
    const { secret } = await addKey(["PLAYERS"]);
    const headers = bearer(secret);
    const one = await stack.client().call(getPartnerPlayer, { params: { playerId: player.id }, headers });
    expect(one.body).toMatchObject({ id: player.id, currency: "EUR", verification: "VERIFIED" });
    for (const secretPart of [player.email, player.firstName, player.lastName, player.phone]) {
      expect(JSON.stringify(one.body)).not.toContain(secretPart);
    }
    const list = await stack.client().call(listPartnerPlayers, { query: {}, headers });
    expect(list.body.items.some(({ id }) => id === player.id)).toBe(true);
    const bad = await stack.client().call(listPartnerPlayers, { query: { cursor: "nonsense" }, headers });
    expect(bad.status).toBe(422);
    const none = await stack.client().call(getPartnerPlayer, { params: { playerId: "nobody" }, headers });
    expect(none.status).toBe(404);
  });

  test("payments of a period with their states, oldest first, every one once", async () => {
    const { secret } = await addKey(["PAYMENTS"]);
    const { player } = await addPayer(stack);
    await stack.kit.db.query(
      `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)
       select 'many_' || n, $1, 'CARD', 'sandbox', 'USD', n, 'DECLINED',
         $2::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, 450) as n`,
      [player.id, stack.clock.now()],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { kind: "DEPOSIT", from: today(), to: today() };
      if (cursor !== null) query.cursor = cursor;
      const page = await stack.client().call(listPartnerPayments, { query, headers: bearer(secret) });
      expect(page.status).toBe(200);
      seen.push(...page.body.items.filter(({ playerId }) => playerId === player.id).map(({ id }) => id));
      cursor = page.body.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(450);
    expect(new Set(seen).size).toBe(450);
    const query = { kind: "WITHDRAWAL", from: dayIn(-200), to: today() };
    expect((await stack.client().call(listPartnerPayments, { query, headers: bearer(secret) })).status).toBe(
      422,
    );
  });
});
