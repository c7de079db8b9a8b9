import { houseAccount, ledgerMigrations, playerAccount } from "@parlour/ledger";
import { createWagering, type Wagering, wageringMigrations } from "@parlour/wagering";
import { stakeLimitCheck } from "@parlour/wagering/admission-checks";
import { type RoundWallet, roundWallet, type WalletOperation } from "@parlour/wagering/testing/round-wallet";
import { type TestClock, testClock } from "../../../../kit/clock.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { openTestKit } from "../../../../kit/testing/test-kit.ts";
import { seamlessWalletService } from "../index.ts";

export type TestWallet = {
  kit: Kit;
  clock: TestClock;
  wagering: Wagering;
  /** Opens another server on the same database. */
  openOther(): Wagering;
  wallet: RoundWallet;
  addPlayer(money: { cash?: number; bonus?: number }): Promise<string>;
  balanceOf(
    playerId: string,
    account: "cash:USD" | "bonus:USD" | "pendingBonus:USD" | "jackpots:USD",
  ): Promise<number>;
  close(): Promise<void>;
};

let players = 0;

/** Opens the wallet on a new database, without the rest of the product. */
export async function openTestWallet(): Promise<TestWallet> {
  const clock = testClock();
  const { kit, close } = await openTestKit({
    clock,
    services: [
      { name: "wallet-gateway", migrations: ledgerMigrations },
      // No studio calls the wallet in these tests.
      seamlessWalletService(undefined as never),
      { name: "wagering", migrations: wageringMigrations },
    ],
  });
  const openOther = () =>
    createWagering({
      ...kit,
      // Products have only the limits that a test sets.
      checks: [stakeLimitCheck({ limitsOf: () => null })],
      subscribers: ["bonuses", "loyalty"],
      onChanged() {},
    });
  const wagering = openOther();
  const ledger = kit.ledger;
  return {
    kit,
    clock,
    wagering,
    openOther,
    wallet: roundWallet(wagering),
    async addPlayer({ cash = 0, bonus = 0 }) {
      const playerId = `player_${++players}`;
      await ledger.openWallet({ playerId, currency: "USD" });
      const transfers = [
        { from: houseAccount("payments", "USD"), kind: "cash", amountMinor: BigInt(cash) } as const,
        { from: houseAccount("promotions", "USD"), kind: "bonus", amountMinor: BigInt(bonus) } as const,
      ]
        .filter(({ amountMinor }) => amountMinor > 0n)
        .map(({ from, kind, amountMinor }) => ({
          from,
          to: playerAccount(playerId, kind, "USD"),
          amountMinor,
        }));
      await ledger.post({ playerId, id: "start", type: "DEPOSIT", transfers });
      return playerId;
    },
    async balanceOf(playerId, account) {
      const [row] = await kit.db.query<{ balance: string }>(
        "select balance from ledger.account where player_id = $1 and id = $2",
        [playerId, account],
      );
      return Number(row?.balance);
    },
    async close() {
      await wagering.close();
      await ledger.close();
      await close();
    },
  };
}

let rounds = 0;

/** Creates a wallet operation: by default, a whole round in one step with a stake of 100 and no win. */
export function operation(playerId: string, change: Partial<WalletOperation> = {}): WalletOperation {
  const roundId = change.roundId ?? `round-${++rounds}`;
  return {
    kind: "begin",
    playerId,
    currency: "USD",
    studio: "parlour",
    gameId: "1001",
    sessionId: null,
    roundId,
    operationId: `round:${roundId}`,
    sequence: 0,
    ends: true,
    stakeMinor: 100,
    winMinor: 0,
    ...change,
  };
}
