import type { AddressInfo } from "node:net";
import type { Transaction } from "@parlour/contracts/entities/transaction";
import { houseAccount, type Ledger, playerAccount } from "@parlour/ledger";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { type App, createApp } from "@parlour/server/kit/http/create-app";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walletGatewayService } from "./index.ts";

let handle: KitHandle;
let app: App;
let ledger: Ledger;
let clock: TestClock;
let stop: () => Promise<void>;
let origin: string;

beforeAll(async () => {
  clock = testClock();
  handle = await openTestKit({ clock, services: [walletGatewayService] });
  const { kit, idempotency } = handle;
  ledger = kit.ledger;
  const calls = prepareCalls(
    { kit, idempotency, authorisers: playersOnly },
    walletGatewayService.routes(kit),
  );
  app = await createApp({
    calls,
    headers: securityHeaders(kit.config),
    load: neverOverloaded,
    requestsPerSecond: 10_000,
  });
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  stop = (await walletGatewayService.start?.(kit)) ?? (async () => {});
});
afterAll(async () => {
  await app.close();
  await stop();
  await handle.close();
});

/** Creates a session, and returns functions that make calls as its player. */
async function signIn(playerId: string) {
  const { session, secret } = await handle.kit.sessions.create({ playerId });
  const headers = { cookie: `session=${secret}` };
  const base = `${origin}/services/wallet-gateway/v1/profiles/${session.handle}`;
  return {
    base,
    headers,
    fetch: (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, { headers, ...init }),
    async json<Body>(path: string): Promise<Body> {
      const answer = await fetch(`${base}${path}`, { headers });
      expect(answer.status).toBe(200);
      return (await answer.json()) as Body;
    },
  };
}

const cashOf = (playerId: string) => playerAccount(playerId, "cash", "USD");
const payments = houseAccount("payments", "USD");
const revenue = houseAccount("revenueCasino", "USD");

async function deposit(playerId: string, id: string, amountMinor: bigint) {
  await ledger.openWallet({ playerId, currency: "USD" });
  await ledger.post({
    playerId,
    id,
    type: "DEPOSIT",
    reference: { kind: "deposit", id },
    transfers: [{ from: payments, to: cashOf(playerId), amountMinor }],
  });
}

const names = [
  "Bonus",
  "Locked",
  "NonPlayableBonus",
  "PendingWithdrawal",
  "Playable",
  "PlayableCasino",
  "PlayableHorses",
  "PlayablePoker",
  "PlayableSports",
  "Total",
  "Unlocked",
  "Withdrawable",
];

test("a player without a wallet has twelve zero balances and no currency", async () => {
  const ann = await signIn("ann");
  expect(await ann.json("/balances")).toEqual(names.map((type) => ({ type, amount: 0, currency: "" })));
});

test("balances are returned in major units of the wallet's currency", async () => {
  const ben = await signIn("ben");
  await deposit("ben", "d1", 123_456n);
  const zero = new Set(["Bonus", "Locked", "NonPlayableBonus", "PendingWithdrawal"]);
  expect(await ben.json("/balances")).toEqual(
    names.map((type) => ({ type, amount: zero.has(type) ? 0 : 1234.56, currency: "USD" })),
  );
  await ledger.openWallet({ playerId: "cas", currency: "BTC" });
  const transfers = [
    { from: houseAccount("payments", "BTC"), to: playerAccount("cas", "cash", "BTC"), amountMinor: 12_345n },
  ];
  await ledger.post({ playerId: "cas", id: "d1", type: "DEPOSIT", transfers });
  const cas = await signIn("cas");
  const list = await cas.json<{ type: string; amount: number }[]>("/balances");
  expect(list.find((balance) => balance.type === "Total")?.amount).toBe(0.00012345);
});

test("a player cannot read another player's wallet", async () => {
  const ann = await signIn("ann");
  const ben = await signIn("ben");
  for (const path of ["/balances", "/transactions", "/transactions/export", "/events"]) {
    for (const headers of [{}, ann.headers]) {
      const answer = await fetch(`${ben.base}${path}`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ errorCode: "SESSION_INVALID" });
    }
  }
});

test("transactions have running balance and reference, by page, type and day", async () => {
  await deposit("dee", "d1", 10_000n);
  clock.advance(86_400_000);
  const dee = await signIn("dee");
  for (let index = 0; index < 30; index++) {
    await ledger.post({
      playerId: "dee",
      id: `b${index}`,
      type: "BET",
      reference: { kind: "round", id: `round_${index}` },
      transfers: [{ from: cashOf("dee"), to: revenue, amountMinor: 25n }],
    });
  }
  type Page = { items: Transaction[]; nextCursor: string | null };
  const first = await dee.json<Page>("/transactions");
  expect(first.items[0]).toEqual({
    id: "b29",
    createdAt: clock.now().toISOString(),
    type: "BET",
    amount: -0.25,
    stake: 0.25,
    win: null,
    subject: null,
    currency: "USD",
    balanceAfter: 92.5,
    reference: { kind: "round", id: "round_29" },
  });
  const second = await dee.json<Page>(`/transactions?cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toHaveLength(31);
  expect(second.nextCursor).toBeNull();
  expect(second.items.at(-1)).toMatchObject({ id: "d1", amount: 100, balanceAfter: 100 });
  const yesterday = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  expect((await dee.json<Page>(`/transactions?to=${yesterday}`)).items.map(({ id }) => id)).toEqual(["d1"]);
  expect((await dee.json<Page>("/transactions?type=DEPOSIT")).items.map(({ id }) => id)).toEqual(["d1"]);
  expect((await dee.fetch("/transactions?type=NONSENSE")).status).toBe(422);
  expect((await dee.fetch("/transactions?from=yesterday")).status).toBe(422);

  const table = await dee.fetch("/transactions/export");
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(table.headers.get("content-disposition")).toMatch(
    /^attachment; filename="parlour-history-.*\.csv"$/,
  );
  const lines = (await table.text()).trim().split("\r\n");
  expect(lines).toHaveLength(32);
  expect(lines[1]).toBe(`${clock.now().toISOString()},BET,,0.25,,-0.25,USD,92.50,round round_29,b29`);
  const deposits = await (await dee.fetch("/transactions/export?type=DEPOSIT")).text();
  expect(deposits.trim().split("\r\n").slice(1)).toEqual([
    expect.stringMatching(/,DEPOSIT,,,,100\.00,USD,100\.00,deposit d1,d1$/),
  ]);
});

test("open pages are notified of changes to the player's own balances only", async () => {
  const eve = await signIn("eve");
  const leave = new AbortController();
  const answer = await eve.fetch("/events", { signal: leave.signal });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  let received = "";
  const listening = (async () => {
    for await (const chunk of answer.body!) received += Buffer.from(chunk).toString();
  })().catch(() => {});
  await expect.poll(() => received).toContain("retry");
  await deposit("somebody-else", "d1", 100n);
  expect(received).not.toContain("event: balances");
  await deposit("eve", "d1", 100n);
  await expect.poll(() => received).toContain("event: balances");
  leave.abort();
  await listening;
});
