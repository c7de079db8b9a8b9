import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { ROOT } from "../paths.ts";

const segment =
  "grid min-h-11 place-items-center rounded-[9px] px-3 py-1.5 font-semibold text-mist transition-colors hover:text-ivory aria-[current=page]:bg-raised aria-[current=page]:text-ivory";

export function WaySwitch({ way }: { way: "deposit" | "withdraw" }) {
  const { t } = useTranslation();
  const { config } = useCashier();
  if (!config.isCashierDepositEnabled || !config.isCashierWithdrawalEnabled) return null;
  return (
    <nav
      aria-label={t("cashier.ways")}
      className="grid auto-cols-fr grid-flow-col rounded-control border border-line bg-ink p-1"
    >
      <SiteLink
        to={`${ROOT}/deposit`}
        className={segment}
        aria-current={way === "deposit" ? "page" : undefined}
      >
        {t("cashier.deposit")}
      </SiteLink>
      <SiteLink
        to={`${ROOT}/withdraw`}
        className={segment}
        aria-current={way === "withdraw" ? "page" : undefined}
      >
        {t("cashier.withdraw")}
      </SiteLink>
    </nav>
  );
}
