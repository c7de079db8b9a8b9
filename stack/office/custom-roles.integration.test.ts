import { getWithdrawalPolicy } from "@parlour/contracts/calls/money/payment/get-withdrawal-policy";
import { acceptInvitation } from "@parlour/contracts/calls/office/operator/accept-invitation";
import { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { getOperator } from "@parlour/contracts/calls/office/operator/get-operator";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { listOperatorRoles } from "@parlour/contracts/calls/office/operator/list-operator-roles";
import { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { holdAutomaticDecisions } from "@parlour/contracts/calls/office/operator-queues/hold-automatic-decisions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { agree } from "../testing-operator.ts";
import { newestCode } from "../testing-people.ts";

let stack: TestStack;
let admin: TestClient;
let second: TestClient;
const reason = "Her work";
const password = "seven quiet herons";

beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  admin = await signIn("admin@parlour.example", "Parlour-demo-1");
  second = await signIn("operator@parlour.example", "Parlour-demo-1");
});
afterAll(() => stack?.close());

async function signIn(username: string, secret = password): Promise<TestClient> {
  const client = stack.client();
  expect((await client.call(logInOperator, { body: { username, password: secret } })).status).toBe(200);
  return client;
}

let count = 0;
/** Adds an operator with these roles and signs them in. */
async function operatorWith(...roles: string[]) {
  const email = `person${++count}@parlour.example`;
  const { id } = (await admin.call(addOperator, { body: { email, name: `Person ${count}`, reason } })).body;
  const token = await newestCode(stack.client(), email);
  await stack.client().call(acceptInvitation, { body: { token, password } });
  await give(id, ...roles);
  return { id, client: await signIn(email) };
}

async function give(operatorId: string, ...roles: string[]): Promise<void> {
  expect((await agree(admin, second, "OPERATOR_ROLES", { operatorId, roles })).status).toBe(200);
}

const roles = async () => (await admin.call(listOperatorRoles)).body.items;
const roleNamed = async (name: string) => (await roles()).find((role) => role.name === name)!;
const draft = (name: string, permissions: object) => ({
  id: null as string | null,
  baseVersion: null as number | null,
  name,
  description: "For tests",
  permissions,
});

/** Creates or changes a role: one administrator proposes it and another approves it. */
async function save(role: ReturnType<typeof draft>) {
  const agreed = await agree(admin, second, "OPERATOR_ROLE", role);
  expect(agreed.body).toMatchObject({ state: "APPROVED" });
  return await roleNamed(role.name);
}
const propose = (client: TestClient, kind: string, data: object) =>
  client.call(proposeChange, { body: { kind, data: data as Record<string, unknown>, reason } });
const refusedFor = (cause: string) => ({ errorCode: "PROPOSAL_REFUSED", cause });

const sees = async (client: TestClient) => (await client.call(getWithdrawalPolicy)).status;
/** Makes a call that requires permission to work on payments or compliance but changes nothing. */
const works = async (client: TestClient) =>
  (await client.call(holdAutomaticDecisions, { body: { held: false, reason } })).status;

test("a role gives what its permissions say, and a change applies to the next call", async () => {
  const viewer = await save(draft("Payments viewer", { PAYMENTS: "VIEW" }));
  const { client } = await operatorWith(viewer.id);
  expect((await client.call(getOperator)).body).toMatchObject({
    viewRoles: ["PAYMENTS"],
    roles: [],
    approverRoles: [],
    customRoles: ["Payments viewer"],
  });
  expect(await sees(client)).toBe(200);
  expect(await works(client)).toBe(403);
  expect((await propose(client, "WITHDRAWAL_POLICY", {})).status).toBe(403);

  const { id, version } = viewer;
  await save({ ...draft("Payments viewer", { PAYMENTS: "WORK" }), id, baseVersion: version });
  expect(await works(client)).toBe(200);
  await save({ ...draft("Payments viewer", { CONTENT: "VIEW" }), id, baseVersion: version + 1 });
  expect(await sees(client)).toBe(403);
  expect((await client.call(getOperator)).body).toMatchObject({ viewRoles: ["CONTENT"] });
});

test("only the level to approve lets an operator decide what others propose", async () => {
  const clerk = await save(draft("Payments clerk", { PAYMENTS: "WORK", SUPPORT: "VIEW" }));
  const worker = await operatorWith(clerk.id);
  const approver = await operatorWith("PAYMENTS");
  const data = { playerId: "player_demo", currency: "USD", amount: 5 };
  const proposal = (await propose(approver.client, "BALANCE_ADJUSTMENT", data)).body;
  const approve = { params: { id: proposal.id }, body: { decision: "APPROVE", reason } } as const;
  expect((await worker.client.call(decideProposal, approve)).status).toBe(403);
  expect((await propose(worker.client, "BALANCE_ADJUSTMENT", data)).body).toMatchObject({ state: "OPEN" });
});

test("an auditor sees every area and changes none", async () => {
  const auditor = await save(draft("Auditor", { ADMIN: "VIEW" }));
  const { client } = await operatorWith(auditor.id);
  expect((await client.call(listOperators)).status).toBe(200);
  expect((await client.call(listAuditEntries, { query: {} })).status).toBe(200);
  expect(await sees(client)).toBe(200);
  expect(await works(client)).toBe(403);
  const body = { email: "puppet@parlour.example", name: "Puppet", reason };
  expect((await client.call(addOperator, { body })).status).toBe(403);
  expect((await propose(client, "OPERATOR_ROLE", draft("More", { SUPPORT: "VIEW" }))).status).toBe(403);
});

