import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agree, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack | undefined;
let ada: TestClient;
let bo: TestClient;
const reason = "Left the company";
const refused = { status: 409, body: { errorCode: "LAST_ADMINISTRATORS" } };

/** Leaves only these operators in the database; ADMIN is the built-in role. */
async function onlyOperators(rolesById: Record<string, string[]>): Promise<void> {
  const { db, clock } = stack!.kit;
  await db.query("update operators set disabled_at = now()");
  await db.query("delete from operators where id like 'keeper_%'");
  for (const [id, roles] of Object.entries(rolesById)) {
    await db.query(
      `insert into operators (id, email, email_key, name, password_hash, roles, created_at)
       values ($1, $1, $1, $1, 'not used', $2, $3)`,
      [id, roles, clock.now()],
    );
  }
}
const disable = (id: string) =>
  ada.call(changeOperatorAccess, { params: { id }, body: { action: "DISABLE", reason } });
const active = async () =>
  (await stack!.kit.db.query("select id from operators where disabled_at is null and 'ADMIN' = any(roles)"))
    .length;

beforeEach(async () => {
  stack ??= await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  ada = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  bo = actAsOperator(stack.client(), "bo", ["ADMIN"]);
});
afterAll(() => stack?.close());

test("two administrators stay, but a third and other operators can be disabled", async () => {
  await onlyOperators({
    keeper_1: ["ADMIN"],
    keeper_2: ["ADMIN"],
    keeper_3: ["ADMIN"],
    keeper_4: ["SUPPORT"],
  });
  expect((await disable("keeper_4")).status).toBe(200);
  expect((await disable("keeper_3")).status).toBe(200);
  expect(await disable("keeper_2")).toMatchObject(refused);
  expect(await active()).toBe(2);
});

test("a disabled operator comes back only when two administrators agree", async () => {
  await onlyOperators({ keeper_1: ["ADMIN"], keeper_2: ["ADMIN"], keeper_3: ["ADMIN"] });
  expect((await disable("keeper_3")).status).toBe(200);
  const enable = () =>
    ada.call(changeOperatorAccess, { params: { id: "keeper_3" }, body: { action: "ENABLE", reason } });
  expect(await enable()).toMatchObject({ status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } });
  expect(await active()).toBe(2);
  const data = { operatorId: "keeper_3" };
  expect((await agree(ada, ada, "OPERATOR_ENABLE", data)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  // Two administrators are enough to approve a change, so an installation with two is never locked
  // out.
  expect((await agree(ada, bo, "OPERATOR_ENABLE", data)).status).toBe(200);
  expect(await active()).toBe(3);
  expect((await agree(ada, bo, "OPERATOR_ENABLE", data)).body).toMatchObject({
    errorCode: "PROPOSAL_REFUSED",
  });
  await disable("keeper_3");
  await agreeOnRule(stack!, "OPERATOR_ENABLE", { when: "NEVER" });
  expect((await enable()).status).toBe(200);
  await agreeOnRule(stack!, "OPERATOR_ENABLE", { when: "ALWAYS" });
});

test("their roles stay, too, whether built-in or custom", async () => {
  const saved = {
    id: null,
    baseVersion: null,
    name: "Deputy",
    description: "",
    permissions: { ADMIN: "APPROVE" },
  };
  expect((await agree(ada, bo, "OPERATOR_ROLE", saved)).status).toBe(200);
  const [role] = await stack!.kit.db.query<{ id: string }>(
    "select id from operator_roles where name = 'Deputy'",
  );
  await onlyOperators({ keeper_1: ["ADMIN"], keeper_2: [role!.id], keeper_3: ["SUPPORT"] });
  const roles = (operatorId: string, ...to: string[]) =>
    agree(ada, bo, "OPERATOR_ROLES", { operatorId, roles: to });
  expect(await roles("keeper_1", "SUPPORT")).toMatchObject(refused);
  expect(await roles("keeper_2")).toMatchObject(refused);
  const reduced = { ...saved, id: role!.id, baseVersion: 1, permissions: { ADMIN: "WORK" } };
  expect(await agree(ada, bo, "OPERATOR_ROLE", reduced)).toMatchObject(refused);
  const deleted = { id: role!.id, replacement: "SUPPORT" };
  expect(await agree(ada, bo, "OPERATOR_ROLE_DELETION", deleted)).toMatchObject(refused);
  expect((await roles("keeper_3", "ADMIN")).status).toBe(200);
  expect((await agree(ada, bo, "OPERATOR_ROLE_DELETION", deleted)).status).toBe(200);
});

test("administrators limited to brands don't count, and the last two can't be limited", async () => {
  await onlyOperators({ keeper_1: ["ADMIN"], keeper_2: ["ADMIN"], keeper_3: ["ADMIN"] });
  const limit = (operatorId: string) => agree(ada, bo, "OPERATOR_BRANDS", { operatorId, brandIds: ["main"] });
  expect((await limit("keeper_3")).status).toBe(200);
  expect(await limit("keeper_2")).toMatchObject(refused);
  expect(await disable("keeper_2")).toMatchObject(refused);
  expect((await disable("keeper_3")).status).toBe(200);
});

test("of three administrators, only one of two simultaneous removals succeeds", async () => {
  for (let round = 0; round < 5; round++) {
    await onlyOperators({ keeper_1: ["ADMIN"], keeper_2: ["ADMIN"], keeper_3: ["ADMIN"] });
    const answers = await Promise.all([
      disable("keeper_1"),
      agree(ada, bo, "OPERATOR_ROLES", { operatorId: "keeper_2", roles: ["SUPPORT"] }),
      disable("keeper_3"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await active()).toBe(2);
  }
});
