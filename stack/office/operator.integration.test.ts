import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { renewOperatorRecoveryCodes } from "@parlour/contracts/calls/office/operator/renew-operator-recovery-codes";
import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { authenticatorCode } from "../testing-people.ts";

let stack: TestStack;
const password = "Parlour-demo-1";

beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function signIn(username: string): Promise<TestClient> {
  const client = stack.client();
  const answer = await client.call(logInOperator, { body: { username, password } });
  expect(answer.status).toBe(200);
  return client;
}

test("an operator signs in and out", async () => {
  const client = await signIn("Operator@Parlour.example");
  const me = await client.call(getOperator, {});
  expect(me.body).toMatchObject({ id: "operator_demo", twoFactor: "NOT_ENROLLED", mode: "sandbox" });
  const cookies = new Map(client.cookies);
  await client.call(logOutOperator, {});
  for (const [name, value] of cookies) client.cookies.set(name, value);
  expect((await client.call(getOperator, {})).status).toBe(401);
});

test("a role opens only its own calls", async () => {
  const client = await signIn("compliance@parlour.example");
  expect((await client.call(listDocuments, { query: {} })).status).toBe(200);
  expect((await client.call(listChats, { query: {} })).status).toBe(403);
});

test("an activated authenticator is required, with each code once, until two administrators remove it", async () => {
  const client = await signIn("payments@parlour.example");
  const wrong = await client.call(enrolOperatorAuthenticator, { body: { password: "not my password" } });
  expect(wrong.body).toMatchObject({ errorCode: "VERIFICATION_FAILED" });
  const { body } = await client.call(enrolOperatorAuthenticator, { body: { password } });
  const secret = new URL(body.otpAuthUri).searchParams.get("secret")!;
  const code = () => authenticatorCode(secret, stack.clock.now());
  const first = code();
  expect((await client.call(activateOperatorAuthenticator, { body: { code: first } })).status).toBe(200);
  const query = { to: "payments@parlour.example" };
  const subjects = async () =>
    (await stack.client().call(listOutbox, { query })).body.map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 15_000 }).toEqual(["Your console authenticator was turned on"]);

  const again = (mfaCode?: string) =>
    stack.client().call(logInOperator, {
      body: { username: "payments@parlour.example", password },
      ...(mfaCode && { headers: { "x-mfa-code": mfaCode } }),
    });
  expect((await again()).body).toEqual({ errorCode: "mfa_required:TWO_FACTOR_AUTHENTICATION" });
  expect((await again(first)).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  stack.clock.advance(30_000);
  expect((await again(code())).status).toBe(200);

  const [proposer, approver] = [
    await signIn("admin@parlour.example"),
    await signIn("operator@parlour.example"),
  ];
  const data = { operatorId: "operator_payments" };
  const proposed = { kind: "OPERATOR_AUTHENTICATOR", data, reason: "A lost phone" };
  const { id } = (await proposer.call(proposeChange, { body: proposed })).body;
  const approve = (admin: TestClient) =>
    admin.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "She called me" } });
  expect((await approve(proposer)).body).toEqual({ errorCode: "OWN_PROPOSAL" });
  expect((await again()).body).toEqual({ errorCode: "mfa_required:TWO_FACTOR_AUTHENTICATION" });
  expect((await approve(approver)).body).toMatchObject({ state: "APPROVED" });
  expect((await client.call(getOperator)).status).toBe(401);
  expect((await again()).status).toBe(200);
});

test("a session works only in its own browser and expires when idle", async () => {
  const stolen = await signIn("operator@parlour.example");
  const elsewhere = await stolen.call(getOperator, { headers: { "user-agent": "another browser" } });
  expect(elsewhere.status).toBe(401);
  expect((await stolen.call(getOperator, {})).status).toBe(401);

  const idle = await signIn("operator@parlour.example");
  stack.clock.advance(16 * 60_000);
  expect((await idle.call(getOperator, {})).status).toBe(401);
});

test("an operator is told why the session has ended, but not in another browser", async () => {
  const endOf = async (client: TestClient) => (await client.call(getOperator)).body;
  const earlier = await signIn("support@parlour.example");
  const later = await signIn("support@parlour.example");
  expect(await endOf(earlier)).toEqual({ errorCode: "SESSION_INVALID", cause: "NEW_LOGIN" });

  const admin = await signIn("admin@parlour.example");
  const disabled = { action: "DISABLE", reason: "Left" } as const;
  await admin.call(changeOperatorAccess, { params: { id: "operator_support" }, body: disabled });
  expect(await endOf(later)).toEqual({ errorCode: "SESSION_INVALID", cause: "DISABLED" });
  const elsewhere = await later.call(getOperator, { headers: { "user-agent": "another browser" } });
  expect(elsewhere.body).toEqual({ errorCode: "SESSION_INVALID" });

  stack.clock.advance(16 * 60_000);
  expect(await endOf(admin)).toEqual({ errorCode: "SESSION_INVALID", cause: "EXPIRED" });
  expect(await endOf(stack.client())).toEqual({ errorCode: "SESSION_INVALID" });
});

