import { listBonusOffers as call } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { type Route, route } from "../../../../kit/service.ts";
import { toKeptOffer } from "../kept-offers.ts";
import { countTakers, listOfferRows } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";

export function listBonusOffers({ kit }: BonusParts): Route {
  return route(call, async () => {
    const [offers, counts] = await Promise.all([listOfferRows(kit.db), countTakers(kit.db)]);
    return offers.map((offer) => toKeptOffer(offer, counts, kit.clock.now()));
  });
}
