import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { SearchResults, type SearchResultsProps } from "./search-results.tsx";
import { SEARCH_TERM_KEY, SEARCH_TERM_LENGTH } from "./search-term.ts";

/** A plain GET form, so that a search can be bookmarked, shared and used without JavaScript. */
export function SearchPage({ term, ...found }: SearchResultsProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className="deco-backdrop relative overflow-hidden rounded-panel border border-line bg-[#0d1017] md:rounded-hero">
        <div aria-hidden="true" className="hero-shade absolute inset-0" />
        <div className="relative flex max-w-2xl flex-col gap-3 px-5 py-8 md:px-14 md:py-14">
          <h1 className="text-4xl tracking-[-0.01em] md:text-5xl">{t("search.title")}</h1>
          <p className="text-base text-mist md:text-md">{t("search.description")}</p>
          <search className="mt-3">
            <form action="/search" className="flex flex-col gap-3 sm:flex-row sm:items-end">
              <TextField
                key={term}
                className="sm:flex-1"
                type="search"
                name={SEARCH_TERM_KEY}
                label={t("search.label")}
                defaultValue={term}
                maxLength={SEARCH_TERM_LENGTH}
                required
                enterKeyHint="search"
                icon={<Search size={20} aria-hidden="true" />}
              />
              <Button type="submit" variant="primary" size="lg">
                {t("search.submit")}
              </Button>
            </form>
          </search>
        </div>
      </header>
      {term === "" ? null : <SearchResults term={term} {...found} />}
    </>
  );
}
