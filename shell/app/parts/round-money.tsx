import { settledAs } from "@parlour/rules/settled-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";

type NetProps = {
  amount: number;
  currency: string;
  /** Whether the amount returns part of an earlier stake, so that it isn't a gain. */
  isReturn?: boolean;
};

/** A net result, which is winnings minus stakes, with its sign. */
export function NetAmount({ amount, currency, isReturn = false }: NetProps) {
  const { language } = useTranslation();
  const sign = amount > 0 ? "+" : amount < 0 ? "−" : "";
  return (
    <span className={amount > 0 && !isReturn ? "font-semibold text-gain" : "font-semibold"}>
      {sign}
      {formatMoney(Math.abs(amount), currency, language)}
    </span>
  );
}

type GrossProps = {
  stake: number | null;
  win: number | null;
  currency: string;
  /** The stake to compare the win with, if the stake is listed on another line. */
  betStake?: number | undefined;
  /**
   * Whether the amounts belong to a poker table, in which case they are labelled as buy-in and payout. At poker
   * tables, stakes and winnings are known only for single hands.
   */
  isTable?: boolean;
};

/** The total stake and the total winnings. */
export function GrossAmounts({ stake, win, currency, betStake, isTable = false }: GrossProps) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return [
    stake === null
      ? null
      : t(isTable ? "account.buyInAmount" : "account.stakeAmount", { amount: money(stake) }),
    win === null
      ? null
      : t(isTable ? "account.paidOutAmount" : winWord(win, stake ?? betStake), { amount: money(win) }),
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** A payout that isn't above its stake isn't called a win; a payout whose stake isn't known is called a payout. */
function winWord(win: number, stake: number | undefined) {
  if (stake === undefined) return "account.payoutAmount";
  return settledAs({ stake, paid: win }) === "RETURN" ? "account.returnedAmount" : "account.winAmount";
}
