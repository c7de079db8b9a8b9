import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Result } from "@parlour/web/ui/result";
import { SiteLink } from "../../parts/site-link.tsx";
import { ROOT } from "../paths.ts";

/** The requested withdrawal and what happens next. */
export function WithdrawDone({ withdrawal, onAgain }: { withdrawal: Withdrawal; onAgain: () => void }) {
  const { t, language } = useTranslation();
  const { amount, fee, currency, target, id } = withdrawal;
  const money = (value: number) => formatMoney(value, currency, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Result of={id}>
        <Banner tone="success" title={t("cashier.withdrawalAsked")} live>
          {t("cashier.withdrawalAskedText")}
        </Banner>
      </Result>
      <KeyValueList
        items={[
          { label: t("cashier.fromBalance"), value: money(amount) },
          { label: t("cashier.arrives"), value: money(amount - fee) },
          { label: t("cashier.target"), value: target },
          { label: t("cashier.reference"), value: <span className="text-sm break-all">{id}</span> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <SiteLink to={`${ROOT}/withdraw/manage-pending`} className={buttonClass({ variant: "primary" })}>
          {t("cashier.managePending")}
        </SiteLink>
        <Button onClick={onAgain}>{t("cashier.anotherWithdrawal")}</Button>
      </div>
    </div>
  );
}
