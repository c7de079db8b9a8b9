import { getReferralTerms } from "@parlour/contracts/calls/rewards/referral/get-referral-terms";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { WelcomePage } from "../referral/welcome-page.tsx";
import type { Route } from "./+types/welcome";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { defaultCurrency: currency } = readSiteConfig(page);
  const terms = await page.call(getReferralTerms, { query: { currency, token } });
  return { words: loadWords(context, "referral"), token, terms };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/welcome",
    title: "referral.welcomeTitle",
    description: "referral.welcomeGuest",
    hidden: true,
  });
}

export default function Welcome({ loaderData: { words, ...welcome } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <WelcomePage {...welcome} />
    </WithWords>
  );
}
