import { createHash } from "node:crypto";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { addCaseEvidence } from "@parlour/contracts/calls/protection/cases/add-case-evidence";
import { addCaseStep } from "@parlour/contracts/calls/protection/cases/add-case-step";
import { addCaseTask } from "@parlour/contracts/calls/protection/cases/add-case-task";
import { closeCase } from "@parlour/contracts/calls/protection/cases/close-case";
import { completeCaseTask } from "@parlour/contracts/calls/protection/cases/complete-case-task";
import { decideCaseHold } from "@parlour/contracts/calls/protection/cases/decide-case-hold";
import { downloadCaseReport } from "@parlour/contracts/calls/protection/cases/download-case-report";
import { getCase } from "@parlour/contracts/calls/protection/cases/get-case";
import { getCasePolicy } from "@parlour/contracts/calls/protection/cases/get-case-policy";
import { listCasePolicyChanges } from "@parlour/contracts/calls/protection/cases/list-case-policy-changes";
import { listCaseSteps } from "@parlour/contracts/calls/protection/cases/list-case-steps";
import { listCases } from "@parlour/contracts/calls/protection/cases/list-cases";
import { listHarmCases } from "@parlour/contracts/calls/protection/cases/list-harm-cases";
import { listPlayerCases } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import { openCase } from "@parlour/contracts/calls/protection/cases/open-case";
import { writeCaseReport } from "@parlour/contracts/calls/protection/cases/write-case-report";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import type { CaseKind } from "@parlour/contracts/entities/case";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { addDays } from "@parlour/rules/calendar-day";
import { createRuleSources } from "@parlour/server/main/compose-protection";
import { receiveEvent } from "@parlour/server/services/money/payment";
import { applyCaseRules } from "@parlour/server/services/protection/cases";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const desk = (name = "Ida", roles: readonly OperatorRole[] = ["COMPLIANCE"]) =>
  actAsOperator(stack.client(), name, roles);
const today = () => stack.clock.now().toISOString().slice(0, 10);
const soon = { timeout: 15_000, interval: 50 };
const card = {
  method: "CARD",
  currency: "USD",
  cardNumber: "4000 0000 0000 1000",
  expiry: "12/39",
  securityCode: "123",
};

