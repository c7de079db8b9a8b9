import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { SiteLink } from "../../parts/site-link.tsx";
import { useActiveBonus } from "../parts/locked-note.tsx";

/**
 * Explains, before a withdrawal or transfer, what an active bonus locks and what forfeiting it would cost.
 */
export function ActiveBonusNotice() {
  const { t, language } = useTranslation();
  const bonus = useActiveBonus();
  if (!bonus) return null;
  const money = (amount: number) => formatMoney(Math.max(0, amount), bonus.currency, language);
  return (
    <Banner
      tone="warning"
      live
      title={t("cashier.bonusActive", { name: bonus.name })}
      action={
        <SiteLink to="/account/bonuses" className={bannerActionClass}>
          {t("cashier.seeBonuses")}
        </SiteLink>
      }
    >
      {t("cashier.bonusActiveText", {
        bonus: money(bonus.balance),
        locked: money(bonus.locked),
        left: money(bonus.wageringRequired - bonus.wageringDone),
        loses: money(bonus.forfeit.loses),
        frees: money(bonus.forfeit.frees),
      })}
    </Banner>
  );
}
