import { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
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
