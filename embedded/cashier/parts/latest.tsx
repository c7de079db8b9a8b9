import type { TransactionType } from "@parlour/contracts/enumerations";
import { settledAs } from "@parlour/rules/settled-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { LucideIcon } from "lucide-react";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Gift from "lucide-react/icons/gift";
import HandCoins from "lucide-react/icons/hand-coins";
import Scale from "lucide-react/icons/scale";
import Spade from "lucide-react/icons/spade";
import Trophy from "lucide-react/icons/trophy";
import { useCallback, useEffect } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";

const names: Readonly<Record<TransactionType, readonly [MessageKey, LucideIcon]>> = {
  DEPOSIT: ["cashier.typeDeposit", ArrowDownLeft],
  WITHDRAWAL: ["cashier.typeWithdrawal", ArrowUpRight],
  TRANSFER: ["cashier.typeTransfer", ArrowLeftRight],
  BET: ["cashier.typeBet", Spade],
  WIN: ["cashier.typeWin", Trophy],
  ROLLBACK: ["cashier.typeRollback", Scale],
  BONUS: ["cashier.typeBonus", Gift],
  JACKPOT: ["cashier.typeJackpot", Trophy],
  LOYALTY: ["cashier.typeLoyalty", Gift],
  ADJUSTMENT: ["cashier.typeAdjustment", Scale],
  COMMISSION: ["cashier.typeCommission", Gift],
  TIP: ["cashier.typeTip", HandCoins],
};

const shownAtMost = 5;

export function Latest() {
  const { t, language } = useTranslation();
  const { session, changes } = useCashier();
  const load = useCallback(
    (signal: AbortSignal) => api.transactions({ session, signal, query: { language } }),
    [session, language],
  );
  const history = useLoaded(load);
  const reload = history.state === "ready" ? history.reload : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every balance change
  useEffect(() => reload?.(), [changes]);
  const time = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Panel
      title={t("cashier.latest")}
      action={
        <SiteLink
          to="/account/history"
          className="touch-target text-sm font-semibold text-bright hover:text-ivory"
        >
          {t("cashier.allTransactions")}
        </SiteLink>
      }
    >
      {history.state === "loading" ? (
        <div className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ) : history.state === "failed" ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-mist">{t("cashier.notLoaded")}</p>
          <Button size="sm" onClick={history.retry}>
            {t("cashier.tryAgain")}
          </Button>
        </div>
      ) : history.value.items.length === 0 ? (
        <p className="text-mist">{t("cashier.nothingYet")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {history.value.items.slice(0, shownAtMost).map((item) => {
            const { id, type, amount, currency, createdAt, subject, stake, win } = item;
            // A bet's payout may be listed separately from its stake. If it is less than the stake, it is not called
            // a win.
            const isPayout = type === "WIN" && stake === null;
            const isReturn =
              isPayout &&
              subject?.stake !== undefined &&
              settledAs({ stake: subject.stake, paid: win ?? 0 }) === "RETURN";
            const [name, Icon] = isPayout ? (["cashier.typePayout", HandCoins] as const) : names[type];
            return (
              <li key={id} className="flex items-center gap-3.5 py-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-mist">
                  <Icon size={18} aria-hidden="true" />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="truncate">{(subject?.kind === "GAME" && subject.name) || t(name)}</p>
                  <p className="text-sm text-mist">{time.format(new Date(createdAt))}</p>
                </div>
                <p className={amount > 0 && !isReturn ? "font-semibold text-gain" : "font-semibold"}>
                  {amount > 0 ? "+" : amount < 0 ? "−" : ""}
                  {formatMoney(Math.abs(amount), currency, language)}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
