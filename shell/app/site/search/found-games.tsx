import type { SearchResult } from "@parlour/contracts/entities/search-result";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { Link } from "react-router";

export function FoundGames({ games }: { games: readonly SearchResult[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeader title={t("search.games")} />
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-4">
        {games.map(({ id, href, img, imgAlt, title, subtitle }) => (
          <li key={id} className="flex">
            <Link
              to={href}
              prefetch="intent"
              className="flex w-full items-center gap-4 rounded-tile border border-line bg-velvet p-3 transition-colors hover:border-field hover:bg-raised"
            >
              <img
                src={img}
                alt={imgAlt}
                width={54}
                height={72}
                className="h-[72px] w-[54px] shrink-0 rounded-tick object-cover"
              />
              <span className="min-w-0">
                <span className="block text-md font-semibold">{title}</span>
                <span className="block text-mist">{subtitle}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