async function deposit(client: TestClient, amount: number): Promise<string> {
  const { status, body } = await pay(client, createDeposit, { ...card, amount });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

const casesOf = async (playerId: string) =>
  (await desk().call(listPlayerCases, { params: { playerId } })).body.items;
const findCase = (playerId: string, kind: CaseKind) =>
  vi.waitFor(async () => {
    const found = (await casesOf(playerId)).find((one) => one.kind === kind);
    expect(found).toBeDefined();
    return found!;
  }, soon);
const read = async (id: string) => (await desk().call(getCase, { params: { id } })).body;
const close = (id: string, outcome: string, client = desk()) =>
  client.call(closeCase, {
    params: { id },
    body: { outcome: outcome as never, reason: "Looked at everything" },
  });
const ruleParts = () => ({ kit: stack.kit, sources: createRuleSources(stack.kit, stack.ports) });
/** Applies the rules immediately, without waiting for the subscriber, which applies them as well. */
const depositCompleted = (playerId: string, depositId: string) =>
  applyCaseRules(ruleParts(), {
    kind: "DEPOSIT_COMPLETED",
    playerId,
    data: { depositId, method: "CARD", isFirst: false, currency: "USD", amountMinor: "0" },
  });

/** Adds a player with three deposits just below 2,000 dollars. */
async function addStructurer() {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
  const ids: string[] = [];
  for (const amount of [1_900, 1_950, 1_999]) ids.push(await deposit(client, amount));
  return { client, player, linked, ids };
}

describe("rules", () => {
  it("open one case for deposits just below an amount, with the deposits as evidence", async () => {
    const { player, client, ids } = await addStructurer();
    const { id } = await findCase(player.id, "AML");
    expect(await read(id)).toMatchObject({
      kind: "AML",
      state: "OPEN",
      score: 40,
      rule: "STRUCTURING",
      openedBy: null,
      dueOn: addDays(today(), 30),
      holdsWithdrawals: false,
      summary: "3 deposits just below $2,000.00 within 7 days",
    });
    const { evidence } = await read(id);
    expect(new Map(evidence.map(({ ref, amount }) => [ref, amount]))).toEqual(
      new Map(ids.map((ref, at) => [ref, [1_900, 1_950, 1_999][at]])),
    );
    const fourth = await deposit(client, 1_800);
    await vi.waitFor(async () => expect((await read(id)).evidence[0]?.ref).toBe(fourth), soon);
    // Processing the same event again changes nothing.
    const before = await read(id);
    await depositCompleted(player.id, fourth);
    expect(await read(id)).toEqual(before);
    expect(await casesOf(player.id)).toHaveLength(1);
  });

  it("bring a postponed case back into the queue when they find something new, and only then", async () => {
    const { player, client, ids } = await addStructurer();
    const { id } = await findCase(player.id, "AML");
    await desk().call(addCaseStep, {
      params: { id },
      body: { kind: "FOLLOW_UP", text: "Ask the bank", followUpOn: addDays(today(), 30) },
    });
    await depositCompleted(player.id, ids[2]!);
    expect(await read(id)).toMatchObject({ state: "FOLLOW_UP", followUpOn: addDays(today(), 30) });
    await depositCompleted(player.id, await deposit(client, 1_800));
    expect(await read(id)).toMatchObject({ state: "OPEN", followUpOn: null });
    const { body } = await desk().call(listCaseSteps, { params: { id } });
    expect(body.items.slice(0, 3).map(({ kind }) => kind)).toEqual(["REOPENED", "SCORE", "FOLLOW_UP"]);
  });

  it("that fire on two servers at once open one case", async () => {
    const { player, client } = await addPayer(stack, { amountMinor: 0n });
    const ids: string[] = [];
    for (const amount of [1_900, 1_950, 1_999]) ids.push(await deposit(client, amount));
    await Promise.all(
      ids.flatMap((id) => [depositCompleted(player.id, id), depositCompleted(player.id, id)]),
    );
    expect(await casesOf(player.id)).toHaveLength(1);
    const [{ id } = { id: "" }] = await casesOf(player.id);
    const { body } = await desk().call(listCaseSteps, { params: { id } });
    expect(body.items.filter(({ kind }) => kind === "OPENED")).toHaveLength(1);
    expect((await read(id)).evidence).toHaveLength(3);
  });

  it("do not count again what operators have judged", async () => {
    const { player, client } = await addStructurer();
    const { id } = await findCase(player.id, "AML");
    expect((await close(id, "NO_SUSPICION")).body).toMatchObject({
      state: "CLOSED",
      outcome: "NO_SUSPICION",
    });
    await depositCompleted(player.id, await deposit(client, 1_900));
    expect((await casesOf(player.id)).map(({ state }) => state)).toEqual(["CLOSED"]);
  });

  it("open a case when a deposit is charged back", async () => {
    const { player, client } = await addPayer(stack, { amountMinor: 0n });
    const reference = await deposit(client, 80);
    const event = { id: `${reference}:r`, kind: "deposit", reference, status: "REVERSED" } as const;
    await receiveEvent({ ...stack.ports, kit: stack.kit }, "sandbox", {
      ...event,
      amountMinor: 8_000n,
      confirmations: null,
      reason: "CHARGE_BACK",
    });
    const found = await findCase(player.id, "CHARGEBACK");
    expect(found).toMatchObject({ summary: "Deposit of $80.00 was charged back", openTasks: 1 });
    expect(found.dueOn).toBe(addDays(today(), 10));
  });

  it("open a case of fraud when linked accounts claim the same offer", async () => {
    const offer = await addOffer(stack);
    const take = (client: TestClient) =>
      client.call(optIn, {
        params: { id: offer },
        body: {},
        headers: { "idempotency-key": crypto.randomUUID() },
      });
    const [one, other] = [await addPayer(stack), await addPayer(stack)];
    await stack.kit.db.query(
      "update players set phones = '{4165550199}', phone_prefix = '+1' where id = any($1)",
      [[one.player.id, other.player.id]],
    );
    expect((await take(one.client)).status).toBe(200);
    expect((await take(other.client)).status).toBe(200);
    const found = await findCase(other.player.id, "FRAUD");
    expect(found.rule).toBe("LINKED_BONUS");
    expect(
      (await read(found.id)).evidence.filter(({ type }) => type === "ACCOUNT").map(({ ref }) => ref),
    ).toContain(one.player.id);
  });

  it("change only when two operators agree", async () => {
    const { body } = await desk().call(getCasePolicy);
    const { policy, version } = body;
    const next: CasePolicy = {
      ...policy,
      rules: {
        ...policy.rules,
        SOURCE_OF_FUNDS: { ...policy.rules.SOURCE_OF_FUNDS, amounts: { USD: 100, EUR: 90 } },
      },
    };
    const data = { policy: next, version };
    expect((await agree(desk("Ida"), desk("Ida"), "CASE_POLICY", data)).status).not.toBe(200);
    expect((await agree(desk("Sue", ["SUPPORT"]), desk("Ben"), "CASE_POLICY", data)).status).toBe(403);
    expect((await agree(desk("Ida"), desk("Ben"), "CASE_POLICY", data)).status).toBe(200);
    expect((await desk().call(getCasePolicy)).body).toEqual({ policy: next, version: version + 1 });
    expect((await desk().call(listCasePolicyChanges)).body.items).toMatchObject([{ operatorName: "Ben" }]);
    const { player, client } = await addPayer(stack, { amountMinor: 0n });
    await deposit(client, 120);
    const found = await findCase(player.id, "AML");
    expect(found).toMatchObject({ rule: "SOURCE_OF_FUNDS", openTasks: 1 });
    // A policy change that is based on an older version is refused.
    expect((await agree(desk("Ida"), desk("Ben"), "CASE_POLICY", data)).body).toMatchObject({
      errorCode: "CONFLICT",
    });
    const back = { policy, version: version + 1 };
    expect((await agree(desk("Ida"), desk("Ben"), "CASE_POLICY", back)).status).toBe(200);
  });
});

describe("withdrawals", () => {
  it("that follow deposits without play open a case, which can hold them by a decision", async () => {
    const { player, client, linked } = await addPayer(stack, { amountMinor: 0n });
    await deposit(client, 1_500);
    const request = { method: "CBT", amount: 1_200, currency: "USD", target: linked, pinCode: "2580" };
    const { body: asked } = await pay(client, createWithdrawal, request);
    const withdrawalId = (asked as { id: string }).id;
    const { id } = await findCase(player.id, "AML");
    expect(await read(id)).toMatchObject({ rule: "RAPID_WITHDRAWAL", holdsWithdrawals: false });
    const hold = (held: boolean) =>
      desk().call(decideCaseHold, {
        params: { id },
        body: { held, reason: "Until the funds are explained" },
      });
    expect((await hold(true)).body).toMatchObject({ holdsWithdrawals: true });
    expect((await hold(true)).status).toBe(409);
    const approve = () =>
      desk("Paz", ["PAYMENTS"]).call(decideWithdrawal, {
        params: { id: withdrawalId },
        body: { decision: "APPROVE", reason: "Checked" },
      });
    expect((await approve()).body).toEqual({ errorCode: "WITHDRAWALS_HELD" });
    // The player can't send the held money to another player.
    const { player: friend } = await addPayer(stack, { amountMinor: 0n });
    const transfer = { recipient: friend.nickname, amount: 20, currency: "USD", pinCode: "2580" };
    expect((await pay(client, createTransfer, transfer)).body).toEqual({ errorCode: "METHOD_NOT_AVAILABLE" });
    // The player sees an ordinary pending withdrawal.
    const shown = JSON.stringify((await client.call(listWithdrawals)).body);
    expect(shown).toContain("PENDING");
    expect(shown).not.toMatch(/case|hold|held|suspic/i);
    expect((await close(id, "FUNDS_EXPLAINED")).body).toMatchObject({ holdsWithdrawals: false });
    expect((await approve()).body).toMatchObject({ status: "APPROVED" });
  });
});

describe("complaints", () => {
  it("are opened by support from a message, with the deadline counted from its arrival", async () => {
    const { player } = await addPayer(stack);
    const support = desk("Sue", ["SUPPORT"]);
    const receivedOn = addDays(today(), -2);
    const evidence = { type: "MESSAGE", ref: "contact_01" } as const;
    const open = (kind: CaseKind) =>
      support.call(openCase, {
        params: { playerId: player.id },
        body: { kind, reason: "Says a win was not paid", receivedOn, evidence },
      });
    expect((await open("AML")).status).toBe(403);
    const opened = await open("COMPLAINT");
    expect([opened.status, opened.body]).toEqual([
      201,
      { id: expect.any(String), dueOn: addDays(receivedOn, 56) },
    ]);
    expect((await open("COMPLAINT")).body).toEqual(opened.body);
    const second = await support.call(openCase, {
      params: { playerId: player.id },
      body: { kind: "COMPLAINT", reason: "Another matter" },
    });
    expect(second.body.id).not.toBe(opened.body.id);
    expect((await support.call(listCases)).status).toBe(403);
    expect((await support.call(getCase, { params: { id: opened.body.id } })).status).toBe(403);
    expect(await read(opened.body.id)).toMatchObject({
      openedBy: "Sue",
      rule: null,
      tasks: [{ title: "Acknowledge the complaint", dueOn: addDays(receivedOn, 3) }],
      evidence: [{ type: "MESSAGE", ref: "contact_01", addedBy: "Sue" }],
    });
    expect((await close(opened.body.id, "REPORTED")).status).toBe(422);
    expect((await close(opened.body.id, "UPHELD")).status).toBe(200);
  });
});

describe("a case", () => {
  async function openAml() {
    const { player, client } = await addPayer(stack);
    const { body } = await desk().call(openCase, {
      params: { playerId: player.id },
      body: { kind: "AML", reason: "A tip from the bank" },
    });
    return { id: body.id, playerId: player.id, client };
  }

  it("has evidence, tasks, notes and a follow-up, which only its owner changes", async () => {
    const { id } = await openAml();
    const params = { id };
    await desk().call(claimQueueItem, { params: { queue: "cases" }, body: { itemId: id } });
    const evidence = { type: "BET", ref: "bet_1", text: "Bet on both sides" } as const;
    expect((await desk("Ben").call(addCaseEvidence, { params, body: evidence })).body).toMatchObject({
      errorCode: "CLAIMED_BY_OTHER",
    });
    expect((await desk().call(addCaseEvidence, { params, body: evidence })).status).toBe(200);
    expect((await desk().call(addCaseEvidence, { params, body: evidence })).status).toBe(409);
    const task = { title: "Call the bank", dueOn: addDays(today(), -1) };
    const { body: withTask } = await desk().call(addCaseTask, { params, body: task });
    expect(withTask).toMatchObject({ openTasks: 1, isOverdue: true });
    const listed = async (query: object) =>
      (await desk().call(listCases, { query })).body.items.map((one) => one.id);
    expect(await listed({ owner: "ME", overdue: "true", kind: "AML" })).toEqual([id]);
    expect(await listed({ owner: "NOBODY" })).not.toContain(id);
    expect(await listed({ kind: "FRAUD" })).not.toContain(id);
    const done = await desk().call(completeCaseTask, { params: { id, taskId: withTask.tasks[0]!.id } });
    expect(done.body).toMatchObject({ openTasks: 0, isOverdue: false, tasks: [{ doneBy: "Ida" }] });
    const postpone = (followUpOn: string) =>
      desk().call(addCaseStep, {
        params,
        body: { kind: "FOLLOW_UP", text: "Ask the bank again", followUpOn },
      });
    expect(await postpone(addDays(today(), 366))).toMatchObject({
      status: 422,
      body: { errors: [{ code: "TOO_LARGE", field: "followUpOn" }] },
    });
    const step = await postpone(addDays(today(), 2));
    expect(step.body).toMatchObject({ state: "FOLLOW_UP", followUpOn: addDays(today(), 2) });
    expect((await close(id, "NO_SUSPICION")).status).toBe(200);
    const { body } = await desk().call(listCaseSteps, { params });
    expect(body.items.map(({ kind }) => kind)).toEqual([
      "CLOSED",
      "FOLLOW_UP",
      "TASK_DONE",
      "TASK",
      "EVIDENCE",
      "OPENED",
    ]);
    // The list of harm cases does not contain cases of other kinds.
    const harm = await desk().call(listHarmCases, { query: { state: "CLOSED" } });
    expect(harm.body.items.map((one) => one.id)).not.toContain(id);
  });

  it("is claimed once and closed once, however many operators try at the same time", async () => {
    const { id } = await openAml();
    const names = ["Ida", "Ben", "Cleo", "Dora"];
    const claims = await Promise.all(
      names.map((name) =>
        desk(name).call(claimQueueItem, { params: { queue: "cases" }, body: { itemId: id } }),
      ),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const other = (await openAml()).id;
    const closed = await Promise.all(names.map((name) => close(other, "NO_SUSPICION", desk(name))));
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { body } = await desk().call(listCaseSteps, { params: { id: other } });
    expect(body.items.filter(({ kind }) => kind === "CLOSED")).toHaveLength(1);
  });

  it("records what became of a document that it asked for", async () => {
    const { id, playerId } = await openAml();
    const { kit } = stack;
    const body = { kind: "DOCUMENT_REQUEST", text: "Proof of source of funds" } as const;
    await desk().call(addCaseStep, { params: { id }, body });
    const data = { status: "VERIFIED" } as const;
    await kit.db.transaction((tx) => kit.facts.publish(tx, { kind: "DOCUMENT_DECIDED", playerId, data }));
    await vi.waitFor(async () => {
      const { body: steps } = await desk().call(listCaseSteps, { params: { id } });
      expect(steps.items[0]).toMatchObject({
        kind: "DOCUMENT",
        text: "The player's document was approved.",
      });
    }, soon);
  });

  it("becomes a suspicious-activity report that never changes, and every look at either is in the audit log", async () => {
    const { id, playerId } = await openAml();
    const grounds = "Deposits <b>just below</b> the threshold & no play";
    const { body: written } = await desk().call(writeCaseReport, { params: { id }, body: { grounds } });
    const [report] = written.reports;
    expect(report).toMatchObject({ madeBy: "Ida", checksum: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const params = { id, reportId: report!.id };
    const path = `/services/operator/v1/cases/${id}/reports/${report!.id}`;
    const ida = desk();
    const text = String((await ida.send("GET", path)).body);
    expect(createHash("sha256").update(text).digest("hex")).toBe(report!.checksum);
    expect(text).toContain("Deposits &lt;b&gt;just below&lt;/b&gt; the threshold &amp; no play");
    expect(text).toContain(playerId);
    expect(text).toContain("A tip from the bank");
    await ida.send("GET", path);
    expect((await desk("Paz", ["PAYMENTS"]).call(downloadCaseReport, { params })).status).toBe(403);
    await expect(
      stack.kit.db.query("update case_reports set page = 'changed' where id = $1", [report!.id]),
    ).rejects.toThrow();
    await read(id);
    await read(id);
    const { body: audit } = await desk().call(listAuditEntries, {
      query: { subject: `cases/${id}` },
    });
    const looks = (call: string) =>
      audit.items.filter((entry) => entry.call === call && entry.outcome === "READ").length;
    expect(looks("get-case")).toBe(2);
    const { body: downloads } = await desk().call(listAuditEntries, {
      query: { subject: `cases/${id}/reports/${report!.id}` },
    });
    expect(downloads.items.map(({ outcome }) => outcome)).toEqual(["REFUSED", "READ", "READ"]);
  });
});
