import { getLoyaltySummary } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import { listLoyaltyHistory } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-history";
import { data } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { LoyaltyPage } from "../loyalty/loyalty-page.tsx";
import type { Route } from "./+types/account-loyalty";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { isLoyaltyEnabled, loyaltyIconTierEnabled } = readSiteConfig(page);
  if (!isLoyaltyEnabled) throw data(null, { status: 404 });
  const [summary, history] = await Promise.all([
    page.call(getLoyaltySummary, { query: { language: context.get(languageContext) } }),
    page.call(listLoyaltyHistory),
  ]);
  return { words: loadWords(context, "loyalty"), summary, history, showsEmblem: loyaltyIconTierEnabled };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/loyalty",
    title: "player.loyalty",
    description: "player.loyalty",
    hidden: true,
  });
}

export default function AccountLoyaltyPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <LoyaltyPage {...page} />
    </WithWords>
  );
}
