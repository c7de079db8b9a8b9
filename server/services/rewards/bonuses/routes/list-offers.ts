import { listOffers as call } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { type Route, route } from "../../../../kit/service.ts";
import { listRunning } from "../bonus-store.ts";
import { isOpenTo, toOffer } from "../offer-rules.ts";
import { listOfferRows } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";
import { readTaker } from "../read-taker.ts";

export function listOffers(parts: BonusParts): Route {
  const { kit, players } = parts;
  return route(call, async ({ session, query }) => {
    const player = await players.get(session.playerId);
    const [offers, taker, running] = await Promise.all([
      listOfferRows(kit.db),
      readTaker(parts, player),
      listRunning(kit.db, player.id),
    ]);
    // An offer that is still active can't be claimed again alongside.
    const isAtIt = (offerId: string) => running.some(({ offer_id }) => offer_id === offerId);
    const language = query.language ?? player.language;
    return offers
      .filter((offer) => isOpenTo(offer, taker, kit.clock.now()) && !isAtIt(offer.id))
      .map((offer) => toOffer(offer, player.currency, language));
  });
}
