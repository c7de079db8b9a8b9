import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import Download from "lucide-react/icons/download";
import { useEffect } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { PeriodForm } from "./period-form.tsx";
import { PlayTable } from "./play-table.tsx";
import type { StatementData } from "./statement.server.ts";
import { LifetimeList, SummaryList } from "./summary-list.tsx";

/** The player's statement for a period, on screen and as a download. */
export function StatementPage(page: StatementData) {
  const { statement, fault, zone, pdfPath, csvPath } = page;
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  useBrowserZone(page.isZoneKnown, zone);
  return (
    <AccountPage title={t("player.statements")}>
      <p className="max-w-prose text-mist">{t("statements.intro")}</p>
      <Panel>
        <PeriodForm {...page} />
      </Panel>
      {statement === null ? (
        fault ? null : (
          <ErrorState
            title={t("statements.failed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        )
      ) : (
        <>
          <Panel title={t("statements.summary")}>
            <SummaryList statement={statement} />
            <p className="mt-5 flex flex-wrap gap-3">
              <a href={pdfPath} download className={buttonClass({ variant: "primary" })}>
                <Download size={18} aria-hidden="true" />
                {t("statements.pdf")}
              </a>
              <a href={csvPath} download className={buttonClass()}>
                <Download size={18} aria-hidden="true" />
                {t("statements.csv")}
              </a>
            </p>
          </Panel>
          <Panel title={t("statements.byGame")}>
            <PlayTable statement={statement} />
          </Panel>
          <Panel title={t("statements.lifetime")}>
            <LifetimeList statement={statement} />
          </Panel>
          <p className="max-w-prose text-sm text-mist">{t("statements.zone", { zone })}</p>
        </>
      )}
    </AccountPage>
  );
}

/** Reloads the statement in the browser's time zone if it differs from the one that the server used. */
function useBrowserZone(isZoneKnown: boolean, zone: string): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isZoneKnown || own === zone) return;
    const next = new URLSearchParams(params);
    next.set("zone", own);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  }, [isZoneKnown, zone, params, navigate]);
}
