import { cancelBonusGrant } from "@parlour/contracts/calls/rewards/bonuses/cancel-bonus-grant";
import { createBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import { endBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/end-bonus-offer";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { listBonusGrants } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { updateBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { client } from "@parlour/web/api/client";

export const fetchOffers = client(listBonusOffers);
export const createOffer = client(createBonusOffer);
export const updateOffer = client(updateBonusOffer);
export const endOffer = client(endBonusOffer);
export const fetchGrants = client(listBonusGrants);
export const grant = client(grantBonus);
export const cancelGrant = client(cancelBonusGrant);
export const fetchProgramme = client(getLoyaltyProgramme);

export type Offer = Awaited<ReturnType<typeof fetchOffers>>[number];
export type Grant = Awaited<ReturnType<typeof fetchGrants>>["items"][number];
export type Programme = Awaited<ReturnType<typeof fetchProgramme>>["current"];

/** Generates an id in the browser, so that a retry after a lost response has no second effect. */
export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
}
