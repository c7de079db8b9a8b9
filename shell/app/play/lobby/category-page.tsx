import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useId } from "react";
import type { CategoryData } from "./category.server.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { ChannelHead } from "./channel-head.tsx";
import { findChannel } from "./channels.ts";
import { GameGrid } from "./game-grid.tsx";
import { LobbyProvider } from "./lobby-context.tsx";

export function CategoryPage({ data }: { data: CategoryData }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { category, sub, lookups } = data;
  const channel = findChannel(`/${data.channel}`)!;
  const path = `/${channel.path}/${category.slug}`;
  return (
    <LobbyProvider lookups={lookups}>
      <ChannelHead
        title={category.title}
        text={category.description}
        channel={channel.path}
        games={channel.games}
        categories={data.categories}
        current={category.slug}
      />
      {category.subCategories.length > 1 ? (
        <CategoryTabs
          label={t("lobby.filters")}
          tabs={[
            { href: path, label: t("lobby.allOf", { name: category.name }), current: sub === null },
            ...category.subCategories.map(({ slug, name }) => ({
              href: `${path}?sub=${slug}`,
              label: name,
              current: slug === sub,
            })),
          ]}
        />
      ) : null}
      <section aria-labelledby={titleId} className="grid gap-8">
        <h2 id={titleId} className="sr-only">
          {t("lobby.allOf", { name: category.title })}
        </h2>
        <GameGrid data={data} />
      </section>
    </LobbyProvider>
  );
}
