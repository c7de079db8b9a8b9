import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { listPublicOffers } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import { COOKIES } from "@parlour/contracts/constants";
import { currencyOfCountry } from "@parlour/rules/country-currency";
import { languageNames } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { readCookie } from "../../cookie.server.ts";
import { pageContext } from "../../page-context.ts";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { chooseJoinOffer, type JoinOfferView } from "../login/choose-join-offer.ts";
import { listCurrencies } from "../login/currencies.server.ts";
import { JoinForm } from "../login/join-form.tsx";
import { JoinOffer } from "../login/join-offer.tsx";
import { listCountries, listPhoneCountries, listSubdivisions } from "../login/places.server.ts";
import { useAnonymousSite } from "../login/use-anonymous-site.ts";
import type { JoinOptions } from "../login/use-join.ts";
import { useJoinOffer } from "../login/use-join-offer.ts";
import type { Route } from "./+types/join";

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = loadWords(context, "identity");
  const page = context.get(pageContext);
  const config = readSiteConfig(page);
  const phoneCountries = listPhoneCountries(words.language);
  const located = readCookie(request, COOKIES.country);
  const isKnown = phoneCountries.some(({ code }) => code === located);
  const countryCode = located && isKnown ? located : config.countryCode;
  const currencies = listCurrencies(words.language, page.brand.currencies);
  const offered = new Set(currencies.map(({ value }) => value));
  const currency = currencyOfCountry(countryCode, config.defaultCurrency, offered);
  const offers = await page.call(listPublicOffers, { query: { language: words.language, currency } });
  const options: JoinOptions = {
    countryCode,
    landing: config.isCashierDepositEnabled ? "/account/cashier/deposit" : "/",
    defaultCurrency: config.defaultCurrency,
    phoneCountries,
    countries: listCountries(words.language),
    subdivisions: listSubdivisions(countryCode, words.language),
    places: (await page.call(listJurisdictions))?.items ?? [],
    currency,
    currencies,
    language: words.language,
    languages: config.languagesPublished.map((code) => ({ value: code, label: languageNames[code] ?? code })),
    thisYear: new Date().getUTCFullYear(),
  };
  const offer = chooseJoinOffer({ offers: offers ?? [], currency, language: words.language });
  return { ...words, options, offer };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/join",
    title: "identity.join",
    description: "identity.joinText",
  });
}

export default function JoinPage({ loaderData }: Route.ComponentProps) {
  useAnonymousSite();
  return (
    <WithWords words={loaderData}>
      <Join options={loaderData.options} offer={loaderData.offer} />
    </WithWords>
  );
}

function Join({ options, offer: first }: { options: JoinOptions; offer: JoinOfferView | null }) {
  const { t } = useTranslation();
  const [currency, setCurrency] = useState(options.currency);
  const offer = useJoinOffer(currency, { currency: options.currency, offer: first });
  const { search } = useLocation();
  return (
    <IdentityCard
      wide
      title={t("identity.joinTitle")}
      text={t("identity.joinText")}
      aside={
        <>
          {t("identity.haveAccount")}{" "}
          <Link to={`/login${search}`} className="touch-target font-semibold text-bright hover:text-ivory">
            {t("identity.logIn")}
          </Link>
        </>
      }
    >
      <div className={offer ? "grid gap-7 lg:grid-cols-[minmax(0,1fr)_19rem]" : ""}>
        <JoinForm options={options} onCurrency={setCurrency} />
        {offer ? <JoinOffer offer={offer} /> : null}
      </div>
    </IdentityCard>
  );
}