test("nobody gives more than they have, by creating, changing, giving or replacing a role", async () => {
  const junior = await save(draft("Junior admin", { ADMIN: "WORK" }));
  const strong = await save(draft("Approves payments", { PAYMENTS: "APPROVE" }));
  const { client, id } = await operatorWith(junior.id);
  const tooMuch = refusedFor("the role would allow more than yours do");
  expect((await propose(client, "OPERATOR_ROLE", draft("Own", { SUPPORT: "WORK" }))).body).toMatchObject({
    state: "OPEN",
  });
  expect((await propose(client, "OPERATOR_ROLE", draft("Mine", { SUPPORT: "APPROVE" }))).body).toEqual(
    tooMuch,
  );
  const weaker = { ...draft(strong.name, { PAYMENTS: "VIEW" }), id: strong.id, baseVersion: strong.version };
  expect((await propose(client, "OPERATOR_ROLE", weaker)).body).toEqual(tooMuch);
  const given = await propose(client, "OPERATOR_ROLES", { operatorId: id, roles: [junior.id, strong.id] });
  expect(given.body).toEqual(refusedFor("these roles allow more than yours"));
  const replaced = await propose(client, "OPERATOR_ROLE_DELETION", { id: junior.id, replacement: "ADMIN" });
  expect(replaced.body).toEqual(tooMuch);
  const deleted = await propose(client, "OPERATOR_ROLE_DELETION", { id: strong.id, replacement: null });
  expect(deleted.body).toEqual(tooMuch);
  // The operator who approves a custom role is shown what the role allows.
  const trusted = await propose(admin, "OPERATOR_ROLES", { operatorId: id, roles: [junior.id, strong.id] });
  expect(trusted.body.summary).toContain("New: Approves payments (Payments: work and approve)");
});

test("a role in use is deleted only by giving its holders another one", async () => {
  const old = await save(draft("Old desk", { SUPPORT: "WORK" }));
  const fresh = await save(draft("New desk", { SUPPORT: "VIEW" }));
  const { id, client } = await operatorWith(old.id, fresh.id, "CONTENT");
  expect((await roleNamed("Old desk")).holders).toMatchObject([{ id }]);
  const deletion = (replacement: string | null) => ({ id: old.id, replacement });
  expect((await propose(admin, "OPERATOR_ROLE_DELETION", deletion(null))).body).toEqual(
    refusedFor("operators hold this role: choose another one for them"),
  );
  const agreed = await agree(admin, second, "OPERATOR_ROLE_DELETION", deletion(fresh.id));
  expect(agreed.body).toMatchObject({ state: "APPROVED" });
  expect(await roleNamed("Old desk")).toBeUndefined();
  const { items } = (await admin.call(listOperators)).body;
  expect(items.find((one) => one.id === id)!.roles).toEqual(["CONTENT", fresh.id]);
  expect((await client.call(getOperator)).body).toMatchObject({ viewRoles: ["SUPPORT", "CONTENT"] });
  const given = await propose(admin, "OPERATOR_ROLES", { operatorId: id, roles: [old.id] });
  expect(given.body).toEqual(refusedFor("there is no such role"));
});

test("names are unique, an outdated edit conflicts, and every change is in the audit log", async () => {
  const role = await save(draft("Night desk", { SUPPORT: "WORK" }));
  expect((await propose(admin, "OPERATOR_ROLE", draft("night DESK", { SUPPORT: "VIEW" }))).body).toEqual(
    refusedFor("another role has this name"),
  );
  expect((await propose(admin, "OPERATOR_ROLE", draft("Support", { ADMIN: "VIEW" }))).body).toEqual(
    refusedFor("another role has this name"),
  );
  expect((await propose(admin, "OPERATOR_ROLE", draft("Empty", {}))).body).toMatchObject({
    errorCode: "PROPOSAL_REFUSED",
  });
  const edit = { ...draft("Night desk", { SUPPORT: "VIEW" }), id: role.id, baseVersion: role.version };
  await save(edit);
  expect((await propose(admin, "OPERATOR_ROLE", edit)).body).toMatchObject({ errorCode: "CONFLICT" });
  const { items } = (await admin.call(listAuditEntries, { query: { subject: `role:${role.id}` } })).body;
  expect(items[0]).toMatchObject({
    before: { permissions: { SUPPORT: "WORK" } },
    after: { permissions: { SUPPORT: "VIEW" }, state: "APPROVED" },
  });
});

test("the policy may let one administrator edit roles, but never extend one that is held", async () => {
  const role = await save(draft("Desk", { SUPPORT: "WORK" }));
  const change = { action: "OPERATOR_ROLE", rule: { when: "NEVER" }, before: { when: "ALWAYS" } };
  expect((await agree(admin, second, "SECOND_PERSON_POLICY", change)).body).toMatchObject({
    state: "APPROVED",
  });
  expect((await propose(admin, "OPERATOR_ROLE", draft("Alone", { SUPPORT: "VIEW" }))).body).toMatchObject({
    state: "APPLIED",
  });
  const edit = (permissions: object) => ({
    ...draft("Desk", permissions),
    id: role.id,
    baseVersion: role.version,
  });
  expect((await propose(admin, "OPERATOR_ROLE", edit({ SUPPORT: "APPROVE" }))).body).toMatchObject({
    state: "OPEN",
  });
  expect((await propose(admin, "OPERATOR_ROLE", edit({ SUPPORT: "VIEW" }))).body).toMatchObject({
    state: "APPLIED",
  });
  const wider = await propose(admin, "OPERATOR_ROLE_DELETION", { id: role.id, replacement: "ADMIN" });
  expect(wider.body).toMatchObject({ state: "OPEN" });
});
