import { pageContext } from "../../page-context.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { loadContentPage, requireOneAddress } from "../../site/content/content.server.ts";
import { contentMeta } from "../../site/content/page-route.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { loadCategoryNames, loadOffers, loadSpinGames } from "../bonuses/offers.server.ts";
import { PromotionsPage } from "../bonuses/promotions-page.tsx";
import { loadLeaderboards } from "../leaderboards/leaderboards.server.ts";
import { LeaderboardsSection } from "../leaderboards/leaderboards-section.tsx";
import { MissionTile } from "../missions/mission-tile.tsx";
import { loadMissionTile } from "../missions/missions.server.ts";
import type { Route } from "./+types/promotions";

/** The page's content with the offers that can be claimed now. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireOneAddress(request);
  const [page, offers, categories, { leaderboards }, missions] = await Promise.all([
    loadContentPage(context, "/promotions"),
    loadOffers(context),
    loadCategoryNames(context),
    loadLeaderboards(context),
    loadMissionTile(context),
  ]);
  const games = await loadSpinGames(context, offers ?? []);
  const { session } = context.get(pageContext);
  const words = loadWords(context, "bonuses", "leaderboards");
  return { words, page, offers, categories, games, session, leaderboards, missions, nowMs: Date.now() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData?.page, matches[0].loaderData);
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { words, page, leaderboards, missions, ...offers } = loaderData;
  const [heading, ...rest] = page.blocks;
  return (
    <WithWords words={words}>
      <PromotionsPage {...offers} heading={<BlockList blocks={heading ? [heading] : []} />}>
        {missions ? (
          <WithWords words={missions.words}>
            <MissionTile open={missions.open} prizes={missions.prizes} />
          </WithWords>
        ) : null}
        <LeaderboardsSection leaderboards={leaderboards} nowMs={offers.nowMs} />
        <BlockList blocks={rest} />
      </PromotionsPage>
    </WithWords>
  );
}
