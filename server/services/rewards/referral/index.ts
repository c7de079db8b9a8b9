import type { AffiliateProgramme } from "../../../kit/ports/affiliate-programme.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ReferralDays } from "../../../kit/ports/referral-days.ts";
import type { Service } from "../../../kit/service.ts";
import { rewardPlayers } from "./reward-players.ts";
import { getPlayerReferrals } from "./routes/get-player-referrals.ts";
import { getReferralProfile } from "./routes/get-referral-profile.ts";
import { getReferralTerms } from "./routes/get-referral-terms.ts";
import { getReferralTracking } from "./routes/get-referral-tracking.ts";
import { recordVisit } from "./routes/record-visit.ts";
import { subscribeToPlayers } from "./subscribe-to-players.ts";

export { rewardPlayers } from "./reward-players.ts";
export { seedInvitations } from "./seed-invitations.ts";

const rewardJob = "referral-rewards";

type ReferralPorts = {
  players: Players;
  programme: AffiliateProgramme;
  duplicateAccounts: DuplicateAccounts;
  referralDays: ReferralDays;
  bonuses: BonusGrants;
};

/** Manages referral tokens, the visitors who followed them, and the rewards for the referrer and the friend. */
export function referralService(ports: ReferralPorts): Service {
  return {
    name: "referral",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const tokens = { kit, programme: ports.programme };
      return [
        getReferralProfile(kit, ports.players),
        getReferralTerms(kit),
        getReferralTracking(tokens),
        recordVisit(tokens),
        getPlayerReferrals(kit),
      ];
    },
    async start(kit) {
      const { players, duplicateAccounts, bonuses, referralDays: days } = ports;
      const parts = { kit, players, duplicateAccounts, bonuses };
      await subscribeToPlayers({ ...parts, days });
      await kit.jobs.work(rewardJob, () => rewardPlayers(parts));
      await kit.jobs.schedule(rewardJob, "* * * * *");
      return async () => {};
    },
  };
}
