import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { bonusQuery } from "../bonuses/bonus-page.ts";
import { BonusesPage } from "../bonuses/bonuses-page.tsx";
import { loadCategoryNames, loadOffers, loadSpinGames } from "../bonuses/offers.server.ts";
import type { Route } from "./+types/account-bonuses";

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") || null;
  const query = bonusQuery(context.get(languageContext), cursor);
  const [bonuses, offers, categories] = await Promise.all([
    context.get(pageContext).call(listBonuses, { query }),
    loadOffers(context),
    loadCategoryNames(context),
  ]);
  const games = await loadSpinGames(context, [...(bonuses ?? []), ...(offers ?? [])]);
  return {
    words: loadWords(context, "bonuses"),
    bonuses,
    cursor,
    offers,
    categories,
    games,
    nowMs: Date.now(),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/bonuses",
    title: "player.bonuses",
    description: "player.bonuses",
    hidden: true,
  });
}

export default function AccountBonusesPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <BonusesPage {...page} />
    </WithWords>
  );
}
