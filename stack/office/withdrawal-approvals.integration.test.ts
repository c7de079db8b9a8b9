import { approveWithdrawals } from "@parlour/contracts/calls/money/payment/approve-withdrawals";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { getWithdrawalPolicy } from "@parlour/contracts/calls/money/payment/get-withdrawal-policy";
import { getWithdrawalReview } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import { listWithdrawalPolicyChanges } from "@parlour/contracts/calls/money/payment/list-withdrawal-policy-changes";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { holdAutomaticDecisions } from "@parlour/contracts/calls/office/operator-queues/hold-automatic-decisions";
import type { ApprovalRule, WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let paz: TestClient;
let pim: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  paz = actAsOperator(stack.client(), "paz", ["PAYMENTS"]);
  pim = actAsOperator(stack.client(), "pim", ["PAYMENTS"]);
}, 120_000);
afterAll(() => stack?.close());

const strict: ApprovalRule = {
  name: "Small amounts of verified players",
  enabled: true,
  maximum: 30,
  verified: true,
  minimumTurnover: null,
  knownMethod: false,
  noBonus: true,
  noOpenCase: true,
  toleratedSignals: ["FIRST_WITHDRAWAL", "MANY_WITHDRAWALS"],
};
const policy: WithdrawalPolicy = { rules: [strict], delaySeconds: 60, secondApproverAbove: 50 };

/** Proposes a policy as one operator and approves it as another. */
async function setPolicy(next: WithdrawalPolicy): Promise<void> {
  const { version, policy: now } = (await paz.call(getWithdrawalPolicy)).body;
  if (JSON.stringify(now) === JSON.stringify(next)) return;
  const data = { policy: next, version };
  const proposed = await paz.call(proposeChange, {
    body: { kind: "WITHDRAWAL_POLICY", data, reason: "For the test" },
  });
  expect(proposed.status).toBe(201);
  const decided = await pim.call(decideProposal, {
    params: { id: (proposed.body as { id: string }).id },
    body: { decision: "APPROVE", reason: "Agreed" },
  });
  expect(decided.status).toBe(200);
}
beforeEach(() => setPolicy(policy));

async function ask(amount: number) {
  const { player, client, linked } = await addPayer(stack);
  const body = { method: "CBT", amount, currency: "USD", target: linked, pinCode: "2580" };
  const answer = await pay(client, createWithdrawal, body);
  expect(answer.status).toBe(201);
  return { player, client, id: (answer.body as { id: string }).id };
}

const decide = (client: TestClient, id: string, decision: "APPROVE" | "DECLINE" = "APPROVE") =>
  client.call(decideWithdrawal, { params: { id }, body: { decision, reason: "Checked" } });
const review = async (id: string) => (await paz.call(getWithdrawalReview, { params: { id } })).body;
const rowOf = async (id: string) =>
  (await paz.call(listWithdrawalsToReview, { query: { status: "ALL", term: id } })).body.items[0]!;

/** Makes the approval rules decide now instead of after their delay. */
async function runRules(id: string): Promise<void> {
  const { db, jobs } = stack.kit;
  await db.transaction((tx) => jobs.enqueue(tx, "withdrawal-decision", { id, now: true }));
  await vi.waitFor(
    async () => {
      const [job] = await db.query<{ state: string }>(
        `select state from jobs.job where name = 'withdrawal-decision' and data @> $1
         order by created_on desc limit 1`,
        [JSON.stringify({ id, now: true })],
      );
      expect(job?.state).toBe("completed");
    },
    { timeout: 15_000 },
  );
}

