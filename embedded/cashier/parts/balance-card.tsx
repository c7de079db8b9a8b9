import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { ReactNode } from "react";
import { amountOfType, useBalances } from "../../parts/use-balances.ts";
import { useCashier } from "../cashier-context.ts";
import { FreeBetNote } from "./free-bet-note.tsx";
import { LockedNote } from "./locked-note.tsx";
import { useApproximation } from "./use-approximation.ts";

const short: readonly (readonly [BalanceType, MessageKey])[] = [
  ["Unlocked", "cashier.unlocked"],
  ["Bonus", "cashier.bonus"],
  ["Locked", "cashier.locked"],
  ["Withdrawable", "cashier.withdrawable"],
];

const rest: readonly (readonly [BalanceType, MessageKey])[] = [
  ["NonPlayableBonus", "cashier.nonPlayableBonus"],
  ["PendingWithdrawal", "cashier.pendingWithdrawal"],
  ["PlayableCasino", "cashier.playableCasino"],
  ["PlayableSports", "cashier.playableSports"],
  ["PlayablePoker", "cashier.playablePoker"],
  ["PlayableHorses", "cashier.playableHorses"],
  ["Total", "cashier.total"],
];

/** A long amount, such as millions of rupiah, is written smaller instead of breaking between two digits. */
const amountSize = ({ length }: string): string =>
  length > 17 ? "text-2xl wrap-anywhere" : length > 11 ? "text-3xl" : "text-5xl";

export function BalanceCard({ actions }: { actions?: ReactNode }) {
  const { t, language } = useTranslation();
  const { currency } = useCashier();
  const balances = useBalances();
  const format = (type: BalanceType) => formatMoney(amountOfType(balances, type), currency, language);
  const worth = useApproximation()(amountOfType(balances, "Playable"));
  const lines = (list: typeof short) => list.map(([type, name]) => ({ label: t(name), value: format(type) }));
  return (
    <section
      aria-label={t("cashier.balance")}
      className="rounded-panel border border-line bg-velvet p-[18px] md:p-[26px]"
    >
      <p className="text-sm text-mist">{t("cashier.playable")}</p>
      {balances === null ? (
        <Skeleton className="my-2 h-11 w-48" />
      ) : (
        <div className="mb-4">
          <p
            className={classNames("font-display leading-tight", amountSize(format("Playable")))}
            data-testid="playable"
          >
            {format("Playable")}
          </p>
          {worth ? <p className="mt-1 text-sm text-mist">{worth}</p> : null}
        </div>
      )}
      {actions ? <div className="mb-5 flex flex-wrap gap-3">{actions}</div> : null}
      <KeyValueList items={lines(short)} />
      {amountOfType(balances, "Locked") + amountOfType(balances, "Bonus") > 0 ? <LockedNote /> : null}
      <FreeBetNote />
      <details className="group mt-2.5">
        <summary className="touch-target inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-bright hover:text-ivory">
          {t("cashier.everyBalance")}
        </summary>
        <div className="pt-2.5">
          <KeyValueList items={lines(rest)} />
        </div>
      </details>
    </section>
  );
}
