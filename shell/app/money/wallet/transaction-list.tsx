import type { Transaction } from "@parlour/contracts/entities/transaction";
import type { TransactionType } from "@parlour/contracts/enumerations";
import { roundNumber } from "@parlour/rules/round-number";
import { settledAs } from "@parlour/rules/settled-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { LucideIcon } from "lucide-react";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import HandCoins from "lucide-react/icons/hand-coins";
import Handshake from "lucide-react/icons/handshake";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Scale from "lucide-react/icons/scale";
import Spade from "lucide-react/icons/spade";
import Star from "lucide-react/icons/star";
import Trophy from "lucide-react/icons/trophy";
import { Link } from "react-router";
import { LocalTime } from "../../parts/local-time.tsx";
import { GrossAmounts, NetAmount } from "../../parts/round-money.tsx";

export const transactionNames: Readonly<Record<TransactionType, MessageKey>> = {
  DEPOSIT: "account.deposit",
  WITHDRAWAL: "account.withdrawal",
  TRANSFER: "account.transfer",
  BET: "account.bet",
  WIN: "account.win",
  ROLLBACK: "account.rollback",
  BONUS: "account.bonus",
  JACKPOT: "account.jackpot",
  LOYALTY: "account.loyalty",
  ADJUSTMENT: "account.adjustment",
  COMMISSION: "account.commission",
  TIP: "account.tip",
};

const icons: Readonly<Record<TransactionType, LucideIcon>> = {
  DEPOSIT: ArrowDownLeft,
  WITHDRAWAL: ArrowUpRight,
  TRANSFER: ArrowLeftRight,
  BET: Spade,
  WIN: Trophy,
  ROLLBACK: RotateCcw,
  BONUS: Gift,
  JACKPOT: Crown,
  LOYALTY: Star,
  ADJUSTMENT: Scale,
  COMMISSION: Handshake,
  TIP: HandCoins,
};

/** Account transactions, newest first. */
export function TransactionList({ items }: { items: readonly Transaction[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <TransactionLine item={item} />
        </li>
      ))}
    </ul>
  );
}

function TransactionLine({ item }: { item: Transaction }) {
  const { t, language } = useTranslation();
  const { type, amount, currency, createdAt, balanceAfter, reference, subject, stake, win } = item;
  const Icon = type === "WIN" && stake === null ? HandCoins : icons[type];
  // A payout is called a win only if it is known to be above its stake.
  const kind = t(type === "WIN" && stake === null ? "account.payout" : transactionNames[type]);
  const roundId = reference?.kind === "round" ? reference.id : null;
  const gross = stake !== null || win !== null;
  // A line with only a stake or only a win shows just that amount.
  const isNet = stake !== null && win !== null;
  const betStake = subject?.stake;
  const isReturn =
    stake === null &&
    win !== null &&
    betStake !== undefined &&
    settledAs({ stake: betStake, paid: win }) === "RETURN";
  return (
    <div className="flex items-start gap-3.5 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-mist max-[399px]:hidden">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-36">
          <p className="font-medium wrap-anywhere">{subject?.name || kind}</p>
          <p className="text-sm wrap-anywhere text-mist">
            {gross ? (
              <GrossAmounts
                stake={stake}
                win={win}
                currency={currency}
                betStake={betStake}
                isTable={subject?.kind === "TABLE"}
              />
            ) : subject?.name ? (
              kind
            ) : null}
            {type === "JACKPOT" ? ` · ${kind}` : null}
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm text-mist">
            <LocalTime at={createdAt} />
            {roundId ? (
              <Link
                to={`/account/games/${encodeURIComponent(roundId)}`}
                className="touch-target text-bright hover:text-ivory"
              >
                {t("account.round", { number: roundNumber(roundId) })}
              </Link>
            ) : null}
          </p>
        </div>
        <div className="ml-auto text-right">
          <p>
            {isNet ? <span className="sr-only">{t("account.netResult")} </span> : null}
            <NetAmount amount={amount} currency={currency} isReturn={isReturn} />
          </p>
          <p className="text-sm text-mist">
            {t("account.balanceAfter")} {formatMoney(balanceAfter, currency, language)}
          </p>
        </div>
      </div>
    </div>
  );
}
