import { randomUUID } from "node:crypto";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences } from "../testing-cashier.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";

/** A payout takes two jobs, and each of them may wait for the next poll of its queue. */
const patience = 40_000;

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const desk = (name: string) => actAsOperator(stack.client(), name);

test("closing an account with money leads through a payout", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 15_00n });
  const close = () =>
    desk("Ada").call(changePlayerStatus, {
      params: { playerId: player.id },
      body: { status: "CLOSED", reason: "asked by the player" },
    });
  const refused = await close();
  expect([refused.status, refused.body]).toEqual([
    409,
    { errorCode: "BALANCE_NOT_EMPTY", balance: 15, currency: "USD" },
  ]);

  // The balance is below the method's minimum, but an account is closed only once everything has been paid
  // out.
  const proposed = await desk("Ada").call(proposeChange, {
    body: {
      kind: "CLOSING_PAYOUT",
      data: { playerId: player.id, target: linked },
      reason: "asked by the player",
    },
  });
  expect([proposed.status, proposed.body.summary]).toEqual([
    201,
    `Pay out $15.00 from ${player.id} to Everyday ****1234 (Bank transfer)`,
  ]);
  expect(await balancesOf(client)).toMatchObject({ Withdrawable: 15 });
  const decided = await desk("Ben").call(decideProposal, {
    params: { id: proposed.body.id },
    body: { decision: "APPROVE", reason: "the account is the player's" },
  });
  expect(decided.status).toBe(200);
  await vi.waitFor(async () => {
    const { body } = await client.call(listWithdrawals, { query: { status: "PAID" } });
    expect(body).toMatchObject([{ amount: 15, fee: 2.5 }]);
  }, patience);
  expect((await close()).body).toMatchObject({ status: "CLOSED" });
  expect(await findDifferences(stack)).toEqual([]);
});

test("a closing payout needs a linked account and money", async () => {
  const { player } = await addPayer(stack, { amountMinor: 15_00n });
  const empty = await addPayer(stack, { amountMinor: 0n });
  const propose = (playerId: string, target: string) =>
    desk("Ada").call(proposeChange, {
      body: { kind: "CLOSING_PAYOUT", data: { playerId, target }, reason: "to be closed" },
    });
  const refused = { body: { errorCode: "PROPOSAL_REFUSED" } };
  expect(await propose(player.id, "linked_of_somebody")).toMatchObject(refused);
  expect(await propose(empty.player.id, empty.linked)).toMatchObject(refused);
});

test("a closing payout is not made if what the player had when it was approved does not cover the fee", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 60_00n });
  const { jobs, db, log } = stack.kit;
  const proposed = await desk("Ada").call(proposeChange, {
    body: {
      kind: "CLOSING_PAYOUT",
      data: { playerId: player.id, target: linked },
      reason: "asked by the player",
    },
  });
  await betFrom(stack, { playerId: player.id, id: "stake", currency: "USD", amountMinor: 58_00n });
  // Money arrives between the approval and the payout's job.
  const enqueue = jobs.enqueue;
  let later = async () => {};
  const spy = vi.spyOn(jobs, "enqueue").mockImplementation(async (tx, ...job) => {
    if (job[0] !== "closing-payout") return await enqueue(tx, ...job);
    later = () => db.transaction(async (own) => void (await enqueue(own, ...job)));
  });
  const body = { decision: "APPROVE", reason: "the account is the player's" } as const;
  const decided = await desk("Ben").call(decideProposal, { params: { id: proposed.body.id }, body });
  expect(decided.status).toBe(200);
  spy.mockRestore();
  await depositTo(stack, { playerId: player.id, id: "late", currency: "USD", amountMinor: 90_00n });
  const warned = vi.spyOn(log, "warn");
  await later();
  const warning = "a closing payout is no longer possible";
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.anything(), warning), patience);
  warned.mockRestore();
  expect((await client.call(listWithdrawals)).body).toEqual([]);
  expect(await balancesOf(client)).toMatchObject({ Withdrawable: 92 });
});

describe("a payout without a second operator", () => {
  const action = "CLOSING_PAYOUT";
  const deposit = (playerId: string, id: string, amountMinor: bigint) =>
    depositTo(stack, { playerId, id, currency: "USD", amountMinor });
  const request = (playerId: string, target: string, requestId: string = randomUUID()) =>
    desk("Ada").call(proposeChange, {
      body: { kind: action, data: { playerId, target }, reason: "to be closed", requestId },
    });

  test("is measured when it is applied, not before", async () => {
    await agreeOnRule(stack, action, { when: "ABOVE", amount: 100 });
    const { client, player, linked } = await addPayer(stack, { amountMinor: 60_00n });
    const { fourEyes } = stack.kit;
    const needsApproval = fourEyes.needsApproval;
    // Money arrives after the balance was first read and before the transaction.
    const spy = vi.spyOn(fourEyes, "needsApproval").mockImplementationOnce(async (...given) => {
      const isNeeded = await needsApproval(...given);
      expect(isNeeded).toBe(false);
      await deposit(player.id, "late", 90_00n);
      return isNeeded;
    });
    expect((await request(player.id, linked)).body).toMatchObject({ state: "OPEN" });
    spy.mockRestore();
    expect(await balancesOf(client)).toMatchObject({ Withdrawable: 150 });
  });

  test("pays no more than the player had when it was applied", async () => {
    const { client, player, linked } = await addPayer(stack, { amountMinor: 60_00n });
    const { jobs, db } = stack.kit;
    const enqueue = jobs.enqueue;
    let later = async () => {};
    const spy = vi.spyOn(jobs, "enqueue").mockImplementationOnce(async (_tx, ...job) => {
      later = () => db.transaction(async (tx) => void (await enqueue(tx, ...job)));
    });
    expect((await request(player.id, linked)).body).toMatchObject({ state: "APPLIED" });
    spy.mockRestore();
    await deposit(player.id, "late", 90_00n);
    await later();
    await vi.waitFor(async () => {
      const { body } = await client.call(listWithdrawals, { query: { status: "PAID" } });
      expect(body).toMatchObject([{ amount: 60 }]);
    }, patience);
    expect(await balancesOf(client)).toMatchObject({ Withdrawable: 90 });
  });

  test("that is requested twice is made once, and both requests get its result", async () => {
    const { client, player, linked } = await addPayer(stack, { amountMinor: 60_00n });
    const requestId = randomUUID();
    const send = () => request(player.id, linked, requestId);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await vi.waitFor(async () => {
      const { body } = await client.call(listWithdrawals, { query: { status: "PAID" } });
      expect(body).toHaveLength(1);
    }, patience);
    expect((await send()).body).toMatchObject({ id: answers[0]!.body.id, state: "APPLIED" });
    await agreeOnRule(stack, action, { when: "ALWAYS" });
  });
});
