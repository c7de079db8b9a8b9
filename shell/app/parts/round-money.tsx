import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";

/** A net result, which is winnings minus stakes, with its sign. */
export function NetAmount({ amount, currency }: { amount: number; currency: string }) {
  const { language } = useTranslation();
  const sign = amount > 0 ? "+" : amount < 0 ? "−" : "";
  return (
    <span className={amount > 0 ? "font-semibold text-gain" : "font-semibold"}>
      {sign}
      {formatMoney(Math.abs(amount), currency, language)}
    </span>
  );
}

type GrossProps = {
  stake: number | null;
  win: number | null;
  currency: string;
  /**
   * Whether the amounts belong to a poker table, in which case they are labelled as buy-in and payout.
   * There, stakes and winnings are known only for single hands.
   */
  isTable?: boolean;
};

/** The total stake and the total winnings. */
export function GrossAmounts({ stake, win, currency, isTable = false }: GrossProps) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    stake === null
      ? null
      : t(isTable ? "account.buyInAmount" : "account.stakeAmount", { amount: money(stake) }),
    win === null ? null : t(isTable ? "account.paidOutAmount" : "account.winAmount", { amount: money(win) }),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
