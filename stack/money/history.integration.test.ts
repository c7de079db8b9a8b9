import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { exportTransactions } from "@parlour/contracts/calls/money/wallet-gateway/export-transactions";
import { listPlayerEntries } from "@parlour/contracts/calls/money/wallet-gateway/list-player-entries";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addOffer, playRound } from "../testing-bonuses.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";
import { depositByCard } from "../testing-referral.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const query = { language: "es" };

it("shows the game's name, gross stake and win, and break-even rounds", async () => {
  const { client, player } = await addPayer(stack);
  const round = { playerId: player.id, gameId: "1402", stakeMinor: 500 };
  await playRound(stack, { ...round, roundId: "lost" });
  await playRound(stack, { ...round, roundId: "even", winMinor: 500 });
  await playRound(stack, { ...round, roundId: "small", winMinor: 200 });
  await playRound(stack, { ...round, roundId: "won", winMinor: 1_250 });
  const { body } = await client.call(listTransactions, { query });
  const lines = body.items.map(({ reference, stake, win, amount, balanceAfter }) => [
    reference?.id,
    stake,
    win,
    amount,
    balanceAfter,
  ]);
  expect(lines).toEqual([
    ["won", 5, 12.5, 7.5, 99.5],
    ["small", 5, 2, -3, 92],
    ["even", 5, 5, 0, 95],
    ["lost", 5, null, -5, 95],
    ["start", null, null, 100, 100],
  ]);
  const named = (body: { items: { subject: unknown }[] }) =>
    body.items.slice(0, 4).map(({ subject }) => subject);
  expect(new Set(named(body).map((subject) => JSON.stringify(subject)))).toHaveLength(1);
  expect(body.items[0]!.subject).toMatchObject({ kind: "GAME", id: "1402" });
  expect(body.items[0]!.subject!.name).not.toMatch(/\d/);
  const csv = (await client.call(exportTransactions, { query })).body as unknown as string;
  expect(csv.split("\r\n")[1]).toContain(`WIN,${body.items[0]!.subject!.name},5.00,12.50,7.50,USD,99.50`);
});

it("shows a winning round's stake as a bet and its win as a win, for players and operators", async () => {
  const { client, player } = await addPayer(stack);
  await playRound(stack, {
    playerId: player.id,
    gameId: "1402",
    stakeMinor: 500,
    winMinor: 1_250,
    roundId: "w",
  });
  const desk = actAsOperator(stack.client(), "mara");
  const { items } = (await desk.call(listPlayerEntries, { params: { playerId: player.id } })).body;
  const round = items.filter(({ reference }) => reference?.id === "w");
  expect(round.map(({ type, amount }) => [type, amount]).toSorted()).toEqual([
    ["BET", -5],
    ["WIN", 12.5],
  ]);
  const [line] = (await client.call(listTransactions, { query })).body.items;
  expect([line!.stake, line!.win]).toEqual([5, 12.5]);
});

it("names payments by their method, transfers by the other player and bonuses by their offer", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  await depositByCard(client, 50);
  const other = await addPlayer(stack, { currency: "USD" });
  const transfer = { recipient: other.nickname, amount: 20, currency: "USD", pinCode: "2580" };
  expect((await pay(client, createTransfer, transfer)).status).toBe(201);
  const offerId = await addOffer(stack, { name: { en: "Rainy day", es: "Día de lluvia" } });
  await actAsOperator(stack.client(), "mara").call(grantBonus, {
    body: { id: "grant_history", offerId, to: { playerIds: [player.id] }, reason: "A rainy day" },
  });
  await vi.waitFor(async () => {
    const { body } = await client.call(listTransactions, { query });
    expect(body.items.map(({ type, subject }) => [type, subject?.kind, subject?.name])).toEqual([
      ["BONUS", "OFFER", "Día de lluvia"],
      ["TRANSFER", "PLAYER", other.nickname],
      ["DEPOSIT", "METHOD", "Tarjeta"],
    ]);
  }, 15_000);
});