test("an operator replaces the authenticator with the old code, and recovery codes work once", async () => {
  const username = "trader@parlour.example";
  const client = await signIn(username);
  const keyOf = (uri: string) => new URL(uri).searchParams.get("secret")!;
  const codeOf = (key: string) => authenticatorCode(key, stack.clock.now());
  const enrol = (mfaCode?: string, given = password) =>
    client.call(enrolOperatorAuthenticator, {
      body: { password: given },
      ...(mfaCode && { headers: { "x-mfa-code": mfaCode } }),
    });
  const activate = (code: string) => client.call(activateOperatorAuthenticator, { body: { code } });
  const logIn = (code: string) =>
    stack.client().call(logInOperator, { body: { username, password }, headers: { "x-mfa-code": code } });
  const old = keyOf((await enrol()).body.otpAuthUri);
  const first = (await activate(codeOf(old))).body.recoveryCodes;
  expect(new Set(first).size).toBe(10);

  // Neither the session with the password nor a code alone is enough.
  stack.clock.advance(30_000);
  expect((await enrol()).status).toBe(409);
  expect((await enrol(codeOf(old), "not my password")).body).toMatchObject({
    errorCode: "VERIFICATION_FAILED",
  });
  expect((await enrol("000000")).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  const next = keyOf((await enrol(codeOf(old))).body.otpAuthUri);
  expect(next).not.toBe(old);
  // The old authenticator stays until the new one has proved itself.
  stack.clock.advance(30_000);
  expect((await activate(codeOf(old))).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  const { recoveryCodes } = (await activate(codeOf(next))).body;
  expect(recoveryCodes).toHaveLength(10);
  expect((await activate(codeOf(next))).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });

  stack.clock.advance(30_000);
  expect((await logIn(codeOf(old))).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  expect((await logIn(first[0]!)).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
  await stack.clock.advance(60 * 60_000);
  expect((await logIn(codeOf(next))).status).toBe(200);
  expect((await logIn(recoveryCodes[0]!.toUpperCase().replace("-", " "))).status).toBe(200);
  expect((await logIn(recoveryCodes[0]!)).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });

  const answer = await logIn(recoveryCodes[1]!);
  expect(answer.status).toBe(200);
  const desk = stack.client();
  const entered = await desk.call(logInOperator, {
    body: { username, password },
    headers: { "x-mfa-code": recoveryCodes[2]! },
  });
  expect(entered.status).toBe(200);
  const renewed = await desk.call(renewOperatorRecoveryCodes, {
    body: { password },
    headers: { "x-mfa-code": recoveryCodes[3]! },
  });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await logIn(recoveryCodes[4]!)).body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });

  const stored = await stack.kit.db.query<{ all: string }>(
    "select string_agg(row_to_json(codes)::text, ' ') as all from operator_recovery_codes codes",
  );
  expect(stored[0]!.all).not.toContain(renewed.body.recoveryCodes[0]);
  const subjects = async () =>
    (await stack.client().call(listOutbox, { query: { to: username } })).body.map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining([
        "Your console authenticator was turned on",
        "Your console authenticator was replaced",
        "A recovery code of your console account was used",
        "Your console recovery codes were replaced",
      ]),
    );
  const audited = await stack.kit.db.query(
    'select after from audit_entries where after @> \'{"twoFactor": "REPLACED"}\'',
  );
  expect(audited).toHaveLength(1);
  const entries = await stack.kit.db.query(
    "select details from audit_entries where call = 'log-in-operator' and details ->> 'usedFactor' = 'RECOVERY_CODE'",
  );
  expect(entries).toHaveLength(3);
}, 60_000);

test("a new secret replaces the authenticator only within ten minutes", async () => {
  const username = "content@parlour.example";
  const client = await signIn(username);
  const keyOf = (uri: string) => new URL(uri).searchParams.get("secret")!;
  const codeOf = (key: string) => authenticatorCode(key, stack.clock.now());
  const enrolled = await client.call(enrolOperatorAuthenticator, { body: { password } });
  const old = keyOf(enrolled.body.otpAuthUri);
  await client.call(activateOperatorAuthenticator, { body: { code: codeOf(old) } });
  stack.clock.advance(30_000);
  const started = await client.call(enrolOperatorAuthenticator, {
    body: { password },
    headers: { "x-mfa-code": codeOf(old) },
  });
  stack.clock.advance(11 * 60_000);
  const late = await client.call(activateOperatorAuthenticator, {
    body: { code: codeOf(keyOf(started.body.otpAuthUri)) },
  });
  expect(late.body).toMatchObject({ errorCode: "MFA_INVALID_CONFIRMATION_CODE" });
});
