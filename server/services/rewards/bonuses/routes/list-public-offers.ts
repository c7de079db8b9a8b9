import { listPublicOffers as call } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import { type Route, route } from "../../../../kit/service.ts";
import { isEligible, toOffer } from "../offer-rules.ts";
import { listOfferRows } from "../offer-store.ts";
import type { BonusParts } from "../parts.ts";

export function listPublicOffers({ kit, location, settings, jurisdictions }: BonusParts): Route {
  return route(call, async (input) => {
    const { languageDefault, defaultCurrency } = await settings.get();
    const { brand } = input;
    const { language = brand.languageDefault ?? languageDefault } = input.query;
    const { currency = brand.defaultCurrency ?? defaultCurrency } = input.query;
    const place = await location.findForContent(input);
    const { country: countryCode = "", subdivision = "" } = place ?? {};
    const visitor = {
      rules: await jurisdictions.of({ countryCode, subdivision: subdivision ?? "" }),
      brandId: brand.id,
      country: place?.country ?? null,
      currency,
      tier: null,
      hasDeposited: false,
      taken: new Map<string, number>(),
    };
    const offers = await listOfferRows(kit.db);
    return offers
      .filter((offer) => isEligible(offer, visitor, kit.clock.now()))
      .map((offer) => toOffer(offer, currency, language));
  });
}
