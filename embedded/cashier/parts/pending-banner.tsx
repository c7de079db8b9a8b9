import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import Clock from "lucide-react/icons/clock";
import { SiteLink } from "../../parts/site-link.tsx";
import { amountOfType, useBalances } from "../../parts/use-balances.ts";
import { useCashier } from "../cashier-context.ts";
import { ROOT } from "../paths.ts";

/** A banner that is shown only while a withdrawal is pending. */
export function PendingBanner() {
  const { t, language } = useTranslation();
  const { currency } = useCashier();
  const amount = amountOfType(useBalances(), "PendingWithdrawal");
  if (amount <= 0) return null;
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-card border border-brass/45 bg-brass/8 px-4 py-2">
      <Clock size={20} aria-hidden="true" className="shrink-0" />
      <p className="flex-1">
        {t("cashier.pendingNotice", { amount: formatMoney(amount, currency, language) })}
      </p>
      <SiteLink
        to={`${ROOT}/withdraw/manage-pending`}
        className="touch-target font-semibold text-bright hover:text-ivory"
      >
        {t("cashier.manage")}
      </SiteLink>
    </div>
  );
}
