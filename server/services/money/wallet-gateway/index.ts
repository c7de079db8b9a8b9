import { ledgerMigrations } from "@parlour/ledger";
import { openMonths, repairMonths } from "@parlour/ledger/months";
import type { TransactionSubjects } from "@parlour/server/kit/ports/transaction-subjects";
import type { Service } from "@parlour/server/kit/service";
import { balanceAdjustment } from "./balance-adjustment.ts";
import { expireHoldsRegularly } from "./expire-holds.ts";
import { exportTransactions } from "./routes/export-transactions.ts";
import { getLedgerPosting } from "./routes/get-ledger-posting.ts";
import { getPlayerWallet } from "./routes/get-player-wallet.ts";
import { listBalances } from "./routes/list-balances.ts";
import { listPlayerEntries } from "./routes/list-player-entries.ts";
import { listTransactions } from "./routes/list-transactions.ts";
import { verifyLedger } from "./routes/verify-ledger.ts";
import { watchWallet } from "./routes/watch-wallet.ts";
import { verify } from "./verify.ts";

export { ledgerAlerts } from "./ledger-alerts.ts";

const verifyJob = "ledger-verification";
const monthsJob = "ledger-months";

export function createWalletGateway(subjects: TransactionSubjects): Service {
  return {
    name: "wallet-gateway",
    migrations: ledgerMigrations,
    routes: (kit) => [
      listBalances(kit),
      listTransactions(kit, subjects),
      exportTransactions(kit, subjects),
      watchWallet(kit),
      getPlayerWallet(kit),
      listPlayerEntries(kit),
      getLedgerPosting(kit),
      verifyLedger(kit),
    ],
    async start(kit) {
      kit.fourEyes.register(balanceAdjustment(kit));
      await repairMonths(kit.db.pool, kit.clock.now());
      await kit.jobs.work(verifyJob, async () => void (await verify(kit)));
      await kit.jobs.schedule(verifyJob, "37 3 * * *");
      await kit.jobs.work(monthsJob, async () => void (await openMonths(kit.db.pool, kit.clock.now())));
      // The run at midnight UTC on the first day of a month switches posting numbers to the range of that month. The
      // other hourly runs make up for a missed one.
      await kit.jobs.schedule(monthsJob, "0 * * * *");
      return expireHoldsRegularly(kit.ledger, kit.log);
    },
  };
}

/** The wallet service on its own; its transaction history doesn't name games or payments. */
export const walletGatewayService = createWalletGateway({});
