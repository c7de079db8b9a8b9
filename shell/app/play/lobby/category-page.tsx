import { useTranslation } from "@parlour/web/i18n/translation-context";
import { BrowseBar } from "./browse-bar.tsx";
import type { CategoryData } from "./category.server.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { ChannelHead } from "./channel-head.tsx";
import { findChannel } from "./channels.ts";
import { FilteredGames } from "./filtered-games.tsx";
import { writeGameFilter } from "./game-filter.ts";
import { LobbyProvider } from "./lobby-context.tsx";

export function CategoryPage({ data }: { data: CategoryData }) {
  const { t } = useTranslation();
  const { category, sub, lookups, listing } = data;
  const channel = findChannel(`/${data.channel}`)!;
  const { path, filter } = listing;
  const query = writeGameFilter(filter);
  return (
    <LobbyProvider lookups={lookups}>
      <ChannelHead
        title={category.title}
        text={category.description}
        channel={channel.path}
        games={channel.games}
        categories={data.categories}
        current={category.slug}
        query={query}
      />
      {category.subCategories.length > 1 ? (
        <CategoryTabs
          label={t("lobby.filters")}
          tabs={[
            {
              href: `${path}${query}`,
              label: t("lobby.allOf", { name: category.name }),
              current: sub === null,
            },
            ...category.subCategories.map(({ slug, name }) => ({
              href: `${path}${writeGameFilter(filter, { sub: slug })}`,
              label: name,
              current: slug === sub,
            })),
          ]}
        />
      ) : null}
      <BrowseBar shown={listing} />
      <FilteredGames listing={listing} title={t("lobby.allOf", { name: category.title })} />
    </LobbyProvider>
  );
}
