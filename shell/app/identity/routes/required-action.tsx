import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { listPhoneCountries } from "../login/places.server.ts";
import { RequiredActionScreen } from "../login/required-action-screen.tsx";
import type { Route } from "./+types/required-action";

/** Loads the page for an action that is required before or right after login. */
export function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const words = loadWords(context, "identity");
  return {
    ...words,
    session: page.session,
    countryCode: readSiteConfig(page).countryCode,
    phoneCountries: params.action === "forcePhoneNumberReset" ? listPhoneCountries(words.language) : [],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/required-action",
    title: "identity.requiredActionTitle",
    description: "identity.requiredActionTitle",
    hidden: true,
  });
}

export default function RequiredActionPage({ loaderData, params }: Route.ComponentProps) {
  const { session, countryCode, phoneCountries } = loaderData;
  return (
    <WithWords words={loaderData}>
      <RequiredActionScreen
        action={params.action}
        session={session}
        countryCode={countryCode}
        phoneCountries={phoneCountries}
      />
    </WithWords>
  );
}
