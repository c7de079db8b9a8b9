import { useTranslation } from "@parlour/web/i18n/translation-context";
import { BrowseBar } from "./browse-bar.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { ChannelHead } from "./channel-head.tsx";
import { findChannel } from "./channels.ts";
import type { CollectionData } from "./collection.server.ts";
import { FilteredGames } from "./filtered-games.tsx";
import { LobbyProvider } from "./lobby-context.tsx";

/** The games of one collection, with links to the other collections. */
export function CollectionPage({ data }: { data: CollectionData }) {
  const { t } = useTranslation();
  const { collection, others, lookups, listing } = data;
  const channel = findChannel(`/${data.channel}`)!;
  const { slug, title, description } = collection;
  const toTab = (each: { slug: string; title: string }) => ({
    href: `/${channel.path}/collections/${each.slug}`,
    label: each.title,
    current: each.slug === slug,
  });
  return (
    <LobbyProvider lookups={lookups}>
      <ChannelHead
        title={title}
        text={description}
        channel={channel.path}
        games={channel.games}
        categories={data.categories}
        current={slug}
      />
      {others.length > 0 ? (
        <CategoryTabs label={t("lobby.collections")} tabs={[collection, ...others].map(toTab)} />
      ) : null}
      <BrowseBar shown={listing} />
      <FilteredGames listing={listing} title={t("lobby.allOf", { name: title })} />
    </LobbyProvider>
  );
}
