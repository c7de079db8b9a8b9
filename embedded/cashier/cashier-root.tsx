import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { SiteLink } from "../parts/site-link.tsx";
import { useCashier } from "./cashier-context.ts";
import { BalanceCard } from "./parts/balance-card.tsx";
import { ROOT } from "./paths.ts";

/** The balances, with links to deposit and withdraw. */
export function CashierRoot() {
  const { t } = useTranslation();
  const { config } = useCashier();
  return (
    <BalanceCard
      actions={
        <>
          {config.isCashierDepositEnabled ? (
            <SiteLink to={`${ROOT}/deposit`} className={buttonClass({ variant: "primary", size: "lg" })}>
              <ArrowDownLeft size={20} aria-hidden="true" />
              {t("cashier.deposit")}
            </SiteLink>
          ) : null}
          {config.isCashierWithdrawalEnabled ? (
            <SiteLink to={`${ROOT}/withdraw`} className={buttonClass({ variant: "secondary", size: "lg" })}>
              <ArrowUpRight size={20} aria-hidden="true" />
              {t("cashier.withdraw")}
            </SiteLink>
          ) : null}
        </>
      }
    />
  );
}
