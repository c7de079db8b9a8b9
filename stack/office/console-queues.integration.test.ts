import { randomUUID } from "node:crypto";
import { approveWithdrawals } from "@parlour/contracts/calls/money/payment/approve-withdrawals";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { reconcilePayments } from "@parlour/contracts/calls/money/payment/reconcile-payments";
import { retryPayout } from "@parlour/contracts/calls/money/payment/retry-payout";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import { claimQueueItem } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import { listQueueClaims } from "@parlour/contracts/calls/office/operator-queues/list-queue-claims";
import { releaseQueueItem } from "@parlour/contracts/calls/office/operator-queues/release-queue-item";
import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import { closeContactMessage } from "@parlour/contracts/calls/site/contact/close-contact-message";
import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { listContactMessages } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import { getChatHours } from "@parlour/contracts/calls/site/live-chat/get-chat-hours";
import { setChatHoursCall } from "@parlour/contracts/calls/site/live-chat/set-chat-hours";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let mara: TestClient;
let teo: TestClient;
let payer: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  mara = actAsOperator(stack.client(), "mara", ["SUPPORT"]);
  teo = actAsOperator(stack.client(), "teo", ["SUPPORT"]);
  payer = actAsOperator(stack.client(), "pavel", ["PAYMENTS"]);
}, 120_000);
afterAll(() => stack?.close());

const notedFor = (subject: string) =>
  stack.kit.db.query<{ call: string }>(
    "select call from audit_entries where subject = $1 and outcome = 'DONE'",
    [subject],
  );

