import { listBonusOffers as call } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { type Route, route } from "../../../../kit/service.ts";
import { countOfferClaims, listOfferRows } from "../offer-store.ts";
import { toOperatorOffer } from "../operator-offers.ts";
import type { BonusParts } from "../parts.ts";

export function listBonusOffers({ kit }: BonusParts): Route {
  return route(call, async () => {
    const [offers, counts] = await Promise.all([listOfferRows(kit.db), countOfferClaims(kit.db)]);
    return offers.map((offer) => toOperatorOffer(offer, counts, kit.clock.now()));
  });
}
