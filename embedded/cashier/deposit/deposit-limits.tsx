import type { ProtectionLimits } from "@parlour/contracts/entities/protection";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { limitPeriods } from "../parts/limit-failure.ts";

/** Shows the remaining deposit limits. Renders nothing if there are none. */
export function DepositLimits({ limits }: { limits: ProtectionLimits | null }) {
  const { t, language } = useTranslation();
  const { currency } = useCashier();
  const set = (limits?.items ?? []).filter(({ kind, remaining }) => kind === "DEPOSIT" && remaining !== null);
  if (set.length === 0) return null;
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <div className="grid gap-1 text-sm text-mist">
      {set.map(({ period, effective, remaining }) => {
        const name = limitPeriods[period];
        if (!name || effective === null || remaining === null) return null;
        return (
          <p key={period}>
            {t("cashier.limitLeft", {
              period: t(name),
              remaining: money(remaining),
              limit: money(effective),
            })}
          </p>
        );
      })}
      <p>
        <SiteLink to="/account/limits" className="text-bright underline underline-offset-4">
          {t("cashier.limitChange")}
        </SiteLink>
      </p>
    </div>
  );
}
