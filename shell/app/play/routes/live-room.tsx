import { keepPage } from "../../parts/keep-page.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { findContentPage } from "../../site/content/content.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadRoom } from "../live/live-room.server.ts";
import { LiveRoom } from "../live/live-room.tsx";
import { requireChannel } from "../lobby/catalogue.server.ts";
import { loadChannel } from "../lobby/channel.server.ts";
import { ChannelPage } from "../lobby/channel-page.tsx";
import { findChannel } from "../lobby/channels.ts";
import type { Route } from "./+types/live-room";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  // An unavailable channel is refused before any loading starts. If the refusal were thrown later, nothing
  // would await the promises already started, and a failure of one of them would be an unhandled rejection.
  const { path } = requireChannel(context, url);
  const [channel, content, room] = await Promise.all([
    loadChannel(context, request, url),
    findContentPage(context, `/${path}`),
    loadRoom(context),
  ]);
  const blocks = content?.blocks.filter(({ type }) => type !== "page_heading") ?? [];
  // The room shows every table of the channel, so the channel's rows would only repeat them.
  return { channel: { ...channel, rows: [] }, blocks, room, description: content?.description };
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { title, description, path } = findChannel(location.pathname)!;
  return wordsMeta(loaderData?.channel.words, matches[0].loaderData, {
    path: `/${path}`,
    title,
    description: loaderData?.description ? { text: loaderData.description } : description,
  });
}

export default function Room({ loaderData }: Route.ComponentProps) {
  const { channel, blocks, room } = loaderData;
  return (
    <WithWords words={channel.words}>
      <ChannelPage data={channel} lead={<LiveRoom {...room} channel={channel.channel} />}>
        <BlockList blocks={blocks} />
      </ChannelPage>
    </WithWords>
  );
}