describe("messages to support", () => {
  const ask = async (subject: string) => {
    await stack
      .client()
      .call(contactUs, { body: { email: "guest@example.org", subject, message: "Hello?" } });
    const { body } = await mara.call(listContactMessages);
    return body.items.find((each) => each.subject === subject)!;
  };
  const answerOf = (text: string, answersSeen = 0) => ({ id: randomUUID(), text, answersSeen });

  it("are answered by e-mail once, however often the answer is sent", async () => {
    const asked = await ask("Late payment");
    const params = { contactId: asked.id };
    const body = answerOf("It is on its way.");
    const answers = await Promise.all([1, 2, 3].map(() => mara.call(answerContactMessage, { params, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.body).toMatchObject({ state: "ANSWERED", answers: [{ operatorName: "mara" }] });
    const { body: mails } = await stack.client().call(listOutbox, { query: { to: "guest@example.org" } });
    expect(mails.filter(({ subject }) => subject === "Re: Late payment")).toHaveLength(1);
    expect(mails[0]!.text).toContain("It is on its way.\n\nParlour\n\n> Hello?");
    expect(await notedFor(`contact:${asked.id}`)).toHaveLength(1);
  });

  it("are not answered by two operators who have not seen each other's answer", async () => {
    const params = { contactId: (await ask("Two at once")).id };
    const both = await Promise.all([
      mara.call(answerContactMessage, { params, body: answerOf("From Mara") }),
      teo.call(answerContactMessage, { params, body: answerOf("From Teo") }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("are closed with a reason and then stay closed", async () => {
    const params = { contactId: (await ask("Noise")).id };
    expect((await mara.call(closeContactMessage, { params, body: {} })).status).toBe(422);
    const body = { reason: "Nothing was asked" };
    expect((await mara.call(closeContactMessage, { params, body })).body).toMatchObject({ state: "CLOSED" });
    expect((await teo.call(closeContactMessage, { params, body })).status).toBe(409);
    expect((await teo.call(answerContactMessage, { params, body: answerOf("Late") })).status).toBe(409);
  });
});

describe("a queue", () => {
  it("is counted only for operators who can open it", async () => {
    const queuesOf = async (client: TestClient) =>
      (await client.call(countQueues)).body.map(({ queue }) => queue).sort();
    expect(await queuesOf(mara)).toEqual(["approvals", "chats", "contact", "overdue"]);
    expect(await queuesOf(payer)).toEqual(["approvals", "payments", "withdrawals"]);
    const params = { queue: "withdrawals" as const };
    expect((await mara.call(listQueueClaims, { params })).status).toBe(403);
    expect((await mara.call(claimQueueItem, { params, body: { itemId: "x" } })).status).toBe(403);
    expect((await mara.call(releaseQueueItem, { params, body: { itemId: "x" } })).status).toBe(403);
    expect((await stack.client().call(countQueues)).status).toBe(401);
  });

  it("shows who has claimed what, and lets a claim be taken over only explicitly", async () => {
    const params = { queue: "contact" as const };
    const body = { itemId: "contact_1" };
    const both = await Promise.all([mara, teo].map((each) => each.call(claimQueueItem, { params, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const holder = both[0]!.status === 200 ? mara : teo;
    const other = holder === mara ? teo : mara;
    const [claim] = (await other.call(listQueueClaims, { params })).body;
    const taken = await other.call(claimQueueItem, { params, body: { ...body, from: claim!.operatorId } });
    expect(taken.status).toBe(200);
    // An operator cannot release an item that another operator has claimed.
    await holder.call(releaseQueueItem, { params, body });
    expect((await mara.call(listQueueClaims, { params })).body).toHaveLength(1);
    await other.call(releaseQueueItem, { params, body });
    expect((await mara.call(listQueueClaims, { params })).body).toEqual([]);
  });
});

describe("a claim binds", () => {
  it("so that only its owner decides the item, until someone takes it over", async () => {
    await stack
      .client()
      .call(contactUs, { body: { email: "bound@example.org", subject: "Bound", message: "Hello?" } });
    const { items } = (await mara.call(listContactMessages)).body;
    const contactId = items.find(({ subject }) => subject === "Bound")!.id;
    const queue = { queue: "contact" as const };
    const claim = (await mara.call(claimQueueItem, { params: queue, body: { itemId: contactId } })).body;
    const close = (client: TestClient) =>
      client.call(closeContactMessage, { params: { contactId }, body: { reason: "Answered by phone" } });
    expect(await close(teo)).toMatchObject({
      status: 409,
      body: { errorCode: "CLAIMED_BY_OTHER", operatorName: "mara" },
    });
    const answer = { id: randomUUID(), text: "Hello", answersSeen: 0 };
    const answered = await teo.call(answerContactMessage, { params: { contactId }, body: answer });
    expect(answered.body).toMatchObject({ errorCode: "CLAIMED_BY_OTHER" });
    const takeOver = { itemId: contactId, from: claim.operatorId };
    await teo.call(claimQueueItem, { params: queue, body: takeOver });
    expect((await close(mara)).status).toBe(409);
    expect((await close(teo)).status).toBe(200);
  });
});

describe("withdrawals", () => {
  const ask = async () => {
    const { client, linked, player } = await addPayer(stack);
    const request = { method: "CBT", amount: 20, currency: "USD", target: linked, pinCode: "2580" };
    const { body } = await pay(client, createWithdrawal, request);
    return { id: body.id, player };
  };
  const withoutSignals = (id: string) =>
    stack.kit.db.query("update withdrawals set signals = '{}' where id = $1", [id]);

  it("without risk signals are approved together, each once", async () => {
    const [clear, risky] = [await ask(), await ask()];
    await withoutSignals(clear.id);
    const body = { ids: [clear.id, risky.id, "nothing", clear.id], reason: "Morning run" };
    const both = await Promise.all([payer, payer].map((each) => each.call(approveWithdrawals, { body })));
    expect(both.flatMap((each) => each.body.approved)).toEqual([clear.id]);
    expect(both[0]!.body.left).toContainEqual({ id: risky.id, why: "SIGNALS" });
    expect(both[0]!.body.left).toContainEqual({ id: "nothing", why: "NOT_FOUND" });
    expect(await notedFor(`withdrawal:${clear.id}`)).toHaveLength(1);
    expect((await mara.call(approveWithdrawals, { body })).status).toBe(403);
  });

  it("that an operator has claimed are not approved by the sandbox until the claim is released", async () => {
    const { db, jobs } = stack.kit;
    const { id } = await ask();
    const queue = { params: { queue: "withdrawals" as const }, body: { itemId: id } };
    expect((await payer.call(claimQueueItem, queue)).status).toBe(200);
    const ofThis = "from jobs.job where name = 'withdrawal-decision' and data->>'id' = $1";
    await db.query(`delete ${ofThis}`, [id]);
    const runDecision = () =>
      db.transaction((tx) => jobs.enqueue(tx, "withdrawal-decision", { id, now: true }));
    const statusOf = async () =>
      (await db.query<{ status: string }>("select status from withdrawals where id = $1", [id]))[0]?.status;
    await runDecision();
    // The automatic decision is postponed for as long as an operator has claimed the withdrawal.
    await vi.waitFor(async () => {
      const waiting = `select 1 ${ofThis} and state = 'created' and start_after > now() + interval '30 seconds'`;
      expect(await db.query(waiting, [id])).toHaveLength(1);
    }, 15_000);
    expect(await statusOf()).toBe("PENDING");
    await payer.call(releaseQueueItem, queue);
    await runDecision();
    await vi.waitFor(async () => expect(await statusOf()).not.toBe("PENDING"), 15_000);
  });

  it("are decided once by two operators", async () => {
    const { id } = await ask();
    const decide = (decision: "APPROVE" | "DECLINE") =>
      payer.call(decideWithdrawal, { params: { id }, body: { decision, reason: "Seen" } });
    const both = await Promise.all([decide("APPROVE"), decide("DECLINE")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await notedFor(`withdrawal:${id}`)).toHaveLength(1);
  });

  it("that the provider does not pay are listed, retried and settled", async () => {
    const { id, player } = await ask();
    const old = new Date(stack.clock.now().getTime() - 3_600_000);
    await stack.kit.db.query("update withdrawals set status = 'APPROVED' where id = $1", [id]);
    await stack.kit.db.query(
      `insert into payment_steps (payment_id, from_status, to_status, event, actor, at)
       values ($1, 'PENDING', 'APPROVED', 'approve', 'test', $2)`,
      [id, old],
    );
    const stuck = async () =>
      (await payer.call(listPaymentProblems)).body.items.find(({ reference }) => reference === id);
    const problem = (await stuck())!;
    expect(problem).toMatchObject({ kind: "STUCK_PAYOUT", playerId: player.id });
    const settle = { body: { id: problem.id, reason: "The bank was called" } };
    expect((await mara.call(settlePaymentProblem, settle)).status).toBe(403);
    expect((await payer.call(settlePaymentProblem, settle)).status).toBe(200);
    expect((await payer.call(settlePaymentProblem, settle)).status).toBe(409);
    expect(await stuck()).toBeUndefined();
    const again = { params: { id }, body: { reason: "Once more" } };
    expect((await payer.call(retryPayout, again)).status).toBe(200);
    await expect
      .poll(async () => (await payer.call(retryPayout, again)).status, { timeout: 15_000 })
      .toBe(409);
  });

  it("and deposits are reconciled on demand", async () => {
    const body = { days: 2, reason: "A player asked" };
    const { body: compared } = await payer.call(reconcilePayments, { body });
    expect(compared).toMatchObject([{ differences: 0 }]);
    const { body: problems } = await payer.call(listPaymentProblems);
    expect(problems.reconciliations).toMatchObject([{ provider: compared[0]!.provider, differences: 0 }]);
    expect((await mara.call(reconcilePayments, { body })).status).toBe(403);
  });
});

describe("the chat desk", () => {
  it("has opening hours", async () => {
    const { body: before } = await mara.call(getChatHours);
    const hours = { timeZone: "Europe/Madrid", spans: { "1": [["09:00", "17:00"] as [string, string]] } };
    const reason = "Holidays";
    expect((await mara.call(setChatHoursCall, { body: { hours, reason } })).body).toEqual(hours);
    expect((await mara.call(getChatHours)).body).toEqual(hours);
    for (const wrong of [
      { ...hours, timeZone: "Mars/Olympus" },
      { ...hours, spans: { "1": [["17:00", "09:00"]] } },
    ]) {
      expect((await mara.call(setChatHoursCall, { body: { hours: wrong, reason } })).status).toBe(422);
    }
    await mara.call(setChatHoursCall, { body: { hours: before, reason } });
  });
});
