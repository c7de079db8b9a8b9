import { keepPage } from "../../parts/keep-page.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { findContentPage } from "../../site/content/content.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { requireChannel } from "../lobby/catalogue.server.ts";
import { loadChannel } from "../lobby/channel.server.ts";
import { ChannelPage } from "../lobby/channel-page.tsx";
import { findChannel } from "../lobby/channels.ts";
import type { Route } from "./+types/lobby-channel";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  // An unavailable channel is refused before any loading starts. If the refusal were thrown later, nothing
  // would await the promises already started, and a failure of one of them would be an unhandled rejection.
  const { path } = requireChannel(context, url);
  const [channel, content] = await Promise.all([
    loadChannel(context, request, url),
    findContentPage(context, `/${path}`),
  ]);
  const blocks = content?.blocks.filter(({ type }) => type !== "page_heading") ?? [];
  return { channel, blocks };
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
  return (
    <WithWords words={loaderData.channel.words}>
      <ChannelPage data={loaderData.channel}>
        <BlockList blocks={loaderData.blocks} />
      </ChannelPage>
    </WithWords>
  );
}
