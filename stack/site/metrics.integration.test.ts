import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { addEvent } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

/** Returns the values of `/metrics` by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`${stack.origin}/metrics`)).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

it("counts stakes and what they cost the player", async () => {
  const { client, currency } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, "1401");
  for (let round = 0; round < 3; round++) {
    expect((await play(client, gameSession, { stake: 0.2 })).status).toBe(200);
  }
  const labels = `{vertical="casino",currency="${currency}"}`;
  const metrics = await readMetrics();
  expect(metrics.get(`parlour_stakes_total${labels}`)).toBe(3);
  expect(metrics.get(`parlour_staked_minor_total${labels}`)).toBe(60);
  expect(metrics.get(`parlour_won_minor_total${labels}`)).toBeGreaterThanOrEqual(0);
});

it("counts a refused stake by its reason", async () => {
  const { client } = await addFundedPlayer(stack, { amountMinor: 10n });
  const { gameSession } = await openGame(client, "1401");
  expect((await play(client, gameSession, { stake: 0.2 })).status).not.toBe(200);
  expect((await readMetrics()).get('parlour_wagering_refusals_total{outcome="INSUFFICIENT_FUNDS"}')).toBe(1);
});

it("counts deposits by method and status", async () => {
  const { client } = await addPayer(stack, { amountMinor: 0n });
  const card = { method: "CARD", currency: "USD", expiry: "12/30", securityCode: "123" };
  const { status } = await pay(client, createDeposit, {
    ...card,
    amount: 25,
    cardNumber: "4000 0000 0000 1000",
  });
  expect(status).toBe(201);
  const metrics = await readMetrics();
  expect(metrics.get('parlour_deposits_total{method="CARD",currency="USD",status="COMPLETED"}')).toBe(1);
  expect(metrics.get('parlour_deposited_minor_total{currency="USD"}')).toBe(2_500);
});

it("counts the messages of feeds and how long they take", async () => {
  await addEvent(stack);
  const metrics = await readMetrics();
  const labels = '{feed="sports",provider="desk",outcome="APPLIED"}';
  expect(metrics.get(`parlour_feed_messages_total${labels}`)).toBeGreaterThan(0);
  expect(metrics.get('parlour_feed_lag_seconds_count{feed="sports"}')).toBeGreaterThan(0);
  const last = metrics.get('parlour_feed_last_message_timestamp_seconds{feed="sports",provider="desk"}');
  expect(Math.abs(last! - Date.now() / 1_000)).toBeLessThan(60);
});

it("reports the database, the job queues and the lag of settlements", async () => {
  const metrics = await readMetrics();
  expect(metrics.get("parlour_database_up")).toBe(1);
  const names = [...metrics.keys()];
  for (const start of [
    'parlour_database_connections{state="busy"}',
    'parlour_job_queue_lag_seconds{queue="',
    'parlour_job_queue_failed{queue="',
    'parlour_settlements_oldest_seconds{subscriber="',
  ]) {
    expect(names.some((name) => name.startsWith(start))).toBe(true);
  }
});
