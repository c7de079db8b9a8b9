import { liftLoginLocks } from "@parlour/contracts/calls/identity/login-service/lift-login-locks";
import { listLoginLocks } from "@parlour/contracts/calls/identity/login-service/list-login-locks";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, retryWhileBusy, solveCaptcha } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(() => stack?.close());

const reason = "called back on the number we know";
const support = () => actAsOperator(stack.client(), "sasha", ["SUPPORT"]);

async function attempt(username: string, password: string, captcha = false) {
  const client = stack.client();
  const headers = captcha ? { "x-captcha-token": await solveCaptcha(client) } : {};
  return await retryWhileBusy(() =>
    client.call(logIn, { body: { username, password, deviceId: "first" }, headers }),
  );
}

test("support sees that wrong passwords have locked a name, and lifts the lock once, with a reason", async () => {
  const player = await addPlayer(stack);
  const params = { playerId: player.id };
  const locks = async () => (await support().call(listLoginLocks, { params })).body;
  expect(await locks()).toEqual([]);
  expect((await support().call(liftLoginLocks, { params, body: { reason } })).status).toBe(409);
  for (let i = 0; i < 3; i++) await attempt(player.username, "wrong");
  expect(await locks()).toEqual([{ what: "EMAIL", failures: 3, lockedUntil: null }]);
  for (let i = 3; i < 10; i++) await attempt(player.username, "wrong", true);
  expect(await locks()).toEqual([{ what: "EMAIL", failures: 10, lockedUntil: expect.any(String) }]);
  expect((await attempt(player.username, goodPassword)).body).toMatchObject({ errorCode: "blocked" });

  const cashier = actAsOperator(stack.client(), "paul", ["PAYMENTS"]);
  expect((await cashier.call(liftLoginLocks, { params, body: { reason } })).status).toBe(403);
  const lifts = await Promise.all(
    [1, 2].map(() => support().call(liftLoginLocks, { params, body: { reason } })),
  );
  expect(lifts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await attempt(player.username, goodPassword)).status).toBe(200);
  const noted = await stack.kit.db.query(
    "select reason, before from audit_entries where call = 'lift-login-locks' and outcome = 'DONE'",
  );
  expect(noted).toEqual([{ reason, before: { loginLocks: [expect.objectContaining({ failures: 10 })] } }]);
});

test("an expired lock is no longer shown", async () => {
  const player = await addPlayer(stack);
  const params = { playerId: player.id };
  for (let i = 0; i < 10; i++) await attempt(player.nickname, "wrong", i >= 3);
  expect((await support().call(listLoginLocks, { params })).body).toMatchObject([{ what: "NICKNAME" }]);
  stack.clock.advance(15 * 60_000);
  expect((await support().call(listLoginLocks, { params })).body).toEqual([]);
  expect((await support().call(listLoginLocks, { params: { playerId: "player_none" } })).status).toBe(404);
});

test("an administrator sees a locked operator and unlocks them", async () => {
  const admin = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  const email = "support@parlour.example";
  const find = async () => (await admin.call(listOperators)).body.items.find((one) => one.email === email)!;
  const { id } = await find();
  const unlock = () =>
    admin.call(changeOperatorAccess, { params: { id }, body: { action: "UNLOCK", reason } });
  expect((await unlock()).status).toBe(409);
  const signIn = async (password: string, captcha?: string) =>
    await retryWhileBusy(() =>
      stack.client().call(logInOperator, {
        body: { username: email, password },
        ...(captcha && { headers: { "x-captcha-token": captcha } }),
      }),
    );
  for (let i = 0; i < 5; i++) await signIn("wrong", i < 3 ? undefined : await solveCaptcha(stack.client()));
  expect((await find()).lockedUntil).not.toBeNull();
  expect((await signIn("Parlour-demo-1")).status).toBe(401);
  expect((await unlock()).body).toMatchObject({ lockedUntil: null });
  expect((await signIn("Parlour-demo-1")).status).toBe(200);
});
