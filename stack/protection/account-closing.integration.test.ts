import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import { closeAccount } from "@parlour/contracts/calls/protection/account-closing/close-account";
import { getAccountClosing } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";
import { getPlayerClosing } from "@parlour/contracts/calls/protection/account-closing/get-player-closing";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { createClosingPayouts } from "@parlour/server/services/money/payment";
import { advanceClosings } from "@parlour/server/services/protection/account-closing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createSandboxPayments } from "../sandbox-payments.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { addPayer, balancesOf, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";
import { addEvent, homeWin, on, placed } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const patience = { timeout: 20_000 };
const desk = () => actAsOperator(stack.client(), "Ida");
const stateOf = async (playerId: string) =>
  (await desk().call(getPlayerClosing, { params: { playerId } })).body.closing;
const proof = { password: goodPassword, consent: true };
const close = (client: TestClient, target: string | null, change: object = {}) =>
  client.call(closeAccount, {
    body: { ...proof, target, ...(target !== null && { pinCode: "2580" }), ...change } as never,
  });
const totalOf = async (playerId: string) =>
  [...(await stack.kit.ledger.accountsOf(playerId))].reduce(
    (sum, [id, minor]) => (id.startsWith("points:") ? sum : sum + minor),
    0n,
  );

/** Processes all pending account closings now; a job does so every minute. */
async function advance(): Promise<void> {
  const { kit, ports } = stack;
  const providers = [createSandboxPayments(kit, ports).provider];
  await advanceClosings({ ...ports, kit, payouts: createClosingPayouts({ ...ports, kit, providers }) });
}

const betStatus = async (id: string) =>
  (await stack.kit.db.query<{ status: string }>("select status from sports.bet where id = $1", [id]))[0]
    ?.status;

/** Approves or declines the player's pending withdrawal. */
async function review(playerId: string, decision: "APPROVE" | "DECLINE"): Promise<void> {
  const found = await vi.waitFor(async () => {
    const { body } = await desk().call(listWithdrawalsToReview, { query: { status: "PENDING" } });
    return body.items.find((one) => one.playerId === playerId) ?? Promise.reject(new Error("none yet"));
  }, patience);
  const { status } = await desk().call(decideWithdrawal, {
    params: { id: found.id },
    body: { decision, reason: "looked at" },
  });
  expect(status).toBe(200);
}

it("waits for open bets, forfeits bonuses, pays out the balance, and sends an e-mail", async () => {
  const { client, player, linked } = await addPayer(stack);
  const offerId = await addOffer(stack);
  await desk().call(grantBonus, {
    body: { id: "grant_closing", offerId, to: { playerIds: [player.id] }, reason: "A rainy day" },
  });
  await vi.waitFor(async () => expect(await balancesOf(client)).toMatchObject({ Bonus: 10 }), patience);
  const bet = wagerOf(player.id, 20_00n);
  expect(await apply(stack, bet)).toBe("POSTED");

  expect((await client.call(getAccountClosing)).body).toMatchObject({
    balance: 80,
    bonus: 10,
    openWagers: 1,
    hasPinCode: true,
    targets: [{ id: linked, amount: 80, fee: 2.5 }],
  });
  const answer = await close(client, linked);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);

  // All sessions end immediately, and logging in with the right password explains why.
  expect((await client.call(listBalances)).status).toBe(401);
  const credentials = { username: player.email, password: goodPassword, deviceId: "first device" };
  const login = await stack.client().call(logIn, { body: credentials });
  expect([login.status, login.body]).toEqual([401, { errorCode: "DISABLED_PROFILE", status: "CLOSED" }]);
  const guess = await stack.client().call(logIn, { body: { ...credentials, password: "not the password" } });
  expect(guess.body).toEqual({ errors: [{ code: "invalid_grant" }] });
  expect(await apply(stack, wagerOf(player.id, 1_00n))).not.toBe("POSTED");

  await advance();
  expect(await stateOf(player.id)).toMatchObject({ state: "WAITING", byPlayer: true });

  const { currency, vertical, provider, productId, wagerId } = bet;
  const settled = { currency, vertical, provider, productId, wagerId, playerId: player.id };
  await apply(stack, { ...settled, kind: "settle", operationId: `${wagerId}/won`, payout: 50_00n });
  await advance();
  expect(await stateOf(player.id)).toMatchObject({ state: "PAYING" });
  await review(player.id, "APPROVE");
  await vi.waitFor(async () => expect(await stateOf(player.id)).toMatchObject({ state: "CLOSED" }), patience);
  // The bonus money went back to the house, and the win was paid out with the balance.
  expect(await totalOf(player.id)).toBe(0n);
  await vi.waitFor(async () => {
    const { body } = await stack.client().call(listOutbox, { query: { to: player.email } });
    const subjects = body.filter(({ channel }) => channel === "email").map(({ subject }) => subject);
    expect(subjects).toContain("Your account is closed");
    expect(subjects).toContain("Your balance has been paid out");
  }, patience);
  expect(await findDifferences(stack)).toEqual([]);
});

