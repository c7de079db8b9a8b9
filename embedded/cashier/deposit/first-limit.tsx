import type { ProtectionLimits } from "@parlour/contracts/entities/protection";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shownAmount } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useId, useRef, useState } from "react";
import { keepTyped, readAmount, typedUnit } from "../../parts/money.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { failureText } from "../parts/failure-text.ts";
import { limitPeriods } from "../parts/limit-failure.ts";

const periods = ["MONTH", "WEEK", "DAY"] as const;
type Period = (typeof periods)[number];

type FirstLimitProps = {
  limits: ProtectionLimits;
  isRequired: boolean;
  /** True if the server has just refused a deposit because no limit is set; the form then takes the focus. */
  isAsked: boolean;
  onSet: (limits: ProtectionLimits) => void;
};

/**
 * Offers a deposit limit within the deposit form to players who have none; some jurisdictions require one.
 */
export function FirstLimit({ limits, isRequired, isAsked, onSet }: FirstLimitProps) {
  const { t, language } = useTranslation();
  const { session, currency } = useCashier();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [period, setPeriod] = useState<Period>("MONTH");
  const [fault, setFault] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const unit = typedUnit(currency, language);
  useEffect(() => {
    if (isAsked) panel.current?.querySelector("input")?.focus();
  }, [isAsked]);

  const amount = readAmount(typed, currency, unit);
  const isWrong = amount === null || amount <= 0;

  const save = async () => {
    if (busy) return;
    if (amount === null || amount <= 0) {
      setLeft(true);
      panel.current?.querySelector("input")?.focus();
      return;
    }
    setBusy(true);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      onSet(await api.setProtectionLimit({ session, body: { kind: "DEPOSIT", period, amount, timeZone } }));
    } catch (error) {
      setFault(t(failureText(error)));
      setBusy(false);
    }
  };
  if (!isRequired && !isOpen) {
    return (
      <p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("cashier.limitOffer")}
        </Button>
      </p>
    );
  }
  const ofPlace = limits.items.filter(
    ({ kind, jurisdictionAmount }) => kind === "DEPOSIT" && jurisdictionAmount !== null,
  );
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-brass/60 bg-raised p-4"
    >
      <div>
        <h2 id={titleId} className="font-sans text-md font-semibold">
          {t(isRequired ? "cashier.limitFirst" : "cashier.limitOffer")}
        </h2>
        <p className="mt-1 text-sm text-mist" role={isAsked ? "alert" : undefined}>
          {isRequired ? `${t("cashier.limitFirstText")} ` : null}
          {t("cashier.limitOfferText")}
        </p>
        {ofPlace.map(({ period: name, jurisdictionAmount }) => (
          <p key={name} className="mt-1 text-sm text-mist">
            {t("cashier.limitByPlace", {
              amount: formatMoney(jurisdictionAmount!, currency, language),
              period: t(limitPeriods[name]!),
            })}
          </p>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("cashier.limitAmount", { currency: unit.code })}
          inputMode="decimal"
          autoComplete="off"
          value={shownAmount(typed, unit.decimalSeparator)}
          error={fault ?? (isLeft && isWrong ? t("cashier.limitWrong") : undefined)}
          onBlur={() => {
            if (typed.trim() !== "") setLeft(true);
          }}
          onChange={(event) => {
            setTyped(keepTyped(event.target.value, unit));
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The field is inside the deposit form, which Enter would otherwise submit.
            event.preventDefault();
            void save();
          }}
        />
        <SelectField
          label={t("cashier.limitPeriod")}
          value={period}
          onChange={(event) => setPeriod(event.target.value as Period)}
          options={periods.map((value) => ({ value, label: t(limitPeriods[value]!) }))}
        />
      </div>
      <div>
        <Button variant={isRequired ? "primary" : undefined} loading={busy} onClick={() => void save()}>
          {t("cashier.limitSave")}
        </Button>
      </div>
    </section>
  );
}
