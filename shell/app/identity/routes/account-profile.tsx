import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { languageNames } from "@parlour/web/i18n/languages";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { wordsMeta } from "../../words.tsx";
import { AccountProfile } from "../account/account-profile.tsx";
import { listCountries, listPhoneCountries, listSubdivisions } from "../login/places.server.ts";
import type { Route } from "./+types/account-profile";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = context.get(languageContext);
  const config = readSiteConfig(page);
  const { countryCode = config.countryCode, subdivision } = (await page.call(getProfile))?.address ?? {};
  return {
    countryCode,
    countries: listCountries(language),
    subdivisions: listSubdivisions(countryCode, language, subdivision),
    phoneCountries: listPhoneCountries(language),
    languages: config.languagesPublished.map((code) => ({ value: code, label: languageNames[code] ?? code })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/profile",
    title: "player.profile",
    description: "player.profile",
    hidden: true,
  });
}

export default function AccountProfilePage({ loaderData }: Route.ComponentProps) {
  return <AccountProfile options={loaderData} />;
}