it("holds money that cannot be paid out or whose payout is declined, and explains how to claim it", async () => {
  const nowhere = await addPayer(stack);
  expect((await close(nowhere.client, null)).status).toBe(200);
  const declined = await addPayer(stack);
  expect((await close(declined.client, declined.linked)).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await stateOf(nowhere.player.id)).toMatchObject({ state: "HELD", heldReason: "NO_TARGET" }),
    patience,
  );
  await review(declined.player.id, "DECLINE");
  await vi.waitFor(
    async () =>
      expect(await stateOf(declined.player.id)).toMatchObject({
        state: "HELD",
        heldReason: "PAYOUT_DECLINED",
      }),
    patience,
  );
  // No money is lost, and no second payout is requested.
  await advance();
  expect([await totalOf(nowhere.player.id), await totalOf(declined.player.id)]).toEqual([100_00n, 100_00n]);
  await vi.waitFor(async () => {
    const { body } = await stack.client().call(listOutbox, { query: { to: nowhere.player.email } });
    expect(body.find(({ subject }) => subject === "We're holding your balance for you")?.text).toContain(
      "/contact-us",
    );
  }, patience);

  // When the player claims the money, one operator proposes the payout and another approves it.
  const proposed = await desk().call(proposeChange, {
    body: {
      kind: "CLOSING_PAYOUT",
      data: { playerId: nowhere.player.id, target: nowhere.linked },
      reason: "claimed by the player",
    },
  });
  await actAsOperator(stack.client(), "Ben").call(decideProposal, {
    params: { id: proposed.body.id },
    body: { decision: "APPROVE", reason: "the account is the player's" },
  });
  await vi.waitFor(
    async () => expect(await stateOf(nowhere.player.id)).toMatchObject({ state: "CLOSED", heldReason: null }),
    patience,
  );
  expect(await totalOf(nowhere.player.id)).toBe(0n);
});

it("asks for the password, for the PIN if money is paid out, and for the player's own bank account", async () => {
  const { client, linked } = await addPayer(stack);
  const errorsOf = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as { errors?: unknown }).errors];
  };
  const wrong = { password: "something else entirely" };
  expect(await errorsOf(close(client, null, wrong))).toEqual([
    422,
    [{ code: "PASSWORD_WRONG", field: "password" }],
  ]);
  expect(await errorsOf(close(client, linked, { pinCode: undefined }))).toEqual([
    422,
    [{ code: "REQUIRED", field: "pinCode" }],
  ]);
  expect(await errorsOf(close(client, linked, { pinCode: "9999" }))).toEqual([
    422,
    [{ code: "PIN_WRONG", field: "pinCode" }],
  ]);
  expect(await errorsOf(close(client, "linked_of_another"))).toEqual([
    422,
    [{ code: "INVALID_VALUE", field: "target" }],
  ]);
  expect((await close(client, null, { consent: false })).status).toBe(422);
  expect(await balancesOf(client)).toMatchObject({ Total: 100 });
});

it("records an account without money as closed when an operator closes it", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  await signIn(stack.client(), player);
  await desk().call(changePlayerStatus, {
    params: { playerId: player.id },
    body: { status: "CLOSED", reason: "asked by the player" },
  });
  await vi.waitFor(
    async () => expect(await stateOf(player.id)).toMatchObject({ state: "CLOSED", byPlayer: false }),
    patience,
  );
});

