import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ReferralDays } from "../../../kit/ports/referral-days.ts";
import type { Service } from "../../../kit/service.ts";
import { closeStatements } from "./close-statements.ts";
import { applyAsAffiliate } from "./routes/apply-as-affiliate.ts";
import { createAffiliateLink } from "./routes/create-affiliate-link.ts";
import { decideAffiliateApplication } from "./routes/decide-affiliate-application.ts";
import { exportAffiliateStatement } from "./routes/export-affiliate-statement.ts";
import { getAffiliate } from "./routes/get-affiliate.ts";
import { getAffiliateAccount } from "./routes/get-affiliate-account.ts";
import { listAffiliateApplications } from "./routes/list-affiliate-applications.ts";
import { listAffiliateLinks } from "./routes/list-affiliate-links.ts";
import { listAffiliateStatements } from "./routes/list-affiliate-statements.ts";
import { listAffiliateStatementsToPay } from "./routes/list-affiliate-statements-to-pay.ts";
import { listAffiliates } from "./routes/list-affiliates.ts";
import { payAffiliateStatement } from "./routes/pay-affiliate-statement.ts";
import { setCommissionPlan } from "./routes/set-commission-plan.ts";
import { subscribeToPlayers } from "./subscribe-to-players.ts";

export { countPendingApplications } from "./application-store.ts";
export { createAffiliateProgramme } from "./programme.ts";
export { readReferredPlayers } from "./referred-players.ts";
export { payOldest, type SeedAffiliate, seedAffiliate } from "./seed-affiliate.ts";
export { closeStatements };

type AffiliatePorts = {
  players: Players;
  duplicateAccounts: DuplicateAccounts;
  referralDays: ReferralDays;
};

const closingJob = "affiliate-statements";

/** Runs the affiliate programme: applications, links, players, statements and payouts. */
export function affiliatesService({ players, duplicateAccounts, referralDays }: AffiliatePorts): Service {
  return {
    name: "affiliates",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        getAffiliateAccount(kit),
        applyAsAffiliate(kit, players),
        listAffiliateLinks(kit),
        createAffiliateLink(kit),
        listAffiliateStatements(kit),
        exportAffiliateStatement(kit),
        listAffiliateApplications(kit, players),
        decideAffiliateApplication(kit, players),
        listAffiliates(kit, players),
        getAffiliate(kit, players),
        setCommissionPlan(kit),
        listAffiliateStatementsToPay(kit, players),
        payAffiliateStatement(kit),
      ];
    },
    async start(kit) {
      await subscribeToPlayers({ kit, duplicateAccounts, days: referralDays });
      await kit.jobs.work(closingJob, async () => {
        await closeStatements(kit);
      });
      await kit.jobs.schedule(closingJob, "23 4 * * *");
      return async () => {};
    },
  };
}
