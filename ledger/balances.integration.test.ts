import { isNewerBalance } from "@parlour/rules/balance-version";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBalanceReader } from "./balances.ts";
import { balanceNames, houseAccount, playerAccount } from "./index.ts";
import { cashOf, openTestLedger, pendingOf, type TestLedger } from "./testing/test-ledger.ts";

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

const promotions = houseAccount("promotions", "USD");

it("derives the twelve balances from the accounts, bonus money only where it may be played", async () => {
  const { ledger } = test;
  const ann = await test.player("ann", 1_000n);
  const welcome = await ledger.openBonus({
    playerId: ann,
    currency: "USD",
    bonusId: "welcome",
    verticals: ["casino", "poker"],
  });
  const anywhere = playerAccount(ann, "bonus", "USD");
  const granted = playerAccount(ann, "pendingBonus", "USD");
  await ledger.post({
    playerId: ann,
    id: "grant",
    type: "BONUS",
    transfers: [
      { from: promotions, to: welcome.bonus, amountMinor: 300n },
      { from: cashOf(ann), to: welcome.locked, amountMinor: 200n },
      { from: promotions, to: anywhere, amountMinor: 40n },
      { from: promotions, to: granted, amountMinor: 5n },
    ],
  });
  await ledger.hold({
    playerId: ann,
    id: "w1",
    type: "WITHDRAWAL",
    from: cashOf(ann),
    into: pendingOf(ann),
    amountMinor: 100n,
  });
  expect(await ledger.balancesOf(ann)).toEqual({
    currency: "USD",
    amountsMinor: {
      bonus: 340n,
      locked: 200n,
      nonPlayableBonus: 5n,
      pendingWithdrawal: 100n,
      playable: 1_240n,
      playableCasino: 1_240n,
      playableHorses: 740n,
      playablePoker: 1_240n,
      playableSports: 740n,
      total: 1_345n,
      unlocked: 700n,
      withdrawable: 700n,
    },
  });
});

it("starts at zero and returns nothing for an unknown player", async () => {
  await test.ledger.openWallet({ playerId: "new", currency: "BTC" });
  const balances = await test.ledger.balancesOf("new");
  expect(balances?.currency).toBe("BTC");
  expect(balanceNames.map((name) => balances?.amountsMinor[name])).toEqual(Array(12).fill(0n));
  expect(await test.ledger.balancesOf("nobody")).toBeUndefined();
});

it("reads concurrent requests in one query, and fails all of them alike", async () => {
  const asked: unknown[] = [];
  let fails = false;
  const reader = createBalanceReader({
    async query<Row extends object>(_text: string, values?: unknown[]) {
      asked.push(values?.[0]);
      if (fails) throw new Error("away");
      return { rows: [{ lines: null, epoch: 1 } as Row] };
    },
  });
  await Promise.all(["a", "b", "a", "c"].map((player) => reader.balancesOf(player)));
  expect(asked).toEqual(["a b c"]);
  fails = true;
  const failed = await Promise.allSettled([reader.balancesOf("a"), reader.balancesOf("b")]);
  expect(failed.map((result) => result.status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await reader.balancesOf("a")).toBeUndefined();
});

it("gives each read a version that grows with the player's own changes only", async () => {
  const { ledger } = test;
  const ann = await test.player("versioned", 1_000n);
  const ben = await test.player("other", 1_000n);
  const read = async () => {
    const { balances, version } = (await ledger.versionedBalancesOf(ann))!;
    return { cash: balances.amountsMinor.unlocked, version };
  };
  const bet = (playerId: string, number: number) =>
    ledger.post({
      playerId,
      id: `versioned-${number}`,
      type: "BET",
      transfers: [{ from: cashOf(playerId), to: promotions, amountMinor: 10n }],
    });
  const reads = [await read()];
  for (let number = 1; number <= 3; number++) {
    await bet(ann, number);
    reads.push(await read());
    // Other players' activity must not be visible in this player's version numbers.
    await bet(ben, number);
    expect(await read()).toEqual(reads.at(-1));
  }
  const first = reads[0]!.version;
  expect(reads).toEqual([
    { cash: 1_000n, version: first },
    { cash: 990n, version: first + 1 },
    { cash: 980n, version: first + 2 },
    { cash: 970n, version: first + 3 },
  ]);
});

it("begins a new epoch in another database, such as a restored one", async () => {
  const restored = await openTestLedger();
  const before = await versionOf(test, "restored", 3);
  const after = await versionOf(restored, "restored", 1);
  await restored.close();
  expect(isNewerBalance(after, before)).toBe(true);
  expect(isNewerBalance(before, before + 1)).toBe(false);
});

/** Changes the balance of a new player a number of times and returns its version. */
async function versionOf({ ledger, player }: TestLedger, name: string, changes: number): Promise<number> {
  const playerId = await player(name, 1_000n);
  for (let number = 1; number <= changes; number++)
    await ledger.post({
      playerId,
      id: `${name}-${number}`,
      type: "BET",
      transfers: [{ from: cashOf(playerId), to: promotions, amountMinor: 10n }],
    });
  return (await ledger.versionedBalancesOf(playerId))!.version;
}
