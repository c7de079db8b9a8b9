import { randomUUID } from "node:crypto";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { closeDealtTable } from "@parlour/contracts/calls/play/shared-rounds/close-dealt-table";
import { exportDealerTips } from "@parlour/contracts/calls/play/shared-rounds/export-dealer-tips";
import { listDealerTips } from "@parlour/contracts/calls/play/shared-rounds/list-dealer-tips";
import { openDealtTable } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { payDealerTips } from "@parlour/contracts/calls/play/shared-rounds/pay-dealer-tips";
import { reportDealerPresence } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import { decideCaseHold } from "@parlour/contracts/calls/protection/cases/decide-case-hold";
import { openCase } from "@parlour/contracts/calls/protection/cases/open-case";
import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { house, readAccounts } from "@parlour/ledger/accounts";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { sit } from "../testing-tables.ts";

const slug = "studio-roulette";
const gameId = "1350";
const params = { slug };
let stack: TestStack;
let dora: TestClient;
let pam: TestClient;

beforeAll(async () => {
  const env = {
    MEDIA_SERVER_URL: "https://media.parlour.example/live/",
    MEDIA_SERVER_SECRET: "0123456789abcdef0123456789abcdef",
  };
  stack = await testStack({ shell: "none", env, authoriseOperator: authoriseTestOperator });
  dora = actAsOperator(stack.client(), "dora", ["DEALER"]);
  pam = actAsOperator(stack.client(), "pam", ["PAYMENTS"]);
  await dora.call(openDealtTable, { params });
  await report();
});
afterAll(() => stack?.close());

const report = async () =>
  (await dora.call(reportDealerPresence, { params, body: { isSending: true } })).body;
const today = () => stack.clock.now().toISOString().slice(0, 10);
const cashOf = async (playerId: string, currency = "USD") =>
  (await stack.kit.ledger.accountsOf(playerId)).get(playerAccount(playerId, "cash", currency).id);
const tipsHeld = async () =>
  (await readAccounts(stack.kit.db.pool, house)).get(houseAccount("dealerTips", "USD").id) ?? 0n;
async function join(options: Parameters<typeof addFundedPlayer>[1] = {}) {
  const player = await addFundedPlayer(stack, { currency: "USD", ...options });
  const { gameSession } = await openGame(player.client, gameId);
  const table = await sit(player.client, stack.origin, gameSession);
  await expect.poll(() => table.received[0]?.type).toBe("snapshot");
  return { ...player, table };
}
const code = (answer: unknown) => (answer as { code?: string }).code;

it("moves a tip from cash to the account for tips, once, and shows it to everyone concerned", async () => {
  const { client, playerId, table } = await join();
  const other = await join();
  const heldBefore = await tipsHeld();
  const cash = (await cashOf(playerId))!;
  expect(table.received[0]).toMatchObject({ tip: { amounts: [1, 2, 5, 10, 25] } });
  const id = randomUUID();
  expect(await table.tip(5, id)).toMatchObject({ type: "tipped", amount: 5, balance: 995 });
  expect(await table.tip(5, id)).toMatchObject({ type: "tipped", balance: 995 });
  expect(code(await table.tip(2, id))).toBe("CONFLICT");
  expect(await cashOf(playerId)).toBe(cash - 500n);
  expect((await tipsHeld()) - heldBefore).toBe(500n);

  const [shown] = (await report()).tips;
  expect(shown).toMatchObject({ amount: 5, currency: "USD" });
  expect(shown!.name).toMatch(/^p•+\d$/);
  const lines = () => other.table.chat()?.messages.filter(({ kind }) => kind === "TIP") ?? [];
  await expect.poll(() => lines().length, { timeout: 15_000 }).toBe(1);
  expect(lines()[0]).toMatchObject({ id, name: shown!.name, text: "", isOwn: false });

  const { items } = (await client.call(listTransactions, { query: { type: "TIP" } })).body;
  expect(items).toMatchObject([{ type: "TIP", amount: -5 }]);
  table.close();
  other.table.close();
});

it("takes own cash only, between the limits, and never more than cash", async () => {
  const { playerId, currency, table } = await join({ amountMinor: 300n });
  const { kit } = stack;
  const { bonus } = await kit.ledger.openBonus({ playerId, currency, bonusId: "b1", verticals: ["casino"] });
  await kit.ledger.post({
    playerId,
    id: "a bonus",
    type: "BONUS",
    transfers: [{ from: houseAccount("promotions", currency), to: bonus, amountMinor: 50_000n }],
  });
  expect(code(await table.tip(5))).toBe("INSUFFICIENT_FUNDS");
  expect(code(await table.tip(0.5))).toBe("LIMIT_EXCEEDED");
  expect(code(await table.tip(26))).toBe("LIMIT_EXCEEDED");
  expect(code(await table.tip(1.005))).toBe("LIMIT_EXCEEDED");
  expect(await table.tip(2)).toMatchObject({ type: "tipped" });
  expect(await cashOf(playerId)).toBe(100n);
  table.close();
});

it("takes at most the daily amount, even from tips that arrive together", async () => {
  const { playerId, table } = await join();
  const countOwn = () => table.chat()?.messages.filter(({ kind, isOwn }) => kind === "TIP" && isOwn).length;
  const answers = await Promise.all(Array.from({ length: 12 }, () => table.tip(25)));
  expect(answers.filter(({ type }) => type === "tipped")).toHaveLength(8);
  expect(answers.filter((answer) => code(answer) === "LIMIT_EXCEEDED")).toHaveLength(4);
  for (const answer of answers.filter(({ type }) => type === "refused"))
    expect(answer).toMatchObject({ details: { max: 200, remaining: 0 } });
  expect(await cashOf(playerId)).toBe(80_000n);
  // Only the first three tips in a minute are shown in the chat.
  await expect.poll(countOwn, { timeout: 15_000 }).toBe(3);
  table.close();
});

