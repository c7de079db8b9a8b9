import type { CashOutQuote, SportsBet } from "@parlour/contracts/entities/sports-bet";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import { partialCashOut } from "@parlour/sports";
import { ApiError } from "@parlour/web/api/api-error";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { FieldError } from "@parlour/web/ui/form-field";
import { showToast } from "@parlour/web/ui/toast";
import { useId, useState } from "react";
import { api } from "../api.ts";
import { failureText } from "../slip/bet-failure.ts";

type CashOutFormProps = {
  bet: SportsBet;
  quote: CashOutQuote;
  session: string;
  onQuote: (quote: CashOutQuote) => void;
  onDone: () => void;
};

const WHOLE = 1_000;

/** Cashes out all or part of the bet, after showing what is paid and what stays open. */
export function CashOutForm({ bet, quote, session, onQuote, onDone }: CashOutFormProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const attempt = useAttempt();
  const [part, setPart] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { currency } = quote;
  const money = (minor: bigint) => formatAmount(minor, currency, languageTag(language));
  const share = new Intl.NumberFormat(languageTag(language), { style: "percent" }).format(part / WHOLE);
  const value = minorUnitsOf(quote.value, currency);
  const taken = part === WHOLE ? null : partialCashOut(value, minorUnitsOf(quote.openStake, currency), part);
  const paid = part === WHOLE ? value : (taken?.paidMinor ?? 0n);

  const submit = async () => {
    setBusy(true);
    setError(undefined);
    const body = { token: quote.token, partPermille: part };
    try {
      await attempt.run(JSON.stringify(body), (idempotencyKey) =>
        api.cashOut({ session, params: { bet: bet.id }, body, idempotencyKey }),
      );
      showToast({ tone: "success", title: t("sportsbook.cashOutDone", { amount: money(paid) }) });
      onDone();
    } catch (failure) {
      setError(failureText(t, language, currency, failure));
      const fresh =
        failure instanceof ApiError ? (failure.details.quote as CashOutQuote | undefined) : undefined;
      if (fresh) onQuote(fresh);
    }
    setBusy(false);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-chip bg-raised p-3">
      <div>
        <label htmlFor={id} className="flex justify-between gap-3 text-sm font-semibold">
          <span>{t("sportsbook.cashOutPart")}</span>
          <span className="tabular-nums">{share}</span>
        </label>
        <input
          id={id}
          type="range"
          min={100}
          max={WHOLE}
          step={50}
          value={part}
          aria-valuetext={share}
          onChange={(event) => setPart(Number(event.target.value))}
          className="mt-1 h-11 w-full"
        />
      </div>
      <p className="text-sm" aria-live="polite">
        {taken
          ? t("sportsbook.cashOutSplit", { paid: money(taken.paidMinor), left: money(taken.stakeLeftMinor) })
          : t("sportsbook.cashOutAll", { paid: money(paid) })}
      </p>
      <Button variant="primary" loading={busy} disabled={paid === 0n} onClick={submit}>
        {t("sportsbook.cashOutConfirm", { amount: money(paid) })}
      </Button>
      <div role="alert">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
