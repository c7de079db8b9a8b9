import { randomUUID } from "node:crypto";
import type { Call } from "@parlour/contracts/call";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { verifyLedger } from "@parlour/ledger/verify";
import { reconcile } from "@parlour/server/services/money/payment";
import { createSandboxPayments } from "./sandbox-payments.ts";
import type { TestClient, TestStack } from "./testing.ts";
import { addPlayerWithDocument } from "./testing-documents.ts";
import { depositTo } from "./testing-money.ts";
import { signIn } from "./testing-people.ts";

/** Adds a signed-in player with a verified document, a balance and a linked bank account. */
export async function addPayer(stack: TestStack, change: { currency?: string; amountMinor?: bigint } = {}) {
  const { currency = "USD", amountMinor = 100_00n } = change;
  const linkedAccounts = [
    { id: `linked_${randomUUID()}`, name: "Everyday", masked: "****1234", type: "BANK" },
  ];
  const player = await addPlayerWithDocument(stack, "VERIFIED", { currency, linkedAccounts });
  if (amountMinor > 0n) await depositTo(stack, { playerId: player.id, id: "start", currency, amountMinor });
  const client = stack.client();
  await signIn(client, player);
  return { player, client, linked: linkedAccounts[0]!.id };
}

/** Makes a payment call with a new idempotency key, unless the test passes one. */
export async function pay<C extends Call>(
  client: TestClient,
  call: C,
  body: object,
  key: string = randomUUID(),
) {
  return await client.call(call, {
    body: body as Record<string, unknown>,
    headers: { "idempotency-key": key },
  });
}

export async function balancesOf(client: TestClient): Promise<Record<string, number>> {
  const { body } = await client.call(listBalances);
  return Object.fromEntries(body.map(({ type, amount }) => [type, amount]));
}

/** Returns the differences between the ledger and the provider's records; there must be none. */
export async function findDifferences(stack: TestStack): Promise<unknown[]> {
  const { differences } = await reconcile(
    stack.kit,
    createSandboxPayments(stack.kit, stack.ports).provider,
    new Date(0),
    new Date(stack.clock.now().getTime() + 1),
  );
  const ledger = await verifyLedger(stack.kit.db.pool);
  return [...differences, ...ledger.differences];
}
