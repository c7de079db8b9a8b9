import type { HelpBranch } from "@parlour/contracts/entities/help-place";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { HelpIcon } from "./help-icon.tsx";

/** The help sections with links to their first pages. */
export function HelpSections({ sections }: { sections: readonly HelpBranch[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
      {sections.map(({ path, title, description, icon, articles, first }) => (
        <li
          key={path}
          // A card alone in the last row spans the whole row.
          className="group/section flex flex-col rounded-tile border border-line bg-velvet lg:nth-[3n+1]:last:col-span-3"
        >
          <Link
            to={path}
            prefetch="intent"
            className="group flex items-start gap-4 rounded-tile p-5 transition-colors hover:bg-raised"
          >
            <HelpIcon name={icon} />
            <span className="min-w-0 flex-1">
              <span className="block text-md font-semibold">{title}</span>
              <span className="mt-0.5 block text-mist">{description}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className="mt-3 shrink-0 text-brass md:hidden" />
          </Link>
          <div className="hidden flex-1 flex-col px-5 pb-4 md:flex">
            <ul className="border-t border-line pt-2 lg:group-nth-[3n+1]/section:group-last/section:grid lg:group-nth-[3n+1]/section:group-last/section:grid-cols-3">
              {first.map((page) => (
                <li key={page.path}>
                  <Link
                    to={page.path}
                    prefetch="intent"
                    className="flex min-h-9 items-center text-ivory/90 underline-offset-4 hover:text-bright hover:underline"
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
            {articles > first.length ? (
              <Link
                to={path}
                className="touch-target mt-auto inline-flex min-h-9 items-center gap-1 self-start pt-1 text-sm font-semibold text-bright"
              >
                {t("help.allArticles", { count: articles })}
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
