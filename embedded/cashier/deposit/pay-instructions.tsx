import type { Deposit } from "@parlour/contracts/entities/payment";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Progress } from "@parlour/web/ui/progress";
import { QrCode } from "@parlour/web/ui/qr-code";

/** The payment instructions, and how much has arrived. */
export function PayInstructions({ deposit }: { deposit: Deposit }) {
  const { t, language } = useTranslation();
  const { instructions, amount, currency } = deposit;
  if (instructions === null) return null;
  const { address, uri, reference, confirmations, confirmationsNeeded, received } = instructions;
  const copy = { copyLabel: t("cashier.copy"), copiedLabel: t("cashier.copied") };
  return (
    <div className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
      {uri ? <QrCode text={uri} label={t("cashier.qrCode")} /> : null}
      <div className="grid content-start gap-4">
        <CopyField label={t("cashier.sendExactly")} value={String(amount)} {...copy} />
        <CopyField label={t(uri ? "cashier.toAddress" : "cashier.toAccount")} value={address} {...copy} />
        {reference ? <CopyField label={t("cashier.remark")} value={reference} {...copy} /> : null}
        {confirmationsNeeded > 0 && received > 0 ? (
          <div className="grid gap-2" role="status">
            <p>
              {t("cashier.received", { amount: formatMoney(received, currency, language) })}{" "}
              {received === amount ? null : t(received > amount ? "cashier.overpaid" : "cashier.underpaid")}
            </p>
            <Progress
              value={confirmations}
              max={confirmationsNeeded}
              label={t("cashier.confirmations", { count: confirmations, needed: confirmationsNeeded })}
            />
            <p className="text-sm text-mist">
              {t("cashier.confirmations", { count: confirmations, needed: confirmationsNeeded })}
            </p>
          </div>
        ) : null}
      </div>
    </div>
  );
}
