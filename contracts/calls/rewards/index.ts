import type { Call } from "../../call.ts";
import { applyAsAffiliate } from "./affiliates/apply-as-affiliate.ts";
import { createAffiliateLink } from "./affiliates/create-affiliate-link.ts";
import { decideAffiliateApplication } from "./affiliates/decide-affiliate-application.ts";
import { exportAffiliateStatement } from "./affiliates/export-affiliate-statement.ts";
import { getAffiliate } from "./affiliates/get-affiliate.ts";
import { getAffiliateAccount } from "./affiliates/get-affiliate-account.ts";
import { listAffiliateApplications } from "./affiliates/list-affiliate-applications.ts";
import { listAffiliateLinks } from "./affiliates/list-affiliate-links.ts";
import { listAffiliateStatements } from "./affiliates/list-affiliate-statements.ts";
import { listAffiliateStatementsToPay } from "./affiliates/list-affiliate-statements-to-pay.ts";
import { listAffiliates } from "./affiliates/list-affiliates.ts";
import { payAffiliateStatement } from "./affiliates/pay-affiliate-statement.ts";
import { setCommissionPlan } from "./affiliates/set-commission-plan.ts";
import { cancelBonusGrant } from "./bonuses/cancel-bonus-grant.ts";
import { cancelPlayerBonus } from "./bonuses/cancel-player-bonus.ts";
import { createBonusOffer } from "./bonuses/create-bonus-offer.ts";
import { endBonusOffer } from "./bonuses/end-bonus-offer.ts";
import { forfeitBonus } from "./bonuses/forfeit-bonus.ts";
import { grantBonus } from "./bonuses/grant-bonus.ts";
import { listBonusGrants } from "./bonuses/list-bonus-grants.ts";
import { listBonusOffers } from "./bonuses/list-bonus-offers.ts";
import { listBonuses } from "./bonuses/list-bonuses.ts";
import { listOffers } from "./bonuses/list-offers.ts";
import { listPlayerBonuses } from "./bonuses/list-player-bonuses.ts";
import { listPublicOffers } from "./bonuses/list-public-offers.ts";
import { optIn } from "./bonuses/opt-in.ts";
import { updateBonusOffer } from "./bonuses/update-bonus-offer.ts";
import { changeCampaignState } from "./campaigns/change-campaign-state.ts";
import { countCampaignAudience } from "./campaigns/count-campaign-audience.ts";
import { getCampaign } from "./campaigns/get-campaign.ts";
import { getFrequencyCap } from "./campaigns/get-frequency-cap.ts";
import { listCampaigns } from "./campaigns/list-campaigns.ts";
import { previewCampaign } from "./campaigns/preview-campaign.ts";
import { saveCampaign } from "./campaigns/save-campaign.ts";
import { setFrequencyCap } from "./campaigns/set-frequency-cap.ts";
import { cancelLeaderboard } from "./leaderboards/cancel-leaderboard.ts";
import { getLeaderboard } from "./leaderboards/get-leaderboard.ts";
import { listLeaderboardWinners } from "./leaderboards/list-leaderboard-winners.ts";
import { listLeaderboards } from "./leaderboards/list-leaderboards.ts";
import { listOperatorLeaderboards } from "./leaderboards/list-operator-leaderboards.ts";
import { saveLeaderboard } from "./leaderboards/save-leaderboard.ts";
import { excludeFromLoyalty } from "./loyalty-points/exclude-from-loyalty.ts";
import { getLoyalty } from "./loyalty-points/get-loyalty.ts";
import { getLoyaltyProgramme } from "./loyalty-points/get-loyalty-programme.ts";
import { getLoyaltySummary } from "./loyalty-points/get-loyalty-summary.ts";
import { getPlayerLoyalty } from "./loyalty-points/get-player-loyalty.ts";
import { listLoyaltyHistory } from "./loyalty-points/list-loyalty-history.ts";
import { listLoyaltyTiers } from "./loyalty-points/list-loyalty-tiers.ts";
import { redeemPoints } from "./loyalty-points/redeem-points.ts";
import { updateLoyaltyProgramme } from "./loyalty-points/update-loyalty-programme.ts";
import { claimMissionPrize } from "./missions/claim-mission-prize.ts";
import { endMission } from "./missions/end-mission.ts";
import { getOperatorMission } from "./missions/get-operator-mission.ts";
import { listMissions } from "./missions/list-missions.ts";
import { listOperatorMissions } from "./missions/list-operator-missions.ts";
import { saveMission } from "./missions/save-mission.ts";
import { setMissionParticipation } from "./missions/set-mission-participation.ts";
import { getPlayerReferrals } from "./referral/get-player-referrals.ts";
import { getReferralProfile } from "./referral/get-referral-profile.ts";
import { getReferralTerms } from "./referral/get-referral-terms.ts";
import { getReferralTracking } from "./referral/get-referral-tracking.ts";
import { recordVisit } from "./referral/record-visit.ts";

export const rewardsCalls: readonly Call[] = [
  applyAsAffiliate,
  createAffiliateLink,
  decideAffiliateApplication,
  exportAffiliateStatement,
  getAffiliateAccount,
  getAffiliate,
  listAffiliateApplications,
  listAffiliateLinks,
  listAffiliateStatementsToPay,
  listAffiliateStatements,
  listAffiliates,
  payAffiliateStatement,
  setCommissionPlan,
  cancelBonusGrant,
  cancelPlayerBonus,
  createBonusOffer,
  endBonusOffer,
  forfeitBonus,
  grantBonus,
  listBonusGrants,
  listBonusOffers,
  listBonuses,
  listOffers,
  listPlayerBonuses,
  listPublicOffers,
  optIn,
  updateBonusOffer,
  changeCampaignState,
  countCampaignAudience,
  getCampaign,
  getFrequencyCap,
  listCampaigns,
  previewCampaign,
  saveCampaign,
  setFrequencyCap,
  cancelLeaderboard,
  getLeaderboard,
  listLeaderboardWinners,
  listLeaderboards,
  listOperatorLeaderboards,
  saveLeaderboard,
  claimMissionPrize,
  endMission,
  getOperatorMission,
  listMissions,
  listOperatorMissions,
  saveMission,
  setMissionParticipation,
  excludeFromLoyalty,
  getLoyaltyProgramme,
  getLoyaltySummary,
  getLoyalty,
  getPlayerLoyalty,
  listLoyaltyHistory,
  listLoyaltyTiers,
  redeemPoints,
  updateLoyaltyProgramme,
  getPlayerReferrals,
  getReferralProfile,
  getReferralTerms,
  getReferralTracking,
  recordVisit,
];
