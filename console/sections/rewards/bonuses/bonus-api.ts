import type { cancelBonusGrant } from "@parlour/contracts/calls/rewards/bonuses/cancel-bonus-grant";
import type { createBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import type { endBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/end-bonus-offer";
import type { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import type { listBonusGrants } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import type { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import type { updateBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import type { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import type { updateLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/update-loyalty-programme";
import { client } from "@parlour/web/api/client";

export const askOffers = client<typeof listBonusOffers>("GET", "/services/operator/v1/bonus-offers");
export const createOffer = client<typeof createBonusOffer>("POST", "/services/operator/v1/bonus-offers");
export const updateOffer = client<typeof updateBonusOffer>("PUT", "/services/operator/v1/bonus-offers/{id}");
export const endOffer = client<typeof endBonusOffer>("POST", "/services/operator/v1/bonus-offers/{id}/end");
export const askGrants = client<typeof listBonusGrants>("GET", "/services/operator/v1/bonus-grants");
export const grant = client<typeof grantBonus>("POST", "/services/operator/v1/bonus-grants");
export const cancelGrant = client<typeof cancelBonusGrant>(
  "POST",
  "/services/operator/v1/bonus-grants/{id}/cancel",
);
export const askProgramme = client<typeof getLoyaltyProgramme>(
  "GET",
  "/services/operator/v1/loyalty-programme",
);
export const changeProgramme = client<typeof updateLoyaltyProgramme>(
  "PUT",
  "/services/operator/v1/loyalty-programme",
);

export type Offer = Awaited<ReturnType<typeof askOffers>>[number];
export type Grant = Awaited<ReturnType<typeof askGrants>>[number];
export type Programme = Awaited<ReturnType<typeof askProgramme>>["current"];

/** Generated here, so that a retry after a lost response does nothing twice. */
export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
}
