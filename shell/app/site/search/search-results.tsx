import type { FoundPage } from "@parlour/contracts/calls/site/content/search-pages";
import type { SearchResult } from "@parlour/contracts/entities/search-result";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { SectionHeader } from "@parlour/web/ui/section-header";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { EmptyArt } from "../../parts/empty-art.tsx";
import { FoundGames } from "./found-games.tsx";
import { FoundPlaces } from "./found-places.tsx";
import type { FoundPlace } from "./places.ts";

export type SearchResultsProps = {
  term: string;
  games: readonly SearchResult[];
  places: readonly FoundPlace[];
  items: readonly FoundPage[];
};

export function SearchResults({ term, games, places, items }: SearchResultsProps) {
  const { t } = useTranslation();
  if (games.length + places.length + items.length === 0) {
    return (
      <section className="[overflow-wrap:anywhere]">
        <h2 className="sr-only">{t("search.results")}</h2>
        <EmptyState
          art={<EmptyArt name="results" />}
          title={t("search.nothingTitle", { term })}
          action={
            <Link to="/help" className={buttonClass()}>
              {t("search.askHelp")}
            </Link>
          }
        >
          {t("search.nothingTip")}
        </EmptyState>
      </section>
    );
  }
  return (
    <>
      {games.length > 0 ? <FoundGames games={games} /> : null}
      {places.length > 0 ? <FoundPlaces places={places} /> : null}
      {items.length > 0 ? <FoundPages items={items} /> : null}
    </>
  );
}

function FoundPages({ items }: { items: readonly FoundPage[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeader title={t("search.pages")} />
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {items.map(({ path, title, description }) => (
          <li key={path} className="flex">
            <Link
              to={path}
              prefetch="intent"
              className="flex w-full items-center gap-4 rounded-tile border border-line bg-velvet p-5 transition-colors hover:border-field hover:bg-raised"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-md font-semibold">{title}</span>
                <span className="mt-0.5 block text-mist">{description}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-brass" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
