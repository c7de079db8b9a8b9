import type { Transaction } from "@parlour/contracts/entities/transaction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { TransactionList } from "../money/wallet/transaction-list.tsx";
import { WalletPanel } from "../money/wallet/wallet-panel.tsx";
import { useAccount } from "../parts/account-context.ts";
import { LoyaltyTiles } from "../rewards/loyalty/loyalty-tiles.tsx";
import { useSite } from "../use-site.ts";

const SHOWN = 4;

/** The account overview: balances and recent activity. */
export function AccountOverview({ latest }: { latest: readonly Transaction[] | null }) {
  const { t } = useTranslation();
  const { player } = useSite();
  const { profile, loyalty, showsTierEmblem } = useAccount();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <h1 className="text-3xl max-lg:sr-only md:text-4xl">
        {t("account.greeting", { name: profile.firstName || profile.nickname })}
      </h1>
      {player ? <WalletPanel player={player} /> : null}
      {loyalty ? <LoyaltyTiles loyalty={loyalty} showsEmblem={showsTierEmblem} /> : null}
      {latest ? (
        <Panel
          title={t("account.latest")}
          action={
            latest.length > 0 ? (
              <Link to="/account/history" className="touch-target text-bright hover:text-ivory">
                {t("account.seeAll")}
              </Link>
            ) : null
          }
        >
          {latest.length > 0 ? (
            <TransactionList items={latest.slice(0, SHOWN)} />
          ) : (
            <EmptyState title={t("account.historyEmptyTitle")}>{t("account.historyEmpty")}</EmptyState>
          )}
        </Panel>
      ) : null}
    </div>
  );
}
