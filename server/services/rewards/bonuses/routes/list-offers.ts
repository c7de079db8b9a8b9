import { listOffers as call } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { type Route, route } from "../../../../kit/service.ts";
import { listRunning } from "../bonus-store.ts";
import { isEligible, toOffer } from "../offer-rules.ts";
import { listOfferRows } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";
import { readClaimant } from "../read-claimant.ts";

export function listOffers(parts: BonusParts): Route {
  const { kit, players, protection } = parts;
  return route(call, async ({ session, query }) => {
    if (await protection.isOnBreak(session.playerId)) return [];
    const player = await players.get(session.playerId);
    const [offers, claimant, running] = await Promise.all([
      listOfferRows(kit.db),
      readClaimant(parts, player),
      listRunning(kit.db, player.id),
    ]);
    // An offer can't be claimed again before the player's earlier bonus from it has ended.
    const hasRunningBonus = (offerId: string) => running.some(({ offer_id }) => offer_id === offerId);
    const language = query.language ?? player.language;
    return offers
      .filter((offer) => isEligible(offer, claimant, kit.clock.now()) && !hasRunningBonus(offer.id))
      .map((offer) => toOffer(offer, player.currency, language));
  });
}
