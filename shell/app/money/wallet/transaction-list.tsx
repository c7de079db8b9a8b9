import type { Transaction } from "@parlour/contracts/entities/transaction";
import type { TransactionType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { LucideIcon } from "lucide-react";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import Handshake from "lucide-react/icons/handshake";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Scale from "lucide-react/icons/scale";
import Spade from "lucide-react/icons/spade";
import Star from "lucide-react/icons/star";
import Trophy from "lucide-react/icons/trophy";
import { LocalTime } from "../../parts/local-time.tsx";

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
};

/** Account transactions, newest first. */
export function TransactionList({ items }: { items: readonly Transaction[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <TransactionLine {...item} />
        </li>
      ))}
    </ul>
  );
}

function TransactionLine({ type, amount, currency, createdAt, balanceAfter, reference }: Transaction) {
  const { t, language } = useTranslation();
  const Icon = icons[type];
  const size = formatMoney(Math.abs(amount), currency, language);
  const came = amount > 0;
  return (
    <div className="flex items-center gap-3.5 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-mist">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate">
          {t(transactionNames[type])}
          {reference ? <span className="text-mist"> · {reference.id}</span> : null}
        </p>
        <p className="text-sm text-mist">
          <LocalTime at={createdAt} />
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className={came ? "font-semibold text-gain" : "font-semibold"}>
          {came ? "+" : "−"}
          {size}
        </p>
        <p className="text-sm text-mist">
          <span className="sr-only">{t("account.balanceAfter")} </span>
          {formatMoney(balanceAfter, currency, language)}
        </p>
      </div>
    </div>
  );
}
