import { acceptInvitation } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { changeOperatorPassword } from "@parlour/contracts/calls/office/operator/change-operator-password";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { inviteOperator } from "@parlour/contracts/calls/office/operator/invite-operator";
import { listProposals } from "@parlour/contracts/calls/office/operator/list-proposals";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { logOutOperator } from "@parlour/contracts/calls/office/operator/log-out-operator";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { authenticatorCode, newestCode, solveCaptcha } from "../testing-people.ts";

let stack: TestStack;
const demoPassword = "Parlour-demo-1";
const ownPassword = "seven quiet herons";

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => stack.close());

type Attempt = { username: string; password: string; from?: string; captcha?: string; code?: string };

function tryLogIn(client: TestClient, { username, password, from = "192.0.2.1", captcha, code }: Attempt) {
  const headers = {
    "x-forwarded-for": from,
    ...(captcha && { "x-captcha-token": captcha }),
    ...(code && { "x-mfa-code": code }),
  };
  return client.call(logInOperator, { body: { username, password }, headers });
}

async function signIn(username: string, password = demoPassword): Promise<TestClient> {
  const client = stack.client();
  expect((await tryLogIn(client, { username, password })).status).toBe(200);
  return client;
}

let count = 0;
/**
 * Adds an operator who was invited and has chosen a password. Roles, if any, are assigned by two
 * administrators.
 */
async function invited(roles: readonly string[] = []) {
  const email = `invited${++count}@parlour.example`;
  const admin = await signIn("admin@parlour.example");
  const { id } = (await admin.call(addOperator, { body: { email, name: "Ines Vidal", reason: "New" } })).body;
  const token = await newestCode(stack.client(), email);
  await stack.client().call(acceptInvitation, { body: { token, password: ownPassword } });
  if (roles.length > 0) await giveRoles(admin, id, roles);
  return { id, email, admin, client: await signIn(email, ownPassword) };
}

async function giveRoles(admin: TestClient, operatorId: string, roles: readonly string[]): Promise<void> {
  const body = { kind: "OPERATOR_ROLES", data: { operatorId, roles }, reason: "Her work" };
  const { id } = (await admin.call(proposeChange, { body })).body;
  const second = await signIn("operator@parlour.example");
  await second.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Agreed" } });
}

describe("four eyes are two people: an invited operator", () => {
  test("chooses the password through a link that works once and only the operator gets", async () => {
    const admin = await signIn("admin@parlour.example");
    const email = "newcomer@parlour.example";
    const body = { email, name: "Nora Winter", reason: "Joins payments" };
    const added = await admin.call(addOperator, { body });
    expect(added.body).toMatchObject({ hasPassword: false, roles: [] });
    const token = await newestCode(stack.client(), email);
    expect(JSON.stringify(added.body)).not.toContain(token);
    expect((await tryLogIn(stack.client(), { username: email, password: "" })).status).toBe(422);
    expect((await tryLogIn(stack.client(), { username: email, password: ownPassword })).status).toBe(401);

    const accept = (password: string, used = token) =>
      stack.client().call(acceptInvitation, { body: { token: used, password } });
    expect((await accept("short")).status).toBe(422);
    expect((await accept("newcomer12")).body).toMatchObject({ errors: [{ field: "password" }] });
    expect((await accept(ownPassword)).body).toEqual({ email });
    expect((await accept("another good password 9")).body).toEqual({ errorCode: "TOKEN_INVALID" });
    await signIn(email, ownPassword);
  });

  test("can be sent a new link, which replaces the old one; a link expires after two days", async () => {
    const admin = await signIn("admin@parlour.example");
    const email = "late@parlour.example";
    const { id } = (await admin.call(addOperator, { body: { email, name: "Late", reason: "New" } })).body;
    const first = await newestCode(stack.client(), email);
    const again = () => admin.call(inviteOperator, { params: { id }, body: { reason: "Lost the link" } });
    expect((await again()).status).toBe(200);
    const outbox = async () => (await stack.client().call(listOutbox, { query: { to: email } })).body;
    await expect.poll(async () => (await outbox()).length, { timeout: 15_000 }).toBe(2);
    const accept = (token: string) =>
      stack.client().call(acceptInvitation, { body: { token, password: ownPassword } });
    expect((await accept(first)).status).toBe(410);
    const second = await newestCode(stack.client(), email);
    stack.clock.advance(49 * 3_600_000);
    expect((await accept(second)).status).toBe(410);
  });
});

