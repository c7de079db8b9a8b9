import { verifyLedger } from "@parlour/contracts/calls/money/wallet-gateway/verify-ledger";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { solveCaptcha } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const hoursMs = 3_600_000;
const desk = (name: string, roles?: OperatorRole[]) => actAsOperator(stack.client(), name, roles);

async function alerts(roles?: OperatorRole[]) {
  const { body } = await desk("Ada", roles).call(listAlerts);
  return Object.fromEntries(body.items.map(({ kind, count, since }) => [kind, { count, since }]));
}
const kinds = async (roles?: OperatorRole[]) => Object.keys(await alerts(roles)).sort();

test("an unverified ledger raises an alert, and so does an old verification", async () => {
  expect(await kinds(["COMPLIANCE"])).toEqual(["LEDGER_UNVERIFIED"]);
  await desk("Ada").call(verifyLedger);
  expect(await kinds(["COMPLIANCE"])).toEqual([]);
  stack.clock.advance(37 * hoursMs);
  expect(await alerts(["COMPLIANCE"])).toMatchObject({
    LEDGER_UNVERIFIED: { since: expect.stringMatching(/Z$/) },
  });
  // Changes a balance without a posting, which only the ledger's verification can detect.
  const spoil = (by: number) =>
    stack.kit.db.query(
      "update ledger.account set balance = balance + $1 where player_id = 'player_demo' and balance > 0",
      [by],
    );
  await spoil(1);
  await desk("Ada").call(verifyLedger);
  expect(await kinds(["COMPLIANCE"])).toEqual(["LEDGER_DIFFERENCES"]);
  await spoil(-1);
  await desk("Ada").call(verifyLedger);
  expect(await kinds(["COMPLIANCE"])).toEqual([]);
});

test("stuck, failed or differing payments alert the roles that can act on them", async () => {
  const { db, clock } = stack.kit;
  expect(await kinds(["PAYMENTS"])).toEqual([]);
  const now = clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * hoursMs);
  await db.query(
    `insert into withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target,
                              target_label, status, created_at)
     select 'withdrawal_old_' || n, 'player_demo', 'CBT', 'CBT', 'sandbox', 'USD', 1000, 0, 'x', 'x', 'PENDING', $1
       from generate_series(1, 2) n`,
    [ago(30)],
  );
  const difference = { reference: "deposit_1", problem: "MISSING_HERE", ours: null, theirs: "10" };
  await db.query(
    `insert into reconciliation_runs (provider, from_time, to_time, compared, differences, at)
     values ('sandbox', $1, $2, 1, $3, $2)`,
    [ago(24), now, JSON.stringify([difference])],
  );
  await db.query(
    `insert into provider_events (provider, id, kind, reference, status, received_at)
     values ('sandbox', 'event_1', 'DEPOSIT', 'deposit_2', 'COMPLETED', $1)`,
    [ago(2)],
  );
  expect(await alerts(["PAYMENTS"])).toEqual({
    RECONCILIATION_DIFFERENCES: { count: 1, since: now.toISOString() },
    STUCK_WITHDRAWALS: { count: 2, since: ago(30).toISOString() },
    PROVIDER_FAILURES: { count: 1, since: ago(2).toISOString() },
  });
  expect(await kinds(["GAMES"])).toEqual([]);
});

test("failed jobs and locked operators alert administrators, the most severe first", async () => {
  const { db, jobs } = stack.kit;
  await db.transaction((tx) => jobs.enqueue(tx, "nobody-works-here", {}));
  await db.query(
    "update jobs.job set state = 'failed', completed_on = now() where name = 'nobody-works-here'",
  );
  const wrong = { username: "payments@parlour.example", password: "not the one 77" };
  for (let tries = 0; tries < 6; tries++) {
    const headers = tries < 3 ? {} : { "x-captcha-token": await solveCaptcha(stack.client()) };
    await stack.client().call(logInOperator, { body: wrong, headers });
  }
  const { items } = (await desk("Ada").call(listAlerts)).body;
  const severities = items.map(({ severity }) => severity);
  expect(severities).toEqual([...severities].sort());
  const found = await alerts(["ADMIN"]);
  expect(found.FAILED_JOBS?.count).toBe(1);
  expect(found.LOCKED_OPERATORS?.count).toBe(1);
});
