import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, balancesOf, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

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
  }, 15_000);
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
