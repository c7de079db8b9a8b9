import type { CommissionPlan } from "@parlour/contracts/entities/affiliate";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";

export function PlanPanel({ plan, currency }: { plan: CommissionPlan; currency: string }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const percent = new Intl.NumberFormat(languageTag(language), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  const hasShare = plan.kind !== "CPA";
  return (
    <Panel title={t("affiliate.plan")}>
      <ul className="grid gap-2">
        {hasShare ? (
          <li>{t("affiliate.planShare", { percent: percent.format(plan.shareBasisPoints / 10_000) })}</li>
        ) : null}
        {plan.kind === "REVENUE_SHARE" ? null : (
          <li>
            {t("affiliate.planCpa", {
              amount: money(plan.cpaAmount),
              minimum: money(plan.cpaMinimumDeposit),
            })}
          </li>
        )}
        {hasShare ? (
          <li className="text-mist">
            {t(plan.carriesOver ? "affiliate.planCarries" : "affiliate.planForgives")}
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
