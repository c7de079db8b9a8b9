import type { PaymentDebt } from "@parlour/contracts/entities/payment-problem";
import { formatMoney } from "@parlour/web/i18n/format-money";

/** The outstanding part of a debt, for example "Owes $30.00 of $50.00". */
export function debtText({ owed, amount, currency, writtenOff }: PaymentDebt): string {
  const money = (value: number) => formatMoney(value, currency, "en");
  if (writtenOff) return `${money(amount)} written off`;
  return owed === 0 ? `${money(amount)} collected` : `Owes ${money(owed)} of ${money(amount)}`;
}
