import type { ReferralTerms } from "@parlour/contracts/entities/referral";
import { amountOf } from "@parlour/rules/money";
import type { Offer } from "./reward-store.ts";

export function toTerms(offer: Offer): ReferralTerms {
  const { currency, credit } = offer;
  return {
    currency,
    credit,
    minimumDeposit: amountOf(offer.minimumDepositMinor, currency),
    playThrough: offer.playThrough,
    referrerReward: amountOf(offer.referrerMinor, currency),
    friendReward: amountOf(offer.friendMinor, currency),
  };
}
