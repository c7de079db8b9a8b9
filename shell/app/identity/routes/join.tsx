import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { COOKIES } from "@parlour/contracts/constants";
import { languageNames } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link, useLocation } from "react-router";
import { readCookie } from "../../cookie.server.ts";
import { pageContext } from "../../page-context.ts";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { listCurrencies } from "../login/currencies.server.ts";
import { JoinForm } from "../login/join-form.tsx";
import { listCountries, listPhoneCountries, listSubdivisions } from "../login/places.server.ts";
import { useAnonymousSite } from "../login/use-anonymous-site.ts";
import type { JoinOptions } from "../login/use-join.ts";
import type { Route } from "./+types/join";

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = loadWords(context, "identity");
  const page = context.get(pageContext);
  const config = readSiteConfig(page);
  const phoneCountries = listPhoneCountries(words.language);
  const located = readCookie(request, COOKIES.country);
  const isKnown = phoneCountries.some(({ code }) => code === located);
  const countryCode = located && isKnown ? located : config.countryCode;
  const options: JoinOptions = {
    countryCode,
    phoneCountries,
    countries: listCountries(words.language),
    subdivisions: listSubdivisions(countryCode, words.language),
    places: (await page.call(listJurisdictions))?.items ?? [],
    currency: config.defaultCurrency,
    currencies: listCurrencies(words.language),
    language: words.language,
    languages: config.languagesPublished.map((code) => ({ value: code, label: languageNames[code] ?? code })),
    thisYear: new Date().getUTCFullYear(),
  };
  return { ...words, options };
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
      <Join options={loaderData.options} />
    </WithWords>
  );
}

function Join({ options }: { options: JoinOptions }) {
  const { t } = useTranslation();
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
      <JoinForm options={options} />
    </IdentityCard>
  );
}
