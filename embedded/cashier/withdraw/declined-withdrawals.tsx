import type { Withdrawal } from "@parlour/contracts/entities/payment";
import type { DeclineReason } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";

const reasons: Readonly<Record<DeclineReason, MessageKey>> = {
  NOT_OWN_ACCOUNT: "cashier.declinedNotOwnAccount",
  DOCUMENT_NEEDED: "cashier.declinedDocumentNeeded",
  WAGERING_NOT_MET: "cashier.declinedWageringNotMet",
  CONTACT_SUPPORT: "cashier.declinedContactSupport",
  REFUSED_BY_PROVIDER: "cashier.declinedRefusedByProvider",
  DEPOSIT_REVERSED: "cashier.declinedDepositReversed",
};
export const declinedShownMs = 30 * 86_400_000;

/** The withdrawals that were declined in the last 30 days, each with the reason. */
export function DeclinedWithdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t, language } = useTranslation();
  const since = Date.now() - declinedShownMs;
  const declined = withdrawals.filter(
    ({ status, createdAt }) => status === "DECLINED" && Date.parse(createdAt) >= since,
  );
  if (declined.length === 0) return null;
  const time = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="font-sans text-base font-semibold">{t("cashier.declinedLately")}</h2>
      <ul className="divide-y divide-line">
        {declined.map(({ id, amount, currency, target, createdAt, declineReason }) => (
          <li key={id} className="py-3.5">
            <p className="text-md font-semibold">{formatMoney(amount, currency, language)}</p>
            <p className="text-sm break-words text-mist [overflow-wrap:anywhere]">
              {target} · {time.format(new Date(createdAt))}
            </p>
            <p className="mt-1">{t(reasons[declineReason ?? "CONTACT_SUPPORT"])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
