import { verifyLedger } from "@parlour/ledger/verify";
import type { WalletOperation } from "@parlour/wagering/testing/round-wallet";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestWallet, operation, type TestWallet } from "./testing/test-wallet.ts";

let test: TestWallet;
beforeAll(async () => {
  test = await openTestWallet();
  await test.addPlayer({ cash: 1 });
  await test.wallet.openPools("USD", [{ gameId: "1410", tier: "star", ratePpm: 7_777, seedMinor: 5_000 }]);
});
afterAll(() => test.close());

const amount = fc.integer({ min: 0, max: 4_000 });
const act = fc.record({
  player: fc.nat(2),
  round: fc.nat(3),
  kind: fc.constantFrom<WalletOperation["kind"] | "rollback">(
    "begin",
    "step",
    "bet",
    "bet",
    "win",
    "end",
    "rollback",
  ),
  transaction: fc.nat(7),
  stake: amount,
  win: amount,
  jackpot: fc.boolean(),
});

it("keeps every total for any operations in any order and concurrency", {
  timeout: 240_000,
}, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { maxLength: 8 }), { maxLength: 12 }), async (waves) => {
      const { wallet, kit, addPlayer, balanceOf } = test;
      run += 1;
      const players = await Promise.all(
        [0, 1, 2].map((index) => addPlayer({ cash: 5_000 * index, bonus: 3_000 })),
      );
      const before = await totalOf(players);
      for (const wave of waves) {
        await Promise.all(
          wave.map(({ player, round, kind, transaction, stake, win, jackpot }) => {
            const playerId = players[player]!;
            const roundId = `run-${run}-${round}`;
            const operationId = `run-${run}-${transaction}`;
            if (kind === "rollback") {
              const undo = { operationId: `${operationId}-undo`, undoes: operationId };
              return wallet.rollback({ playerId, currency: "USD", roundId, ...undo });
            }
            const both = kind === "begin" || kind === "step";
            return wallet.apply(
              operation(playerId, {
                kind,
                roundId,
                gameId: "1410",
                operationId: kind === "end" ? null : operationId,
                sequence: kind === "step" ? 1 : 0,
                ends: kind === "end" || transaction > 5,
                stakeMinor: both || kind === "bet" ? stake : 0,
                winMinor: both || kind === "win" ? win : 0,
                jackpotTier: both && jackpot ? "star" : null,
              }),
            );
          }),
        );
      }
      const rounds = await kit.db.query<{ net: string }>(
        `select sum(won + jackpot_won - staked) as net from wagering.wager where player_id = any($1)`,
        [players],
      );
      expect((await totalOf(players)) - before).toBe(Number(rounds[0]?.net ?? 0));
      const [pools] = await kit.db.query<{ total: string }>(
        "select sum(amount_micro / 1000000) as total from wagering.pool",
      );
      expect(await balanceOf("house", "jackpots:USD")).toBe(Number(pools?.total));
    }),
    { numRuns: process.env.FULL_FAULTS ? 200 : 10 },
  );
  expect((await verifyLedger(test.kit.db.pool)).differences).toEqual([]);
});

async function totalOf(players: readonly string[]): Promise<number> {
  const [row] = await test.kit.db.query<{ total: string }>(
    "select sum(balance) as total from ledger.account where player_id = any($1)",
    [players],
  );
  return Number(row?.total);
}
