import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Picture } from "../../parts/block-types.ts";
import { HeadScene } from "../../parts/head-scene.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { GameSearch } from "./game-search.tsx";
import { useLobby } from "./lobby-context.tsx";

type ChannelHeadProps = {
  title: string;
  text: string;
  channel: string;
  /** The channel whose games the search field lists first. */
  games: string;
  categories: readonly { slug: string; name: string }[];
  current: string | null;
  /** The filter in the URL, which is kept when the visitor opens another category. */
  query?: string;
  /** The channel's header picture; category pages have none. */
  picture?: Picture | null;
};

/** The title of the channel, its categories, and a search field for its games. */
export function ChannelHead(props: ChannelHeadProps) {
  const { title, text, channel, games, categories, current, query = "", picture } = props;
  const { t } = useTranslation();
  const { searchDelayMs } = useLobby();
  return (
    <header className="grid gap-4 md:gap-5">
      {/* Has a higher stacking order than the content that follows, because search results overlap that content. */}
      <div className={picture ? "channel-scene" : ""}>
        {picture ? (
          <div aria-hidden="true" className="absolute inset-0 overflow-hidden rounded-[inherit]">
            <HeadScene picture={picture} />
          </div>
        ) : null}
        <div
          className={
            picture
              ? "relative grid max-w-xl gap-4 md:gap-6"
              : "grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(16rem,24rem)] md:gap-10"
          }
        >
          <div>
            <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{title}</h1>
            <p className="mt-1.5 max-w-2xl text-mist md:text-md">{text}</p>
          </div>
          <GameSearch hanging delayMs={searchDelayMs} channel={games} />
        </div>
      </div>
      {categories.length > 1 || current !== null ? (
        <CategoryTabs
          label={t("lobby.rooms")}
          tabs={[
            { href: `/${channel}${query}`, label: t("lobby.allRooms"), current: current === null },
            ...categories.map(({ slug, name }) => ({
              href: `/${channel}/${slug}${query}`,
              label: name,
              current: slug === current,
            })),
            ...(channel === "casino"
              ? [{ href: "/jackpots", label: t("lobby.rowJackpots"), current: false }]
              : []),
            { href: "/favourites", label: t("lobby.favourites"), current: false },
          ]}
        />
      ) : null}
    </header>
  );
}
