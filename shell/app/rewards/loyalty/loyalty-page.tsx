import type { LoyaltySummary } from "@parlour/contracts/entities/loyalty-programme";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { PointsHistory, type PointsPage } from "./points-history.tsx";
import { RedeemPanel } from "./redeem-panel.tsx";
import { TierList } from "./tier-list.tsx";
import { TierProgress } from "./tier-progress.tsx";

type LoyaltyPageProps = {
  /** The loyalty data; null if it couldn't be loaded. */
  summary: LoyaltySummary | null;
  history: PointsPage | null;
  showsEmblem: boolean;
};

export function LoyaltyPage({ summary, history, showsEmblem }: LoyaltyPageProps) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.loyalty")}>
      {summary === null || history === null ? (
        <Panel>
          <ErrorState
            title={t("loyalty.loadFailed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      ) : summary.excluded ? (
        <Panel>
          <EmptyState title={t("loyalty.excludedTitle")}>{t("loyalty.excluded")}</EmptyState>
        </Panel>
      ) : (
        <>
          <TierProgress summary={summary} showsEmblem={showsEmblem} />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <RedeemPanel session={session} summary={summary} />
            <PointsHistory session={session} page={history} />
          </div>
          <TierList summary={summary} />
        </>
      )}
    </AccountPage>
  );
}
