import type { Block } from "../../parts/block-types.ts";
import { keepPage } from "../../parts/keep-page.ts";
import { loadLobbyLeaderboard } from "../../rewards/leaderboards/leaderboards.server.ts";
import { LobbyLeaderboard } from "../../rewards/leaderboards/lobby-leaderboard.tsx";
import { MissionTile } from "../../rewards/missions/mission-tile.tsx";
import { loadMissionTile } from "../../rewards/missions/missions.server.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { findContentPage } from "../../site/content/content.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { requireChannel } from "../lobby/catalogue.server.ts";
import { loadChannel } from "../lobby/channel.server.ts";
import { ChannelPage } from "../lobby/channel-page.tsx";
import { findChannel } from "../lobby/channels.ts";
import { asksForMore } from "../lobby/use-more-cards.ts";
import type { Route } from "./+types/lobby-channel";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  // An unavailable channel is refused before any loading starts. If the refusal were thrown later, nothing
  // would await the promises already started, and a failure of one of them would be an unhandled rejection.
  const { path } = requireChannel(context, url);
  const [channel, content, leaderboard, missions] = await Promise.all([
    loadChannel(context, request, url),
    findContentPage(context, `/${path}`),
    path === "casino" ? loadLobbyLeaderboard(context) : null,
    path === "casino" ? loadMissionTile(context) : null,
  ]);
  const shown = content?.blocks.filter(({ type }) => type !== "page_heading") ?? [];
  // The game of the week comes before the games, and everything else that editors write after them.
  const isLead = ({ type }: Block) => type === "game_of_the_week";
  const lead = shown.filter(isLead);
  const blocks = shown.filter((block) => !isLead(block));
  return { channel, lead, blocks, leaderboard, missions, listing: channel.listing };
}

/** If loading more cards fails, the page stays open and the visitor can try again. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (failure) {
    if (asksForMore(request.url)) return null;
    throw failure;
  }
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const channel = findChannel(location.pathname);
  if (!channel) return [];
  const { title, description, path } = channel;
  return wordsMeta(loaderData?.channel.words, matches[0].loaderData, {
    path: `/${path}`,
    title,
    description,
  });
}

export default function LobbyChannel({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { channel, lead, blocks, leaderboard, missions } = loaderData;
  const hasLead = lead.length > 0 || leaderboard !== null || missions !== null;
  return (
    <WithWords words={channel.words}>
      <ChannelPage
        data={channel}
        lead={
          hasLead ? (
            <>
              {leaderboard ? (
                <WithWords words={leaderboard.words}>
                  <LobbyLeaderboard board={leaderboard.board} />
                </WithWords>
              ) : null}
              {missions ? (
                <WithWords words={missions.words}>
                  <MissionTile open={missions.open} prizes={missions.prizes} />
                </WithWords>
              ) : null}
              <BlockList blocks={lead} />
            </>
          ) : undefined
        }
      >
        <BlockList blocks={blocks} />
      </ChannelPage>
    </WithWords>
  );
}
