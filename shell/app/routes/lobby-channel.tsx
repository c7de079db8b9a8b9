import { loadChannel } from "../lobby/channel.server.ts";
import { ChannelPage } from "../lobby/channel-page.tsx";
import { findChannel } from "../lobby/channels.ts";
import { lobbyHeaders } from "../lobby/lobby-headers.ts";
import { WithWords, wordsMeta } from "../words.tsx";
import type { Route } from "./+types/lobby-channel";

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadChannel(context, request, url);
}

export const headers = () => lobbyHeaders;

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const channel = findChannel(location.pathname);
  if (!channel) return [];
  const { title, description, path } = channel;
  return wordsMeta(loaderData?.words, matches[0].loaderData, { path: `/${path}`, title, description });
}

export default function LobbyChannel({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <ChannelPage data={loaderData} />
    </WithWords>
  );
}
