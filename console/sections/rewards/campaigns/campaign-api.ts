import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { changeCampaignState } from "@parlour/contracts/calls/rewards/campaigns/change-campaign-state";
import { getCampaign } from "@parlour/contracts/calls/rewards/campaigns/get-campaign";
import { previewCampaign } from "@parlour/contracts/calls/rewards/campaigns/preview-campaign";
import { saveCampaign } from "@parlour/contracts/calls/rewards/campaigns/save-campaign";
import { setFrequencyCap } from "@parlour/contracts/calls/rewards/campaigns/set-frequency-cap";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { client } from "@parlour/web/api/client";

export const fetchOffers = client(listBonusOffers);
export const fetchProgramme = client(getLoyaltyProgramme);
export const fetchCampaign = client(getCampaign);
export const save = client(saveCampaign);
export const changeState = client(changeCampaignState);
export const preview = client(previewCampaign);
export const changeCap = client(setFrequencyCap);

export type Offer = Awaited<ReturnType<typeof fetchOffers>>[number];

/** Offers of these types depend on the player's activity, so a campaign can't give them. */
const notGranted = new Set(["DEPOSIT_MATCH", "CASHBACK"]);

export function isGrantable({ plan, state }: Offer): boolean {
  return !notGranted.has(plan.type) && state !== "ENDED";
}
