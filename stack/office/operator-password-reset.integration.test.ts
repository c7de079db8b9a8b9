import { acceptInvitation } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { activateOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/activate-operator-authenticator";
import { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { changeOperatorPassword } from "@parlour/contracts/calls/office/operator/change-operator-password";
import { enrolOperatorAuthenticator } from "@parlour/contracts/calls/office/operator/enrol-operator-authenticator";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { inviteOperator } from "@parlour/contracts/calls/office/operator/invite-operator";
import { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { requestOperatorPasswordReset } from "@parlour/contracts/calls/office/operator/request-operator-password-reset";
import { resetOperatorPassword } from "@parlour/contracts/calls/office/operator/reset-operator-password";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { authenticatorCode, newestCode } from "../testing-people.ts";

let stack: TestStack;
const demoPassword = "Parlour-demo-1";
const newPassword = "seven quiet herons";
const accepted = { status: 202, body: { ok: true } };

beforeAll(async () => {
  stack = await testStack({ shell: "none", env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => stack.close());

let addresses = 0;
/** Each request comes from a different address, unless the test says otherwise. */
const request = (email: string, from = `192.0.2.${++addresses}`) =>
  stack.client().call(requestOperatorPasswordReset, {
    body: { email },
    headers: { "x-forwarded-for": from } as never,
  });
const reset = (token: string, password = newPassword) =>
  stack.client().call(resetOperatorPassword, { body: { token, password } });
const logIn = (client: TestClient, username: string, password: string, code?: string) =>
  client.call(logInOperator, {
    body: { username, password },
    ...(code && { headers: { "x-mfa-code": code } }),
  });
const mailsTo = async (to: string) => (await stack.client().call(listOutbox, { query: { to } })).body;

test("a forgotten password is replaced through a link that works once; old sessions end", async () => {
  const email = "content@parlour.example";
  const client = stack.client();
  expect((await logIn(client, email, demoPassword)).status).toBe(200);
  const { otpAuthUri } = (await client.call(enrolOperatorAuthenticator, { body: { password: demoPassword } }))
    .body;
  const key = new URL(otpAuthUri).searchParams.get("secret")!;
  await client.call(activateOperatorAuthenticator, {
    body: { code: authenticatorCode(key, stack.clock.now()) },
  });
  stack.clock.advance(30_000);

  expect(await request("Content@parlour.example")).toMatchObject(accepted);
  const token = await newestCode(stack.client(), email);
  expect((await mailsTo(email))[0]).toMatchObject({
    text: expect.stringContaining(`/console/#reset=${token}`),
  });
  expect((await client.call(getOperator)).status).toBe(200);
  expect((await reset(token, "short")).status).toBe(422);
  expect((await reset(token)).body).toEqual({ email });
  expect((await reset(token, "another good password 9")).body).toEqual({ errorCode: "TOKEN_INVALID" });

  expect((await client.call(getOperator)).status).toBe(401);
  expect((await logIn(stack.client(), email, demoPassword)).status).toBe(401);
  // The link proves only the mailbox, so the authenticator's code is still required.
  expect((await logIn(stack.client(), email, newPassword)).body).toMatchObject({
    errorCode: "mfa_required:TWO_FACTOR_AUTHENTICATION",
  });
  const code = authenticatorCode(key, stack.clock.now());
  expect((await logIn(stack.client(), email, newPassword, code)).status).toBe(200);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain("Your console password was changed");
});

test("unknown, disabled and invited people get the same answer, but no link", async () => {
  const admin = stack.client();
  await logIn(admin, "admin@parlour.example", demoPassword);
  const body = { email: "pending@parlour.example", name: "Pia", reason: "New" };
  await admin.call(addOperator, { body });
  await newestCode(stack.client(), body.email);
  const people = (await admin.call(listOperators)).body.items;
  const support = people.find(({ email }) => email === "support@parlour.example")!;
  const disabled = await admin.call(changeOperatorAccess, {
    params: { id: support.id },
    body: { action: "DISABLE", reason: "Left" },
  });
  expect(disabled.status).toBe(200);
  for (const email of ["nobody@parlour.example", support.email, body.email]) {
    const startedMs = performance.now();
    expect(await request(email)).toMatchObject(accepted);
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(300);
  }
  // Once the e-mail of this later request has arrived, any e-mail of the earlier requests would have arrived too.
  await request("operator@parlour.example");
  await newestCode(stack.client(), "operator@parlour.example");
  expect(await mailsTo("nobody@parlour.example")).toEqual([]);
  expect(await mailsTo(support.email)).toEqual([]);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test("one name gets three links in a quarter of an hour, and one address sends ten requests", async () => {
  const email = "trader@parlour.example";
  for (let n = 0; n < 5; n += 1) expect(await request(email)).toMatchObject(accepted);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
  for (let n = 0; n < 10; n += 1) {
    expect((await request(`stranger${n}@example.org`, "198.51.100.7")).status).toBe(202);
  }
  expect((await request("stranger@example.org", "198.51.100.7")).status).toBe(429);
});

test("a link ends after an hour, with a newer link and with a changed password", async () => {
  const email = "compliance@parlour.example";
  const nextToken = async (known: string) => {
    await request(email);
    await expect.poll(() => newestCode(stack.client(), email)).not.toBe(known);
    return await newestCode(stack.client(), email);
  };
  await request(email);
  const first = await newestCode(stack.client(), email);
  const second = await nextToken(first);
  expect((await reset(first)).status).toBe(410);
  const client = stack.client();
  expect((await logIn(client, email, demoPassword)).status).toBe(200);
  const changed = { password: demoPassword, newPassword: "nine loud magpies" };
  expect((await client.call(changeOperatorPassword, { body: changed })).status).toBe(200);
  expect((await reset(second)).status).toBe(410);
  const third = await nextToken(second);
  stack.clock.advance(61 * 60_000);
  expect((await reset(third)).status).toBe(410);
});

test("an invitation ends when the password is chosen or changed in another way", async () => {
  const email = "payments@parlour.example";
  const admin = stack.client();
  await logIn(admin, "admin@parlour.example", demoPassword);
  const { id } = (await admin.call(listOperators)).body.items.find((one) => one.email === email)!;
  const invited = async (known?: string) => {
    const { status } = await admin.call(inviteOperator, {
      params: { id },
      body: { reason: "Lost the phone" },
    });
    expect(status).toBe(200);
    await expect.poll(() => newestCode(stack.client(), email)).not.toBe(known);
    return await newestCode(stack.client(), email);
  };
  const accept = (token: string) =>
    stack.client().call(acceptInvitation, { body: { token, password: "an invited password 7" } });
  const first = await invited();
  await request(email);
  await expect.poll(() => newestCode(stack.client(), email)).not.toBe(first);
  const token = await newestCode(stack.client(), email);
  expect((await reset(token)).status).toBe(200);
  expect((await accept(first)).status).toBe(410);
  const second = await invited(token);
  const client = stack.client();
  expect((await logIn(client, email, newPassword)).status).toBe(200);
  const changed = { password: newPassword, newPassword: "nine loud magpies" };
  expect((await client.call(changeOperatorPassword, { body: changed })).status).toBe(200);
  expect((await accept(second)).status).toBe(410);
});