describe("a withdrawal above the threshold", () => {
  it("is paid when two operators have approved it, never the same one twice", async () => {
    const { id } = await ask(60);
    expect(await rowOf(id)).toMatchObject({ needsSecondApprover: true, firstApproval: null });
    await paz.call(claimQueueItem, { params: { queue: "withdrawals" }, body: { itemId: id } });
    expect((await decide(pim, id)).body).toMatchObject({ errorCode: "CLAIMED_BY_OTHER" });
    const first = await decide(paz, id);
    expect(first.body).toMatchObject({ status: "PENDING", firstApproval: { operatorName: "paz" } });
    expect((await decide(paz, id)).body).toEqual({ errorCode: "OTHER_APPROVER_REQUIRED" });
    // The first approval has released the claim, so that the other operator can continue.
    expect((await decide(pim, id)).body).toMatchObject({ status: "APPROVED", decidedBy: "operator_pim" });
    expect((await decide(pim, id)).body).toMatchObject({ errorCode: "WITHDRAWAL_NOT_PENDING" });
    const { steps } = await review(id);
    expect(steps.slice(0, 3).map(({ event, actor }) => [event, actor])).toEqual([
      ["request", expect.any(String)],
      ["approveFirst", "operator_paz"],
      ["approve", "operator_pim"],
    ]);
    const audited = await stack.kit.db.query(
      `select operator_id from audit_entries where subject = $1 and outcome = 'DONE' order by id`,
      [`withdrawal:${id}`],
    );
    expect(audited).toHaveLength(2);
  });

  it("is declined by one operator, also after a first approval", async () => {
    const { id, client } = await ask(60);
    await decide(paz, id);
    expect((await decide(paz, id, "DECLINE")).body).toMatchObject({ status: "DECLINED" });
    expect((await balancesOf(client)).Playable).toBe(100);
  });

  it("is left out when many are approved at once, and by the rules", async () => {
    const { id } = await ask(60);
    const bulk = await paz.call(approveWithdrawals, { body: { ids: [id], reason: "All at once" } });
    expect(bulk.body).toEqual({ approved: [], left: [{ id, why: "SIGNALS" }] });
    await stack.kit.db.query("update withdrawals set signals = '{}' where id = $1", [id]);
    const again = await paz.call(approveWithdrawals, { body: { ids: [id], reason: "All at once" } });
    expect(again.body).toEqual({ approved: [], left: [{ id, why: "SECOND_APPROVER" }] });
    await setPolicy({ ...policy, rules: [{ ...strict, maximum: null }] });
    await runRules(id);
    expect(await review(id)).toMatchObject({ evaluation: { approvedBy: null, obstacle: "SECOND_APPROVER" } });
    expect(await rowOf(id)).toMatchObject({ status: "PENDING" });
  });

  it("gets one decision and one payment, however many operators decide at once", async () => {
    for (const amount of [20, 60]) {
      const { id, client } = await ask(amount);
      const operators = ["one", "two", "three", "four"].map((name) =>
        actAsOperator(stack.client(), name, ["PAYMENTS"]),
      );
      const answers = await Promise.all(operators.flatMap((each) => [decide(each, id), decide(each, id)]));
      const approved = answers.filter(
        ({ status, body }) => status === 200 && (body as { status: string }).status === "APPROVED",
      );
      expect(approved).toHaveLength(1);
      const { steps } = await review(id);
      const approvals = steps.filter(({ event }) => event === "approve" || event === "approveFirst");
      expect(approvals.map(({ event }) => event)).toEqual(
        amount === 60 ? ["approveFirst", "approve"] : ["approve"],
      );
      expect(new Set(approvals.map(({ actor }) => actor)).size).toBe(approvals.length);
      await vi.waitFor(async () => expect((await rowOf(id)).status).toBe("PAID"), { timeout: 15_000 });
      const payouts = await stack.kit.db.query(
        "select from payment_steps where payment_id = $1 and event = 'pay'",
        [id],
      );
      expect(payouts).toHaveLength(1);
      expect((await balancesOf(client)).Playable).toBe(100 - amount);
    }
    expect(await findDifferences(stack)).toEqual([]);
  });

  it("gets one decision when approval and refusal meet", async () => {
    const { id, client } = await ask(20);
    const answers = await Promise.all([decide(paz, id), decide(pim, id, "DECLINE")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isDeclined = answers[1]!.status === 200;
    expect((await balancesOf(client)).Playable).toBe(isDeclined ? 100 : 80);
  });
});

describe("the rules", () => {
  it("approve what meets their conditions, and say which rule did and why", async () => {
    const { id } = await ask(30);
    await runRules(id);
    const { evaluation, steps } = await review(id);
    expect(evaluation).toMatchObject({
      approvedBy: strict.name,
      obstacle: null,
      rules: [{ name: strict.name, failed: [] }],
      facts: { amount: 30, verification: "VERIFIED", bonus: false, openCase: false },
    });
    expect(steps.find(({ event }) => event === "approve")).toMatchObject({
      actor: `rule:${strict.name}`,
      reason: expect.stringContaining(strict.name),
    });
    // The player sees no reason, and so learns nothing about the rule that approved the withdrawal.
    expect((await rowOf(id)).reason).toBeNull();
  });

  it("leave the others to operators, with the conditions that failed", async () => {
    const { id, player } = await ask(31);
    await stack.kit.db.query(
      `insert into cases (id, player_id, state, score, reasons, opened_at)
       values ('case_rules', $1, 'OPEN', 80, '[]', now())`,
      [player.id],
    );
    await runRules(id);
    expect(await review(id)).toMatchObject({
      hasOpenCase: true,
      openCases: [],
      evaluation: { approvedBy: null, rules: [{ name: strict.name, failed: ["maximum", "noOpenCase"] }] },
    });
    // Only operators who may see cases learn what the case is about.
    for (const role of ["COMPLIANCE", "ADMIN"] as const) {
      const reader = actAsOperator(stack.client(), "cleo", ["PAYMENTS", role]);
      const { body } = await reader.call(getWithdrawalReview, { params: { id } });
      expect(body.openCases).toEqual([{ id: "case_rules", kind: "HARM" }]);
    }
    await stack.kit.db.query("update withdrawals set signals = '{}' where id = $1", [id]);
    const bulk = await paz.call(approveWithdrawals, { body: { ids: [id], reason: "All at once" } });
    expect(bulk.body).toEqual({ approved: [], left: [{ id, why: "OPEN_CASE" }] });
    expect(await rowOf(id)).toMatchObject({ status: "PENDING" });
    expect((await decide(paz, id)).body).toMatchObject({ status: "APPROVED" });
  });

  it("do nothing while operators decide", async () => {
    const hold = (held: boolean) =>
      paz.call(holdAutomaticDecisions, { body: { held, reason: "Training the team" } });
    const { id } = await ask(20);
    expect((await hold(true)).body).toMatchObject({ held: true, by: "paz", reason: "Training the team" });
    const list = () => paz.call(listWithdrawalsToReview, { query: {} });
    expect((await list()).body.rulesDecideAfterSeconds).toBeNull();
    await runRules(id);
    expect(await rowOf(id)).toMatchObject({ status: "PENDING" });
    expect((await review(id)).evaluation).toBeNull();
    expect((await hold(false)).body).toMatchObject({ held: false });
    expect((await list()).body.rulesDecideAfterSeconds).toBe(60);
    await runRules(id);
    expect((await review(id)).evaluation).toMatchObject({ approvedBy: strict.name });
  });

  it("change only when another operator agrees, and not from an older version", async () => {
    const { version } = (await paz.call(getWithdrawalPolicy)).body;
    const propose = (client: TestClient, data: object) =>
      client.call(proposeChange, { body: { kind: "WITHDRAWAL_POLICY", data, reason: "More at once" } });
    const next = { ...policy, secondApproverAbove: 75 };
    const support = actAsOperator(stack.client(), "sue", ["SUPPORT"]);
    expect((await propose(support, { policy: next, version })).status).toBe(403);
    expect((await support.call(getWithdrawalPolicy)).status).toBe(403);
    const twice = { ...policy, rules: [strict, { ...strict, name: strict.name.toUpperCase() }] };
    for (const data of [
      { policy, version },
      { policy: twice, version },
      { policy: { ...policy, delaySeconds: -1 }, version },
    ]) {
      expect((await propose(paz, data)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    }
    expect(await propose(paz, { policy: next, version: version - 1 })).toMatchObject({
      status: 409,
      body: { errorCode: "CONFLICT" },
    });
    const [first, second] = [
      await propose(paz, { policy: next, version }),
      await propose(paz, { policy: { ...next, secondApproverAbove: 80 }, version }),
    ].map(({ body }) => body as { id: string; summary: string });
    expect(first!.summary).toBe("Withdrawals: second approver above $50 → above $75");
    const decideChange = (client: TestClient, id: string) =>
      client.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Agreed" } });
    expect((await decideChange(paz, first!.id)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
    expect((await paz.call(getWithdrawalPolicy)).body).toEqual({ policy, version });
    expect((await decideChange(pim, first!.id)).status).toBe(200);
    expect((await paz.call(getWithdrawalPolicy)).body).toEqual({ policy: next, version: version + 1 });
    expect((await decideChange(pim, second!.id)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    const { items } = (await paz.call(listWithdrawalPolicyChanges, { query: {} })).body;
    expect(items[0]).toMatchObject({ operatorName: "pim", before: policy, after: next });
  });
});