test("operators change their own password with the old one and their authenticator", async () => {
  const { email, client } = await invited();
  const newPassword = "nine loud magpies";
  const change = (password: string, code?: string) =>
    client.call(changeOperatorPassword, {
      body: { password, newPassword },
      ...(code && { headers: { "x-mfa-code": code } }),
    });
  expect((await change("not my password")).body).toMatchObject({ errorCode: "VERIFICATION_FAILED" });
  const { otpAuthUri } = (await client.call(enrolOperatorAuthenticator, { body: { password: ownPassword } }))
    .body;
  const key = new URL(otpAuthUri).searchParams.get("secret")!;
  const code = () => authenticatorCode(key, stack.clock.now());
  await client.call(activateOperatorAuthenticator, { body: { code: code() } });
  expect((await change(ownPassword)).body).toEqual({ errorCode: "MFA_REQUIRED" });
  stack.clock.advance(30_000);
  expect((await change(ownPassword, "000000")).body).toMatchObject({
    errorCode: "MFA_INVALID_CONFIRMATION_CODE",
  });
  expect((await change(ownPassword, code())).status).toBe(200);
  expect((await client.call(getOperator)).status).toBe(200);
  expect((await tryLogIn(stack.client(), { username: email, password: ownPassword })).status).toBe(401);
  const { body } = await stack.client().call(listOutbox, { query: { to: email } });
  expect(body[0]?.subject).toContain("password was changed");
});

test("a new login ends the operator's old session", async () => {
  const { email, client } = await invited();
  const other = await signIn(email, ownPassword);
  expect((await client.call(getOperator)).status).toBe(401);
  expect((await other.call(getOperator)).status).toBe(200);
});

test("the cookie is SameSite=Strict, HttpOnly and bare on plain HTTP", async () => {
  const client = stack.client();
  const answer = await tryLogIn(client, { username: "support@parlour.example", password: demoPassword });
  expect(answer.headers.get("set-cookie")).toMatch(/^operator=[^;]+; Path=\/; SameSite=Strict; .*HttpOnly$/);
});

test("proposals are visible only to roles that may decide them, and to their author", async () => {
  const { id: operatorId } = await invited();
  const admin = await signIn("admin@parlour.example");
  const body = { kind: "OPERATOR_ROLES", data: { operatorId, roles: ["CONTENT"] }, reason: "Her work" };
  const { id } = (await admin.call(proposeChange, { body })).body;
  const sees = async (client: TestClient) =>
    (await client.call(listProposals, { query: {} })).body.items.some((proposal) => proposal.id === id);
  expect(await sees(admin)).toBe(true);
  expect(await sees(await signIn("operator@parlour.example"))).toBe(true);
  for (const role of ["support", "payments", "content", "compliance"]) {
    expect(await sees(await signIn(`${role}@parlour.example`))).toBe(false);
  }
});

describe("guessing an operator's password", () => {
  test("locks the name only at the address that guessed, and asks everyone else for a captcha", async () => {
    for (const username of ["content@parlour.example", "nobody@parlour.example"]) {
      const guess = async (captcha?: string) =>
        (
          await tryLogIn(stack.client(), {
            username,
            password: "wrong-password-1",
            from: "192.0.2.66",
            ...(captcha && { captcha }),
          })
        ).body;
      for (let tries = 0; tries < 3; tries++) {
        expect(await guess()).toEqual({ errors: [{ code: "invalid_grant" }] });
      }
      expect(await guess()).toEqual({ errorCode: "invalid_grant_captcha_enforcement" });
      for (let tries = 0; tries < 2; tries++) {
        expect(await guess(await solveCaptcha(stack.client()))).toEqual({
          errors: [{ code: "invalid_grant" }],
        });
      }
      expect(await guess(await solveCaptcha(stack.client()))).toEqual({ errorCode: "blocked" });
    }
    const owner = stack.client();
    const rightful = { username: "content@parlour.example", password: demoPassword, from: "192.0.2.10" };
    expect((await tryLogIn(owner, rightful)).body).toEqual({
      errorCode: "invalid_grant_captcha_enforcement",
    });
    const captcha = await solveCaptcha(stack.client());
    expect((await tryLogIn(owner, { ...rightful, captcha })).status).toBe(200);
  });
});

describe("an operator's event stream closes within a second of", () => {
  type Person = Awaited<ReturnType<typeof invited>>;
  test.each<[string, (person: Person) => Promise<unknown>]>([
    ["logout", ({ client }) => client.call(logOutOperator)],
    [
      "disable",
      ({ admin, id }) =>
        admin.call(changeOperatorAccess, { params: { id }, body: { action: "DISABLE", reason: "Left" } }),
    ],
    ["a role change", ({ admin, id }) => giveRoles(admin, id, ["CONTENT"])],
    ["a new login", ({ email }) => signIn(email, ownPassword)],
  ])("%s", async (_name, end) => {
    const person = await invited(["SUPPORT"]);
    const cookie = `operator=${person.client.cookies.get("operator")}`;
    const stream = await fetch(`${stack.origin}/services/operator/v1/chat-desk/events`, {
      headers: { cookie },
    });
    expect(stream.status).toBe(200);
    const ended = stream.text().then(() => performance.now());
    await end(person);
    const doneMs = performance.now();
    expect((await ended) - doneMs).toBeLessThan(1_000);
  });
});
