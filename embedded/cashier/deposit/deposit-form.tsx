import type { Deposit, MethodGroup } from "@parlour/contracts/entities/payment";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { TextField } from "@parlour/web/ui/text-field";
import Lock from "lucide-react/icons/lock";
import { type SubmitEvent, useState } from "react";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { readAmount, typedUnit, writeAmount } from "../money.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { failureText, wrongFields } from "../parts/failure-text.ts";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { presetAmounts } from "../parts/preset-amounts.ts";
import { CardFields, type CardValues, emptyCard } from "./card-fields.tsx";

type Method = MethodGroup["methods"][number] & { group: string };

/** The amount, the fields of the method, and a summary before the deposit is made. */
export function DepositForm({
  method,
  onStarted,
}: {
  method: Method;
  onStarted: (deposit: Deposit) => void;
}) {
  const { t, language } = useTranslation();
  const { session, currency } = useCashier();
  const unit = typedUnit(currency, language);
  const presets = presetAmounts(method.min, method.max);
  const [typed, setTyped] = useState(writeAmount(presets[2] ?? method.min, unit));
  const [card, setCard] = useState<CardValues>(emptyCard);
  const [voucher, setVoucher] = useState("");
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  const amount = readAmount(typed, currency, unit);
  const fault = amountFault(t, language, typed, { ...method, currency });
  const money = (value: number) => formatMoney(value, currency, language);

  const fields = method.group === "CARD" ? card : method.group === "VOUCHER" ? { voucherCode: voucher } : {};
  const missing = Object.entries(fields).flatMap(([name, value]) => (value.trim() === "" ? [name] : []));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setErrors([...(fault ? ["amount"] : []), ...missing]);
    setFailure(null);
    if (fault || missing.length > 0 || amount === null) return;
    const body = { method: method.code, amount, currency, ...fields };
    setBusy(true);
    try {
      const key = attempt.key(JSON.stringify(body));
      const deposit = await api.createDeposit({ session, idempotencyKey: key, body });
      attempt.done();
      onStarted(deposit);
    } catch (error) {
      const wrong = wrongFields(error);
      setErrors(wrong);
      // The server has refused this request, so the next one needs a new idempotency key.
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
      {method.group === "CARD" ? <CardFields values={card} onChange={setCard} wrong={errors} /> : null}
      {method.group === "VOUCHER" ? (
        <TextField
          label={t("cashier.voucherCode")}
          value={voucher}
          onChange={(event) => setVoucher(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          hint={t("cashier.voucherHint")}
          error={errors.includes("voucherCode") ? t("cashier.voucherWrong") : undefined}
        />
      ) : null}
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
        <p className="flex items-center justify-center gap-2 text-sm text-mist">
          <Lock size={16} aria-hidden="true" />
          {t(method.group === "CRYPTO" ? "cashier.cryptoNext" : "cashier.bankMayAsk")}
        </p>
      </div>
    </form>
  );
}
