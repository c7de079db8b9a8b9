import type { HelpBranch, HelpEntry } from "@parlour/contracts/entities/help-place";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import FolderOpen from "lucide-react/icons/folder-open";
import { Link } from "react-router";

/** A list of help pages; sections show how many pages they contain. */
export function HelpEntries({ entries }: { entries: readonly (HelpEntry & Partial<HelpBranch>)[] }) {
  const { t } = useTranslation();
  return (
    <ul className="overflow-hidden rounded-panel border border-line bg-velvet">
      {entries.map(({ path, title, description, articles = 0 }) => (
        <li key={path} className="border-line not-first:border-t">
          <Link
            to={path}
            prefetch="intent"
            className="flex items-center gap-4 px-5 py-4 transition-colors hover:bg-raised"
          >
            {articles > 0 ? (
              <FolderOpen size={20} aria-hidden="true" className="shrink-0 text-brass" />
            ) : null}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="mt-0.5 block text-mist">{description}</span>
            </span>
            {articles > 0 ? (
              <span className="hidden text-sm text-mist sm:block">
                {t("help.articleCount", { count: articles })}
              </span>
            ) : null}
            <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
