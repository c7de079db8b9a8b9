import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Spinner } from "@parlour/web/ui/spinner";
import Compass from "lucide-react/icons/compass";
import { Link } from "react-router";
import type { GameSearch } from "./use-game-search.ts";

type SearchResultListProps = {
  id: string;
  search: GameSearch;
  active: number;
  onPoint: (index: number) => void;
  onLeave: () => void;
};

export function SearchResultList({ id, search, active, onPoint, onLeave }: SearchResultListProps) {
  const { t } = useTranslation();
  const results = search.state === "found" ? search.results : [];
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("lobby.searchResults")}
        className="p-1.5 empty:hidden"
      >
        {results.map((result, index) => (
          <Link
            key={result.id}
            id={`${id}-${result.id}`}
            to={result.href}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => onPoint(index)}
            onClick={onLeave}
            className="flex min-h-16 items-center gap-3.5 rounded-chip px-2.5 py-2 aria-selected:bg-lifted"
          >
            {result.img === "" ? (
              <span className="grid h-14 w-[42px] shrink-0 place-items-center rounded-tick bg-ink text-brass">
                <Compass size={20} aria-hidden="true" />
              </span>
            ) : (
              <img
                src={result.img}
                alt={result.imgAlt}
                width={42}
                height={56}
                className="h-14 w-[42px] shrink-0 rounded-tick object-cover"
              />
            )}
            <span className="min-w-0">
              <span className="block truncate font-semibold">{result.title}</span>
              <span className="block truncate text-sm text-mist">{result.subtitle}</span>
            </span>
          </Link>
        ))}
      </div>
      <div role="status" className="text-mist">
        {search.state === "waiting" ? (
          <p className="flex items-center gap-3 px-4 py-4">
            <Spinner />
            {t("lobby.searching")}
          </p>
        ) : null}
        {search.state === "failed" ? <p className="px-4 py-4">{t("lobby.searchFailed")}</p> : null}
        {search.state === "found" && results.length === 0 ? (
          <p className="px-4 py-4">
            <span className="block font-semibold text-ivory">{t("lobby.noGameFound")}</span>
            {t("lobby.checkSpelling")}
          </p>
        ) : null}
        {results.length > 0 ? (
          <span className="sr-only">{t("lobby.foundCount", { count: results.length })}</span>
        ) : null}
      </div>
    </>
  );
}
