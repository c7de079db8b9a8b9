import { listPublicOffers } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { chooseJoinOffer, type JoinOfferView } from "./choose-join-offer.ts";

const listOffers = client(listPublicOffers);

type Loaded = { currency: string; offer: JoinOfferView | null };

/** The offer in the chosen currency. The page includes the offer in the preselected currency; others are loaded. */
export function useJoinOffer(currency: string, first: Loaded): JoinOfferView | null {
  const { language } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isFirst = currency === first.currency;
  useEffect(() => {
    if (isFirst) return;
    const left = new AbortController();
    listOffers({ query: { language, currency }, signal: left.signal })
      .then((offers) => setLoaded({ currency, offer: chooseJoinOffer({ offers, currency, language }) }))
      // If the request fails, the registration form shows no offer; the player can still find it in the cashier.
      .catch(() => undefined);
    return () => left.abort();
  }, [currency, isFirst, language]);
  if (isFirst) return first.offer;
  return loaded?.currency === currency ? loaded.offer : null;
}
