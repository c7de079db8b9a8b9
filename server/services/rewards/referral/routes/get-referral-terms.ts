import { getReferralTerms as call } from "@parlour/contracts/calls/rewards/referral/get-referral-terms";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findOffer } from "../reward-store.ts";
import { toTerms } from "../to-terms.ts";
import { findTokenOwner } from "../token-store.ts";

export function getReferralTerms(kit: Kit): Route {
  return route(call, async ({ query: { currency, token } }) => {
    if (token !== undefined && (await findTokenOwner(kit.db, token)) === undefined)
      return refuse("NOT_FOUND");
    const offer = await findOffer(kit.db, currency);
    return offer ? toTerms(offer) : refuse("NOT_FOUND");
  });
}
