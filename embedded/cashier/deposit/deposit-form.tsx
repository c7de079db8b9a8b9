import type { Deposit } from "@parlour/contracts/entities/payment";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import Lock from "lucide-react/icons/lock";
import { type SubmitEvent, useState } from "react";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import type { Method } from "../method.ts";
import { readAmount, typedUnit, writeAmount } from "../money.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { declaredText } from "../parts/declared-text.ts";
import { failureText, wrongFields } from "../parts/failure-text.ts";
import { type FieldValues, MethodFields } from "../parts/method-fields.tsx";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { presetAmounts } from "../parts/preset-amounts.ts";

type DepositFormProps = { method: Method; onStarted: (deposit: Deposit) => void };

/** The amount, the method's own fields and a summary of what will be paid. */
export function DepositForm({ method, onStarted }: DepositFormProps) {
  const { t, language } = useTranslation();
  const { session, currency } = useCashier();
  const { form } = method;
  const unit = typedUnit(currency, language);
  const presets = presetAmounts(method.min, method.max);
  const [typed, setTyped] = useState(writeAmount(presets[2] ?? method.min, unit));
  const [fields, setFields] = useState<FieldValues>({});
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const amount = readAmount(typed, currency, unit);
  const fault = amountFault(t, language, typed, { ...method, kind: "deposit", currency });
  const money = (value: number) => formatMoney(value, currency, language);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const read = readPaymentFields(form.fields, fields);
    setErrors([...(fault ? ["amount"] : []), ...read.errors.map(({ field }) => field)]);
    setFailure(null);
    if (fault || read.errors.length > 0 || amount === null) return;
    const body = { ...read.values, method: method.code, amount, currency };
    setBusy(true);
    try {
      const key = attempt.key(JSON.stringify(body));
      const deposit = await api.createDeposit({ session, idempotencyKey: key, body });
      attempt.done();
      onStarted(deposit);
    } catch (error) {
      const wrong = wrongFields(error);
      setErrors(wrong);
      // The server refused this attempt for good, so the next one needs a new idempotency key.
      if (wrong.length > 0) attempt.done();
      else setFailure(t(failureText(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <MoneyAmountField
        value={typed}
        onChange={setTyped}
        min={method.min}
        max={method.max}
        presets={presets}
        error={errors.includes("amount") ? (fault ?? t("cashier.amountMissing")) : undefined}
      />
      <MethodFields form={form} values={fields} onChange={setFields} wrong={errors} />
      <div className="border-t border-line pt-5">
        <KeyValueList
          items={[
            { label: t("cashier.youPay"), value: amount === null ? "–" : money(amount) },
            { label: t("cashier.fee"), value: method.fee === 0 ? t("cashier.free") : money(method.fee) },
            { label: t("cashier.added"), value: amount === null ? "–" : money(amount), strong: true },
          ]}
        />
      </div>
      {failure ? (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      ) : null}
      <div className="grid gap-3">
        <Button type="submit" variant="primary" size="xl" full loading={busy}>
          {amount === null ? t("cashier.deposit") : t("cashier.depositAmount", { amount: money(amount) })}
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
