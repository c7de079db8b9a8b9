import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { MonthFigures } from "./month-figures.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import type { Portal } from "./portal.server.ts";
import { StatementPanel } from "./statement-panel.tsx";

export function AffiliatePortal({ portal }: { portal: Portal }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("affiliate.title")}>
      {portal === "failed" ? (
        <Panel>
          <ErrorState
            title={t("affiliate.failed")}
            retryLabel={t("affiliate.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      ) : portal === null ? (
        <Panel>
          <EmptyState
            title={t("affiliate.notYetTitle")}
            action={
              <Link to="/become-an-affiliate" className={buttonClass({ variant: "primary" })}>
                {t("affiliate.apply")}
              </Link>
            }
          >
            {t("affiliate.notYet")}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <MonthFigures statements={portal.newest} />
          <LinkPanel links={portal.links} />
          <StatementPanel page={portal.statements} isFirstPage={portal.isFirstPage} />
          <PlanPanel plan={portal.affiliate.plan} currency={portal.affiliate.currency} />
        </>
      )}
    </AccountPage>
  );
}
