import type { EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { keepPage } from "../../parts/keep-page.ts";
import { readLoyalty } from "../../rewards/loyalty/read-loyalty.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { findContentPage } from "../../site/content/content.server.ts";
import { readInbox } from "../../site/messages/inbox.ts";
import { VirtualSportsPage } from "../../sports/virtual-sports-page.tsx";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadChannel } from "../lobby/channel.server.ts";
import { ChannelPage } from "../lobby/channel-page.tsx";
import type { Route } from "./+types/virtual-sports";

const readers: EmbeddedReaders = {
  readLoyalty: ({ session }) => readLoyalty(session),
  readNotifications: ({ session, language }) => readInbox({ session, query: { language } }),
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const [channel, content] = await Promise.all([
    loadChannel(context, request, url),
    findContentPage(context, "/virtual-sports"),
  ]);
  const blocks = content?.blocks.filter(({ type }) => type !== "page_heading") ?? [];
  return { channel, blocks, words: loadWords(context, "lobby", "sports") };
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/virtual-sports",
    title: "lobby.virtualSports",
    description: "lobby.virtualSportsText",
  });
}

/** The channels with their rounds, followed by the next race and the other games of the lobby. */
export default function VirtualSports({ loaderData, matches }: Route.ComponentProps) {
  const { channel, blocks, words } = loaderData;
  const { player } = matches[0].loaderData;
  return (
    <WithWords words={words}>
      <ChannelPage
        data={channel}
        lead={<VirtualSportsPage player={player} language={words.language} readers={readers} />}
      >
        <BlockList blocks={blocks} />
      </ChannelPage>
    </WithWords>
  );
}