it("holds what an open bet wins after an operator has closed the account", async () => {
  const { player } = await addPayer(stack, { amountMinor: 20_00n });
  const bet = wagerOf(player.id, 20_00n);
  expect(await apply(stack, bet)).toBe("POSTED");
  const params = { playerId: player.id };
  const body = { status: "CLOSED" as const, reason: "Asked by letter" };
  expect((await desk().call(changePlayerStatus, { params, body })).status).toBe(200);
  const becomes = (state: string) =>
    vi.waitFor(async () => expect(await stateOf(player.id)).toMatchObject({ state }), patience);
  await becomes("WAITING");
  const { currency, vertical, provider, productId, wagerId } = bet;
  const settled = { currency, vertical, provider, productId, wagerId, playerId: player.id };
  await apply(stack, { ...settled, kind: "settle", operationId: `${wagerId}/won`, payout: 50_00n });
  await advance();
  await becomes("HELD");
});

/** Closes the account of a player without money, as an operator. */
async function closeEmpty(playerId: string): Promise<void> {
  const body = { status: "CLOSED" as const, reason: "Asked by letter" };
  expect((await desk().call(changePlayerStatus, { params: { playerId }, body })).status).toBe(200);
  await vi.waitFor(async () => expect(await stateOf(playerId)).toMatchObject({ state: "CLOSED" }), patience);
}
const problemsOf = async (playerId: string) =>
  (await desk().call(listPaymentProblems)).body.items.filter((problem) => problem.playerId === playerId);

it("holds what a corrected bet pays to a closed account, and shows it to operators until it is claimed", async () => {
  const { client, player, linked } = await addPayer(stack, { amountMinor: 20_00n });
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)], { stake: 20, currency: "USD" });
  await event.end([
    [0, 1],
    [0, 0],
  ]);
  await closeEmpty(player.id);
  await event.end(homeWin);
  expect(await betStatus(bet.id)).toBe("WON");
  await advance();
  expect(await stateOf(player.id)).toMatchObject({ state: "HELD", heldReason: "NO_TARGET" });
  expect(await totalOf(player.id)).toBe(40_00n);
  expect(await problemsOf(player.id)).toMatchObject([{ kind: "HELD_BALANCE", ours: "$40.00" }]);
  const { items } = (await desk().call(listAlerts)).body;
  expect(items.find(({ kind }) => kind === "CLOSED_ACCOUNT_MONEY")).toMatchObject({ severity: "WARNING" });

  const data = { playerId: player.id, target: linked };
  await agree(desk(), actAsOperator(stack.client(), "Ben"), "CLOSING_PAYOUT", data);
  await vi.waitFor(async () => expect(await stateOf(player.id)).toMatchObject({ state: "CLOSED" }), patience);
  expect([await totalOf(player.id), await problemsOf(player.id)]).toEqual([0n, []]);
});

it("records what a corrected bet takes from a closed account as owed, and goes on", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 20_00n });
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)], { stake: 20, currency: "USD" });
  await event.end(homeWin);
  const rest = wagerOf(player.id, 40_00n);
  await apply(stack, rest);
  const { currency, vertical, provider, productId, wagerId } = rest;
  const about = { currency, vertical, provider, productId, wagerId, playerId: player.id };
  await apply(stack, { ...about, kind: "settle", operationId: `${wagerId}/lost`, payout: 0n });
  await closeEmpty(player.id);
  await event.end([
    [0, 1],
    [0, 0],
  ]);
  // The correction is complete, so nothing retries it.
  expect(await betStatus(bet.id)).toBe("LOST");
  await advance();
  expect([await stateOf(player.id), await totalOf(player.id)]).toMatchObject([{ state: "CLOSED" }, 0n]);
  const [problem] = await problemsOf(player.id);
  expect(problem).toMatchObject({ kind: "OWED_CORRECTION", reference: bet.id, ours: "$40.00" });
  const settled = { body: { id: problem!.id, reason: "Written off" } };
  expect((await desk().call(settlePaymentProblem, settled)).status).toBe(200);
  expect(await problemsOf(player.id)).toEqual([]);
});
