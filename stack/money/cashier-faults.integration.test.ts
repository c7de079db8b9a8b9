import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Database } from "@parlour/server/kit/database";
import { afterEach, expect, test } from "vitest";
import { pay } from "../testing-cashier.ts";
import { createClient } from "../testing-client.ts";
import { type Killable, killableStack } from "../testing-killable.ts";
import { signIn } from "../testing-people.ts";

const kills = process.env.FULL_FAULTS ? 5 : 1;
const deposits = process.env.FULL_FAULTS ? 40 : 12;
const secret = "v7Qm2dEz4CxB8nYj9LkW7sTq3GfJ5aHp";
const demo = { username: "demo@parlour.example", password: "Parlour-demo-1" };

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openDeposits(origin: string): Promise<string[]> {
  const client = createClient(origin);
  await signIn(client, demo);
  const ids: string[] = [];
  while (ids.length < deposits) {
    const { status, body } = await pay(client, createDeposit, {
      method: "BANK",
      currency: "USD",
      amount: 50,
    });
    expect(status).toBe(201);
    ids.push(body.id);
  }
  return ids;
}

type Message = { id: string; reference: string; status: "COMPLETED" | "REVERSED" };

/**
 * Returns the messages about these deposits, each twice and in random order. Every other deposit is reversed.
 */
function messagesFor(ids: readonly string[]): Message[] {
  const once = ids.flatMap((reference, index): Message[] => [
    { id: `${reference}:c`, reference, status: "COMPLETED" },
    ...(index % 2 === 0 ? [{ id: `${reference}:r`, reference, status: "REVERSED" as const }] : []),
  ]);
  return [...once, ...once].sort(() => Math.random() - 0.5);
}

async function send(origin: string, message: Message): Promise<boolean> {
  const money = { amountMinor: "5000", confirmations: null, reason: null };
  const body = JSON.stringify({ kind: "deposit", ...money, ...message });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  try {
    const response = await fetch(`${origin}/services/payment/providers/sandbox/events`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-sandbox-signature": signature },
    });
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Resends every message until it is acknowledged, as a real provider does. */
async function deliverAll(messages: readonly Message[], server: () => Killable): Promise<void> {
  const waiting = [...messages];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let message = waiting.pop(); message; message = waiting.pop()) {
        while (!(await send(server().origin, message))) await sleep(20);
      }
    }),
  );
}

async function expectConsistency(db: Database): Promise<void> {
  expect((await verifyLedger(db.pool)).differences).toEqual([]);
  const states = await db.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from deposits where method = 'BANK' group by status order by status",
  );
  expect(states).toEqual([
    { status: "COMPLETED", count: deposits / 2 },
    { status: "REVERSED", count: deposits / 2 },
  ]);
  const [posted] = await db.query<{ credited: number; taken: number }>(
    `select count(*) filter (where id like '%/credit')::int as credited,
            count(*) filter (where id like '%/reversal')::int as taken
     from ledger.posting where reference_kind = 'payment' and reference_id in
       (select id from deposits where method = 'BANK')`,
  );
  expect(posted).toEqual({ credited: deposits, taken: deposits / 2 });
}

test(`a provider's webhooks survive ${kills === 1 ? "a kill" : `${kills} kills`} and count once`, {
  timeout: 600_000,
}, async () => {
  const stack = await killableStack(cleanUps, { PROVIDER_SECRET: secret });
  let server = await stack.start();
  const messages = messagesFor(await openDeposits(server.origin));
  const telling = deliverAll(messages, () => server);
  for (let kill = 0; kill < kills; kill++) {
    await sleep(30 + Math.random() * 150);
    await server.kill();
    server = await stack.start();
  }
  await telling;
  await server.kill();
  await stack.withDatabase(expectConsistency);
});
