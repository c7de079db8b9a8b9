import type { HelpItem } from "@parlour/contracts/entities/help-item";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { EmptyArt } from "../../parts/empty-art.tsx";
import { HELP_PATH } from "./help-paths.ts";
import { MarkedText } from "./marked-text.tsx";
import { helpResultOf } from "./use-suggestions.ts";

export function HelpResults({ term, items }: { term: string; items: readonly HelpItem[] }) {
  const { t } = useTranslation();
  if (items.length === 0) {
    return (
      <section className="rounded-panel border border-line bg-velvet [overflow-wrap:anywhere]">
        <h2 className="sr-only">{t("help.results")}</h2>
        <EmptyState
          art={<EmptyArt name="results" />}
          title={t("help.noResults", { term })}
          action={
            <Link to={HELP_PATH} className={buttonClass()}>
              {t("help.allTopics")}
            </Link>
          }
        >
          {t("help.noResultsTip")}
        </EmptyState>
      </section>
    );
  }
  return (
    <section>
      <h2 className="mb-3.5 text-md text-mist [overflow-wrap:anywhere]">
        {t("help.resultCount", { count: items.length, term })}
      </h2>
      <ol className="overflow-hidden rounded-panel border border-line bg-velvet">
        {items.map((item) => {
          const { id, link, text } = helpResultOf(item);
          return (
            <li key={id} className="border-line not-first:border-t">
              <Link
                to={link}
                prefetch="intent"
                className="flex items-center gap-4 px-5 py-4 transition-colors hover:bg-raised"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-md font-semibold">
                    <MarkedText text={text} marks={item.marks?.title ?? []} />
                  </span>
                  {item.fields.excerpt ? (
                    <span className="mt-1 block max-w-[52rem] text-mist">
                      <MarkedText text={item.fields.excerpt} marks={item.marks?.excerpt ?? []} />
                    </span>
                  ) : null}
                </span>
                <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
