import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { useSports } from "../sports-context.ts";
import { AutoCashOut } from "./auto-cash-out.tsx";
import { CashOutForm } from "./cash-out-form.tsx";
import { useCashOutQuote } from "./use-cash-out-quote.ts";

const causes: Readonly<Record<string, MessageKey>> = {
  SUSPENDED: "sportsbook.cashOutSuspended",
  NOT_OFFERED: "sportsbook.cashOutNotOffered",
  FREE_BET: "sportsbook.cashOutFreeBet",
};

/** The cash-out of an open bet: its current value, the form to accept it, and the automatic rule. */
export function CashOut({ bet, live }: { bet: SportsBet; live: boolean }) {
  const { t, language } = useTranslation();
  const { session } = useSports();
  const offer = useCashOutQuote(session, bet, live);
  const [shown, setShown] = useState<"take" | "auto" | null>(null);
  const { quote, cause } = offer;
  const toggle = (part: "take" | "auto") => setShown(shown === part ? null : part);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        {quote ? (
          <Button
            variant={shown === "take" ? "secondary" : "play"}
            aria-expanded={shown === "take"}
            onClick={() => toggle("take")}
          >
            {t("sportsbook.cashOutFor", { amount: formatMoney(quote.value, quote.currency, language) })}
          </Button>
        ) : (
          <p className="text-sm text-mist">
            {cause && causes[cause] ? t(causes[cause]) : t("sportsbook.cashOutLoading")}
          </p>
        )}
        {quote || bet.autoCashOut !== null ? (
          <Button variant="quiet" size="md" aria-expanded={shown === "auto"} onClick={() => toggle("auto")}>
            {bet.autoCashOut === null
              ? t("sportsbook.autoCashOut")
              : t("sportsbook.autoCashOutAt", {
                  amount: formatMoney(bet.autoCashOut, bet.currency, language),
                })}
          </Button>
        ) : null}
      </div>
      {shown === "take" && quote && session !== null ? (
        <CashOutForm
          bet={bet}
          quote={quote}
          session={session}
          onQuote={offer.take}
          onDone={() => setShown(null)}
        />
      ) : null}
      {shown === "auto" && session !== null ? (
        <AutoCashOut bet={bet} session={session} value={quote?.value ?? null} onDone={() => setShown(null)} />
      ) : null}
    </div>
  );
}
