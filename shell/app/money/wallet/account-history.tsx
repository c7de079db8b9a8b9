import type { Transaction } from "@parlour/contracts/entities/transaction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { EmptyArt } from "../../parts/empty-art.tsx";
import { HistoryFilters, type HistoryQuery } from "./history-filters.tsx";
import { TransactionList } from "./transaction-list.tsx";

type AccountHistoryProps = {
  query: HistoryQuery;
  isFirstPage: boolean;
  /** The transactions; null if the wallet couldn't be read. */
  page: { items: readonly Transaction[]; nextCursor: string | null } | null;
  /** The URL that returns the same transactions as CSV. */
  exportPath: string;
};

export function AccountHistory({ query, isFirstPage, page, exportPath }: AccountHistoryProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const linkTo = (cursor: string | null) => {
    const chosen = Object.entries({ ...query, cursor: cursor ?? "" }).filter(([, value]) => value !== "");
    return `/account/history?${new URLSearchParams(chosen)}`;
  };
  return (
    <AccountPage title={t("player.history")}>
      <Panel>
        <HistoryFilters
          query={query}
          aside={
            <Link
              to="/account/statements"
              className="inline-flex min-h-11 items-center gap-2 text-sm text-bright hover:text-ivory"
            >
              <FileText size={16} aria-hidden="true" />
              {t("player.statements")}
            </Link>
          }
        />
        {page === null ? (
          <ErrorState
            title={t("account.historyFailed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        ) : page.items.length === 0 ? (
          <EmptyState art={<EmptyArt name="transactions" />} title={t("account.historyEmptyTitle")}>
            {t("account.historyEmpty")}
          </EmptyState>
        ) : (
          <>
            <TransactionList items={page.items} />
            <p className="mt-4 text-right">
              <a
                href={exportPath}
                download
                className="inline-flex min-h-11 items-center gap-2 text-sm text-brass"
              >
                <Download size={16} aria-hidden="true" />
                {t("account.exportHistory")}
              </a>
            </p>
          </>
        )}
        {page && (page.nextCursor || !isFirstPage) ? (
          <nav
            aria-label={t("account.pages")}
            className="mt-4 flex justify-between gap-3 border-t border-line pt-4"
          >
            {isFirstPage ? (
              <span />
            ) : (
              <Link to={linkTo(null)} className={buttonClass()}>
                {t("account.newest")}
              </Link>
            )}
            {page.nextCursor ? (
              <Link to={linkTo(page.nextCursor)} className={buttonClass()}>
                {t("account.older")}
              </Link>
            ) : null}
          </nav>
        ) : null}
      </Panel>
    </AccountPage>
  );
}
