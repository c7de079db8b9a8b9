import { requestDocument } from "@parlour/contracts/calls/identity/profile-profiling/request-document";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { getWithdrawalReview } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let payments: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  payments = actAsOperator(stack.client(), "paz", ["PAYMENTS"]);
}, 120_000);
afterAll(() => stack?.close());

async function addWithdrawal() {
  const { player, client, linked } = await addPayer(stack);
  const body = { method: "CBT", amount: 20, currency: "USD", target: linked, pinCode: "2580" };
  const answer = await pay(client, createWithdrawal, body);
  expect(answer.status).toBe(201);
  return { player, client, id: (answer.body as { id: string }).id };
}

it("a withdrawal is shown with who asks, turnover, method, bonus and history", async () => {
  const { player, id } = await addWithdrawal();
  const { kit, clock } = stack;
  const at = new Date(clock.now().getTime() - 3_600_000);
  await kit.db.query(
    `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)
     values ('deposit_reviewed', $1, 'VISA', 'sandbox', 'USD', 4000, 'COMPLETED', $2)`,
    [player.id, at],
  );
  await kit.db.query(
    `insert into wagering.wager (player_id, id, provider, product_id, vertical, reference_kind, currency, state,
       sequence, staked, won, purse_ids, purse_amounts, started_at, changed_at)
     values ($1, 'round_reviewed', 'house', '1401', 'casino', 'round', 'USD', 'SETTLED', 1, 6000, 0, '{}', '{}', $2, $2)`,
    [player.id, new Date(at.getTime() + 60_000)],
  );
  const params = { id };
  const { status, body } = await payments.call(getWithdrawalReview, { params });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    player: { id: player.id, name: "Rosalind Okafor", phoneValidated: true },
    verification: "VERIFIED",
    lastDeposit: { amount: 40, method: "VISA" },
    turnover: 60,
    turnoverRatio: 1.5,
    depositsWithMethod: 0,
    paidToTarget: 0,
    bonus: null,
    totals: { deposits: 40, depositCount: 1, paid: 0, paidCount: 0 },
    steps: [{ event: "request", to: "PENDING", actor: player.id }],
    earlier: [],
  });
  await payments.call(decideWithdrawal, { params, body: { decision: "DECLINE", reason: "Wrong account" } });
  const decided = (await payments.call(getWithdrawalReview, { params })).body;
  expect(decided.steps.map(({ event, reason }) => [event, reason])).toEqual([
    ["request", null],
    ["decline", "Wrong account"],
  ]);
  const support = actAsOperator(stack.client(), "sue", ["SUPPORT"]);
  expect((await support.call(getWithdrawalReview, { params })).status).toBe(403);
  expect((await payments.call(getWithdrawalReview, { params: { id: "withdrawal_none" } })).status).toBe(404);
});

it("a player is told a coded reason in their language and never sees the operator's note", async () => {
  const { client, id } = await addWithdrawal();
  const body = {
    decision: "DECLINE",
    declineReason: "NOT_OWN_ACCOUNT",
    reason: "Looks like a mule",
  } as const;
  const decided = await payments.call(decideWithdrawal, { params: { id }, body });
  expect(decided.body).toMatchObject({ declineReason: "NOT_OWN_ACCOUNT", reason: "Looks like a mule" });
  const own = await client.call(listWithdrawals);
  expect(own.body).toMatchObject([{ id, status: "DECLINED", declineReason: "NOT_OWN_ACCOUNT" }]);
  expect(JSON.stringify(own.body)).not.toContain("mule");
  await vi.waitFor(async () => {
    const { body: notified } = await client.call(listNotifications, { query: { language: "fr" } });
    expect(JSON.stringify(notified)).toContain("un compte à votre nom");
    expect(JSON.stringify(notified)).not.toContain("mule");
  }, 15_000);
  // A client that is older than reason codes sends a decision without a code.
  const older = await addWithdrawal();
  await payments.call(decideWithdrawal, {
    params: { id: older.id },
    body: { decision: "DECLINE", reason: "No code" },
  });
  expect((await older.client.call(listWithdrawals)).body).toMatchObject([
    { declineReason: "CONTACT_SUPPORT" },
  ]);
});

it("withdrawals are searched by player and by id, whatever their status", async () => {
  const { player, id } = await addWithdrawal();
  await addWithdrawal();
  const find = async (term: string, status: "ALL" | "PENDING" | "PAID" = "ALL") =>
    (await payments.call(listWithdrawalsToReview, { query: { status, term } })).body.items.map(
      (one) => one.id,
    );
  expect(await find(id)).toEqual([id]);
  expect(await find(player.email)).toEqual([id]);
  expect(await find(player.email, "PENDING")).toEqual([id]);
  expect(await find(player.email, "PAID")).toEqual([]);
  expect(await find("nobody of this name")).toEqual([]);
});

it("compliance revokes a verification and asks for another document", async () => {
  const { player } = await addWithdrawal();
  const compliance = actAsOperator(stack.client(), "cora", ["COMPLIANCE"]);
  const ask = () =>
    compliance.call(requestDocument, {
      params: { playerId: player.id },
      body: { reason: "The document has expired" },
    });
  expect((await ask()).body).toMatchObject({ status: "REQUESTED" });
  expect((await ask()).status).toBe(409);
  const entries = await stack.kit.db.query(
    `select reason from audit_entries where subject = $1 and call = 'request-document' and outcome = 'DONE'`,
    [`player:${player.id}`],
  );
  expect(entries).toEqual([{ reason: "The document has expired" }]);
  const body = { playerId: player.id };
  expect((await payments.call(requestDocument, { params: body, body: { reason: "no" } })).status).toBe(403);
});
