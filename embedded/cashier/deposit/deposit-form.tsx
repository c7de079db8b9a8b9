import type { Deposit } from "@parlour/contracts/entities/payment";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { ApiError } from "@parlour/web/api/api-error";
import { type Attempts, useAttempt } from "@parlour/web/api/use-attempt";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Result } from "@parlour/web/ui/result";
import Lock from "lucide-react/icons/lock";
import { type SubmitEvent, useState } from "react";
import { readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import type { Method } from "../method.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { clampAmount } from "../parts/clamp-amount.ts";
import { declaredText } from "../parts/declared-text.ts";
import { failureText, wrongFields } from "../parts/failure-text.ts";
import { limitFailure } from "../parts/limit-failure.ts";
import { type FieldValues, MethodFields } from "../parts/method-fields.tsx";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { presetAmounts } from "../parts/preset-amounts.ts";
import { useFieldFaults } from "../parts/use-field-faults.ts";
import { BonusPicker } from "./bonus-picker.tsx";
import { bonusFigures, type DepositBonus, missedMinimum } from "./deposit-bonus.ts";
import { DepositLimits } from "./deposit-limits.tsx";
import { FirstLimit } from "./first-limit.tsx";
import { useDepositLimits } from "./use-deposit-limits.ts";

type DepositFormProps = {
  method: Method;
  /** The amount that the player entered for the previously chosen method; null for a new form. */
  wanted: number | null;
  onAmount: (amount: number | null) => void;
  bonuses: readonly DepositBonus[];
  onClaimed: (bonus: DepositBonus) => void;
  onStarted: (deposit: Deposit) => void;
  /**
   * The idempotency keys of unanswered deposits. They are kept outside the form, because choosing another method
   * replaces the form.
   */
  attempts: Attempts;
};

/** The deposit form: the amount, the payment method's own fields and a summary of what will be paid. */
export function DepositForm(props: DepositFormProps) {
  const { method, wanted, onAmount, bonuses, onClaimed, onStarted, attempts } = props;
  const { t, language } = useTranslation();
  const { session, headers, currency } = useCashier();
  const { form } = method;
  const unit = typedUnit(currency, language);
  const presets = presetAmounts(method.min, method.max);
  const [start] = useState(() => clampAmount(wanted ?? presets[2] ?? method.min, method));
  const [typed, setTyped] = useState(writeAmount(start.amount, unit));
  const [offer, setOffer] = useState("");
  const [fields, setFields] = useState<FieldValues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [limits, setLimits] = useDepositLimits();
  const [isLimitAsked, setLimitAsked] = useState(false);
  const [isLimitSet, setLimitSet] = useState(false);
  const hasDepositLimit = limits?.items.some(({ kind, amount: own }) => kind === "DEPOSIT" && own !== null);
  const claim = useAttempt();
  const amount = readAmount(typed, currency, unit);
  const money = (value: number) => formatMoney(value, currency, language);
  const bonus = bonuses.find(({ offerId }) => offerId === null || offerId === offer);
  const needed = missedMinimum(amount, bonus);
  const fault =
    amountFault(t, language, typed, { ...method, kind: "deposit", currency }) ??
    (needed && t("cashier.bonusNeedsMore", { name: needed.name, amount: money(needed.amount) }));
  const read = readPaymentFields(form.fields, fields, new Date());
  const faults = useFieldFaults([...(fault ? ["amount"] : []), ...read.errors.map(({ field }) => field)]);
  // No figures are shown for an amount that can't be deposited.
  const payable = fault ? null : amount;
  const figures = payable === null || !bonus ? undefined : bonusFigures(payable, bonus.terms);
  const change = (text: string) => {
    setTyped(text);
    faults.change("amount");
    onAmount(readAmount(text, currency, unit));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!faults.check() || amount === null) return;
    const body = { ...read.values, method: method.code, amount, currency };
    setBusy(true);
    try {
      if (figures && bonus?.offerId) {
        const id = bonus.offerId;
        await claim.run(id, (idempotencyKey) =>
          api.optIn({ session, params: { id }, idempotencyKey, body: {} }),
        );
        onClaimed(bonus);
      }
      const deposit = await attempts.run(JSON.stringify(body), (idempotencyKey) =>
        api.createDeposit({ session, headers, idempotencyKey, body }),
      );
      onStarted(deposit);
    } catch (error) {
      const wrong = wrongFields(error);
      faults.refuse(wrong);
      if (wrong.length === 0) {
        const limited = limitFailure(t, language, error);
        const lacksLimit = error instanceof ApiError && error.errorCode === "DEPOSIT_LIMIT_REQUIRED";
        setLimitAsked(lacksLimit);
        if (lacksLimit) setLimits(await api.protectionLimits({ session }).catch(() => limits));
        setFailure(limited ?? t(failureText(error)));
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={faults.form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MoneyAmountField
        value={typed}
        onChange={change}
        min={method.min}
        max={method.max}
        presets={presets}
        error={faults.wrong.includes("amount") ? (fault ?? t("cashier.amountRefused")) : undefined}
        onLeave={(event) => faults.leave("amount", event)}
      />
      {start.changedTo !== null && amount === start.amount ? (
        <p role="status" className="-mt-3 text-sm text-bright">
          {t(start.changedTo === "minimum" ? "cashier.raisedToMinimum" : "cashier.loweredToMaximum", {
            amount: money(start.amount),
          })}
        </p>
      ) : null}
      {limits !== null && !hasDepositLimit ? (
        <FirstLimit
          limits={limits}
          isRequired={limits.depositLimitRequired}
          isAsked={isLimitAsked}
          onSet={(next) => {
            setLimits(next);
            setLimitAsked(false);
            setFailure(null);
            setLimitSet(true);
          }}
        />
      ) : null}
      {isLimitSet ? (
        <p role="status" className="text-sm text-bright">
          {t("cashier.limitSaved")}
        </p>
      ) : null}
      <DepositLimits limits={limits} />
      <MethodFields
        form={form}
        values={fields}
        onChange={(values, field) => {
          setFields(values);
          faults.change(field);
        }}
        onLeave={faults.leave}
        wrong={faults.wrong}
      />
      <BonusPicker bonuses={bonuses} value={offer} onChange={setOffer} amount={payable} />
      <div className="border-t border-line pt-5">
        <KeyValueList
          items={[
            { label: t("cashier.youPay"), value: payable === null ? "–" : money(payable) },
            { label: t("cashier.fee"), value: method.fee === 0 ? t("cashier.free") : money(method.fee) },
            ...(figures ? [{ label: t("cashier.bonusAdded"), value: money(figures.bonus) }] : []),
            ...(figures && figures.wagering > 0
              ? [
                  { label: t("cashier.lockedUntilWagered"), value: money(figures.locked) },
                  { label: t("cashier.wagering"), value: money(figures.wagering) },
                ]
              : []),
            {
              label: t("cashier.added"),
              value: payable === null ? "–" : money(payable + (figures?.bonus ?? 0)),
              strong: true,
            },
          ]}
        />
      </div>
      {failure ? (
        <Result of={failure}>
          <Banner tone="danger" live>
            {failure}
          </Banner>
        </Result>
      ) : null}
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="xl" full loading={busy}>
          {payable === null ? t("cashier.deposit") : t("cashier.depositAmount", { amount: money(payable) })}
        </Button>
        {form.note ? (
          <p className="flex items-center justify-center gap-2 text-sm text-mist">
            <Lock size={16} aria-hidden="true" />
            {declaredText(t, form.note, currency)}
          </p>
        ) : null}
      </div>
    </form>
  );
}
