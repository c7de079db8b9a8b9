import { reloadOtherPages } from "../../parts/reload-other-pages.ts";
import { BlockList } from "../../site/content/block-list.tsx";
import { findContentPage } from "../../site/content/content.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerLobby } from "../lobby/poker.server.ts";
import { PokerLobbyPage } from "../lobby/poker-lobby-page.tsx";
import type { Route } from "./+types/poker-lobby";

export async function loader({ context }: Route.LoaderArgs) {
  const [lobby, content] = await Promise.all([loadPokerLobby(context), findContentPage(context, "/poker")]);
  return { ...lobby, blocks: content?.blocks.filter(({ type }) => type !== "page_heading") ?? [] };
}

export const shouldRevalidate = reloadOtherPages;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/poker",
    title: "poker.title",
    description: "poker.description",
  });
}

export default function PokerLobby({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <PokerLobbyPage room={loaderData.room} />
      <BlockList blocks={loaderData.blocks} />
    </WithWords>
  );
}
