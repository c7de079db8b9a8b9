import { afterAll, beforeAll, expect, it } from "vitest";
import { playerAccount } from "./index.ts";
import {
  bet,
  cashOf,
  openTestLedger,
  payments,
  pendingOf,
  revenue,
  type TestLedger,
} from "./testing/test-ledger.ts";

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

it("lists transactions, newest first, with the total after each", async () => {
  const { ledger } = test;
  const ann = await test.player("ann", 1_000n);
  test.clock.advance(1_000);
  await ledger.post(bet(ann, "b1", 300n));
  await ledger.post({
    playerId: ann,
    id: "win",
    type: "WIN",
    reference: { kind: "round", id: "r1" },
    transfers: [{ from: revenue, to: cashOf(ann), amountMinor: 50n }],
  });
  await ledger.post(bet(ann, "too-much", 10_000n));
  await ledger.hold({
    playerId: ann,
    id: "w1",
    type: "WITHDRAWAL",
    from: cashOf(ann),
    into: pendingOf(ann),
    amountMinor: 200n,
  });
  const points = { from: playerAccount(ann, "points"), to: { playerId: "house", id: "promotions:PTS" } };
  const earned = [{ from: points.to, to: points.from, amountMinor: 7n }];
  await ledger.post({ playerId: ann, id: "earn", type: "LOYALTY", transfers: earned });
  await ledger.capture({ playerId: ann, holdId: "w1", type: "WITHDRAWAL", to: payments });

  const { items, nextCursor } = await ledger.history({ playerId: ann, limit: 10 });
  expect(items.map((item) => [item.id, item.type, item.amountMinor, item.balanceAfterMinor])).toEqual([
    ["w1/capture", "WITHDRAWAL", -200n, 550n],
    ["win", "WIN", 50n, 750n],
    ["b1", "BET", -300n, 700n],
    ["opening", "DEPOSIT", 1_000n, 1_000n],
  ]);
  expect(items[1]).toMatchObject({ currency: "USD", reference: { kind: "round", id: "r1" } });
  expect(items[3]?.reference).toBeNull();
  expect(nextCursor).toBeNull();
});

it("lists a transfer between players for both of them", async () => {
  const { ledger } = test;
  const [ben, cas] = [await test.player("ben", 500n), await test.player("cas", 5n)];
  const transfers = [{ from: cashOf(ben), to: cashOf(cas), amountMinor: 120n }];
  await ledger.post({ playerId: ben, id: "gift", type: "TRANSFER", transfers });
  const newest = async (playerId: string) => (await ledger.history({ playerId, limit: 1 })).items[0];
  expect(await newest(ben)).toMatchObject({ id: "gift", amountMinor: -120n, balanceAfterMinor: 380n });
  expect(await newest(cas)).toMatchObject({ id: "gift", amountMinor: 120n, balanceAfterMinor: 125n });
});

it("pages without losing or repeating a line, also with a filter", async () => {
  const { ledger } = test;
  const dee = await test.player("dee", 1_000n);
  for (let index = 1; index <= 25; index++) {
    test.clock.advance(1_000);
    await ledger.post({ ...bet(dee, `b${index}`, 1n), type: index % 2 === 0 ? "BET" : "JACKPOT" });
  }
  const walk = async (filter: { types?: readonly string[]; from?: Date; before?: Date }) => {
    const balances: bigint[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await ledger.history({ playerId: dee, limit: 4, cursor, ...filter });
      balances.push(...page.items.map((item) => item.balanceAfterMinor));
      cursor = page.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    return balances;
  };
  const all = Array.from({ length: 26 }, (_, index) => 975n + BigInt(index));
  expect(await walk({})).toEqual(all);
  expect(await walk({ types: ["BET"] })).toEqual(all.slice(1, 25).filter((_, index) => index % 2 === 0));
  const now = test.clock.now().getTime();
  const window = { from: new Date(now - 5_000), before: new Date(now - 2_000) };
  expect(await walk(window)).toEqual([978n, 979n, 980n]);
  expect((await ledger.history({ playerId: dee, limit: 1, cursor: "not ours" })).items[0]?.id).toBe("b25");
});

it("is empty for an unknown player", async () => {
  expect(await test.ledger.history({ playerId: "nobody", limit: 5 })).toEqual({
    items: [],
    nextCursor: null,
  });
});

it("includes a posting that took and gave the same amount, with both amounts, and leaves out own moves", async () => {
  const { ledger } = test;
  const eve = await test.player("eve", 1_000n);
  const even = [
    { from: cashOf(eve), to: revenue, amountMinor: 300n },
    { from: revenue, to: cashOf(eve), amountMinor: 300n },
  ];
  await ledger.post({ playerId: eve, id: "even", type: "BET", transfers: even });
  const own = [{ from: cashOf(eve), to: pendingOf(eve), amountMinor: 100n }];
  await ledger.post({ playerId: eve, id: "own", type: "ADJUSTMENT", transfers: own });
  await ledger.post({
    playerId: eve,
    id: "both",
    type: "WIN",
    transfers: [...own, { from: revenue, to: cashOf(eve), amountMinor: 50n }],
  });
  const { items } = await ledger.history({ playerId: eve, limit: 10 });
  expect(items.map((item) => [item.id, item.debitMinor, item.creditMinor, item.balanceAfterMinor])).toEqual([
    ["both", 0n, 50n, 1_050n],
    ["even", 300n, 300n, 1_000n],
    ["opening", 0n, 1_000n, 1_000n],
  ]);
});