it("never takes more than the balance when two pages tip at once", async () => {
  const { client, playerId, table } = await join({ amountMinor: 3_000n });
  const second = await sit(client, stack.origin, (await openGame(client, gameId)).gameSession);
  await expect.poll(() => second.received[0]?.type).toBe("snapshot");
  const answers = await Promise.all([table.tip(25), second.tip(25)]);
  expect(answers.map(({ type }) => type).sort()).toEqual(["refused", "tipped"]);
  expect(await cashOf(playerId)).toBe(500n);
  // A tip that both pages send with the same id is charged only once.
  const id = randomUUID();
  const same = await Promise.all([table.tip(5, id), second.tip(5, id)]);
  expect(same.map(({ type }) => type)).toEqual(["tipped", "tipped"]);
  expect(await cashOf(playerId)).toBe(0n);
  table.close();
  second.close();
});

it("is refused during a break, a hold of withdrawals, and where tips are forbidden", async () => {
  const held = await join();
  const desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
  const reason = "Source of funds";
  const opened = await desk.call(openCase, {
    params: { playerId: held.playerId },
    body: { kind: "AML", reason },
  });
  const hold = await desk.call(decideCaseHold, {
    params: { id: opened.body.id },
    body: { held: true, reason },
  });
  expect(hold.status).toBe(200);
  expect(code(await held.table.tip(1))).toBe("TIP_NOT_AVAILABLE");
  expect(await cashOf(held.playerId)).toBe(100_000n);

  const away = await join();
  const onBreak = await desk.call(startPlayerBreak, {
    params: { playerId: away.playerId },
    body: { scope: "casino", length: { kind: "TIME_OUT", hours: 24 }, reason },
  });
  expect(onBreak.status).toBe(200);
  expect(code(await away.table.tip(1))).toBe("EXCLUDED");
  expect(await cashOf(away.playerId)).toBe(100_000n);

  const rules = { dealerTipsAllowed: false };
  const changed = await changeRules(desk, "NZ", rules);
  expect(changed.status).toBe(200);
  const there = await join({ countryCode: "NZ", subdivision: "" });
  expect(there.table.received[0]).toMatchObject({ tip: null });
  expect(code(await there.table.tip(1))).toBe("TIP_NOT_AVAILABLE");
  for (const { table } of [held, away, there]) table.close();
});

it("is offered neither at automatic tables nor in practice play", async () => {
  const { client } = await addFundedPlayer(stack);
  const auto = await sit(client, stack.origin, (await openGame(client, "1301")).gameSession);
  const practice = await sit(client, stack.origin, (await openGame(client, gameId, "practice")).gameSession);
  for (const table of [auto, practice]) {
    await expect.poll(() => table.received[0]?.type).toBe("snapshot");
    expect(table.received[0]).toMatchObject({ tip: null });
    expect(code(await table.tip(1))).toBe("TIP_NOT_AVAILABLE");
    table.close();
  }
});

it("is paid out by dealer and period, once, with a reason, but not by the dealer", async () => {
  const { table } = await join();
  expect(await table.tip(10)).toMatchObject({ type: "tipped" });
  const query = { from: today(), to: today() };
  expect((await dora.call(listDealerTips, { query })).status).toBe(403);
  const listed = async () => (await pam.call(listDealerTips, { query })).body;
  const [total] = (await listed()).items;
  expect(total).toMatchObject({ dealerName: "dora", currency: "USD" });
  expect(total!.unpaid).toBe(total!.amount);
  const order = {
    id: randomUUID(),
    dealerId: total!.dealerId,
    currency: "USD",
    ...query,
    amount: total!.unpaid,
    reason: "Weekly payout",
  };
  const self = actAsOperator(stack.client(), "dora", ["PAYMENTS"]);
  expect((await self.call(payDealerTips, { body: order })).status).toBe(403);
  expect((await pam.call(payDealerTips, { body: { ...order, amount: order.amount - 1 } })).status).toBe(409);
  const held = await tipsHeld();
  const paid = await Promise.all([1, 2].map(() => pam.call(payDealerTips, { body: order })));
  // A repeated request that arrives while the first is in progress gets the same payout.
  expect(paid.map(({ status }) => status)).toEqual([200, 200]);
  expect(paid[1]!.body).toEqual(paid[0]!.body);
  expect((await pam.call(payDealerTips, { body: { ...order, amount: order.amount + 1 } })).status).toBe(409);
  expect((await pam.call(payDealerTips, { body: order })).body).toMatchObject({ tips: total!.tips });
  expect((await pam.call(payDealerTips, { body: { ...order, id: randomUUID() } })).status).toBe(409);
  expect(held - (await tipsHeld())).toBe(BigInt(Math.round(order.amount * 100)));
  const after = await listed();
  expect(after.items[0]).toMatchObject({ unpaid: 0, unpaidTips: 0, amount: total!.amount });
  expect(after.payouts).toMatchObject([{ amount: order.amount, reason: "Weekly payout" }]);
  const { body: csv } = await pam.call(exportDealerTips, { query });
  expect(csv.trim().split("\r\n")).toHaveLength(total!.tips + 1);
  const ada = actAsOperator(stack.client(), "ada");
  const { items } = (await ada.call(listAuditEntries, { query: { limit: "100" } as never })).body;
  expect(items.filter(({ subject }) => subject === `operator:${order.dealerId}`)).toHaveLength(1);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  table.close();
});

it("is refused once the dealer has left", async () => {
  const { table } = await join();
  expect((await dora.call(closeDealtTable, { params })).status).toBe(200);
  expect(code(await table.tip(1))).toBe("DEALER_AWAY");
  table.close();
});
