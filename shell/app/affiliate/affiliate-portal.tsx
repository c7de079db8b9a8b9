import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Tile } from "@parlour/web/ui/tile";
import Coins from "lucide-react/icons/coins";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import UserPlus from "lucide-react/icons/user-plus";
import Wallet from "lucide-react/icons/wallet";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../account/account-page.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import type { Portal } from "./portal.server.ts";
import { StatementPanel } from "./statement-panel.tsx";

/** Everything that an affiliate has with us. */
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
          {portal.statements[0] ? <Month statement={portal.statements[0]} /> : null}
          <LinkPanel links={portal.links} />
          <StatementPanel statements={portal.statements} />
          <PlanPanel plan={portal.affiliate.plan} currency={portal.affiliate.currency} />
        </>
      )}
    </AccountPage>
  );
}

function Month({ statement }: { statement: AffiliateStatement }) {
  const { t, language } = useTranslation();
  const { clicks, joins, firstDeposits, commission, currency } = statement;
  return (
    <section aria-label={t("affiliate.thisMonth")}>
      <h2 className="mb-3 text-xl">{t("affiliate.thisMonth")}</h2>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <Tile icon={<MousePointerClick size={20} />} label={t("affiliate.clicks")} value={clicks} />
        <Tile icon={<UserPlus size={20} />} label={t("affiliate.joins")} value={joins} />
        <Tile icon={<Wallet size={20} />} label={t("affiliate.firstDeposits")} value={firstDeposits} />
        <Tile
          icon={<Coins size={20} />}
          label={t("affiliate.commission")}
          value={formatMoney(commission, currency, language)}
        />
      </div>
    </section>
  );
}
