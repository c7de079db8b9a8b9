import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shownAmount } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { keepTyped, readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { api } from "../api.ts";
import { failureText } from "../slip/bet-failure.ts";

type AutoCashOutProps = {
  bet: SportsBet;
  session: string;
  /** The current cash-out value; the player's target must be above it. */
  value: number | null;
  onDone: () => void;
};

/** The rule that closes a bet as soon as its cash-out value reaches an amount chosen by the player. */
export function AutoCashOut({ bet, session, value, onDone }: AutoCashOutProps) {
  const { t, language } = useTranslation();
  const unit = typedUnit(bet.currency, language);
  const [typed, setTyped] = useState(bet.autoCashOut === null ? "" : writeAmount(bet.autoCashOut, unit));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const params = { bet: bet.id };

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (failure) {
      setError(failureText(t, language, bet.currency, failure));
    }
    setBusy(false);
  };
  const save = () => {
    const target = readAmount(typed, bet.currency, unit);
    const least = value ?? 0;
    if (target === null || target <= least || target > bet.potentialPayout) {
      const money = (amount: number) => formatMoney(amount, bet.currency, language);
      setError(t("sportsbook.autoCashOutRange", { min: money(least), max: money(bet.potentialPayout) }));
      return;
    }
    setError(undefined);
    void run(() => api.setAutoCashOut({ session, params, body: { target } }));
  };

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-chip bg-raised p-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t("sportsbook.autoCashOutTarget")}
        hint={t("sportsbook.autoCashOutHint")}
        error={error}
        aside={unit.code}
        value={shownAmount(typed, unit.decimalSeparator)}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setTyped(keepTyped(event.target.value, unit))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {t("sportsbook.save")}
        </Button>
        {bet.autoCashOut === null ? null : (
          <Button disabled={busy} onClick={() => run(() => api.removeAutoCashOut({ session, params }))}>
            {t("sportsbook.removeRule")}
          </Button>
        )}
      </div>
    </form>
  );
}
