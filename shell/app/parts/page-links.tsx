import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Link } from "react-router";

type PageLinksProps = {
  /** The path of the list's first page. */
  path: string;
  isFirstPage: boolean;
  nextCursor: string | null;
  /** The query parameter that contains the cursor. */
  parameter?: string;
};

/**
 * Links to the newest and the next older page of a list, whose cursor is in the URL; hidden if there is only one
 * page.
 */
export function PageLinks({ path, isFirstPage, nextCursor, parameter = "cursor" }: PageLinksProps) {
  const { t } = useTranslation();
  if (isFirstPage && nextCursor === null) return null;
  return (
    <nav
      aria-label={t("account.pages")}
      className="mt-4 flex justify-between gap-3 border-t border-line pt-4"
    >
      {isFirstPage ? (
        <span />
      ) : (
        <Link to={path} className={buttonClass()}>
          {t("account.newest")}
        </Link>
      )}
      {nextCursor === null ? null : (
        <Link to={`${path}?${new URLSearchParams({ [parameter]: nextCursor })}`} className={buttonClass()}>
          {t("account.older")}
        </Link>
      )}
    </nav>
  );
}
