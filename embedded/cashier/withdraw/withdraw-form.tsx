import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { type SubmitEvent, useEffect, useState } from "react";
import { readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { amountOfType, useBalances } from "../../parts/use-balances.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import type { Method } from "../method.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { type FieldValues, MethodFields } from "../parts/method-fields.tsx";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { payoutAmounts } from "../parts/preset-amounts.ts";
import { useFieldFaults } from "../parts/use-field-faults.ts";
import { ConfirmWithPin } from "./confirm-with-pin.tsx";

type Draft = { typed: string; fields: FieldValues };

/** Selects the first linked account if none is selected, or if the selected one has been removed. */
function withLinkedAccount(
  { fields }: Method["form"],
  values: FieldValues,
  accounts: readonly { id: string }[],
): FieldValues {
  const linked = fields.filter(({ type }) => type === "linkedAccount");
  const isLinked = (id: string | undefined) => accounts.some((account) => account.id === id);
  const choose = (id: string) => (isLinked(values[id]) ? values[id]! : (accounts[0]?.id ?? ""));
  return { ...values, ...Object.fromEntries(linked.map(({ id }) => [id, choose(id)])) };
}

function withoutSecrets({ fields }: Method["form"], values: FieldValues): FieldValues {
  const secrets = new Set(fields.filter(({ secret }) => secret).map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secrets.has(id)));
}

type WithdrawFormProps = { method: Method; onDone: (withdrawal: Withdrawal) => void };

/**
 * The withdrawal form: the amount, its destination and the payout after fees. The request is sent after the PIN is
 * entered.
 */
export function WithdrawForm({ method, onDone }: WithdrawFormProps) {
  const { t, language } = useTranslation();
  const { session, headers, currency, profile, memory } = useCashier();
  const unit = typedUnit(currency, language);
  const balances = useBalances();
  const withdrawable = amountOfType(balances, "Withdrawable");
  const spendable = { available: withdrawable, locked: amountOfType(balances, "Locked") };
  const accounts = profile.personaLinkedAccounts;
  const { form } = method;
  const draftName = `withdrawal ${method.code}`;
  const [draft] = useState(() => memory.find<Draft>(draftName));
  const [typed, setTyped] = useState(draft?.typed ?? writeAmount(method.min, unit));
  const [fields, setFields] = useState(() => withLinkedAccount(form, draft?.fields ?? {}, accounts));
  const [confirming, setConfirming] = useState(false);
  const amount = readAmount(typed, currency, unit);
  const fault = amountFault(t, language, typed, { ...method, kind: "withdrawal", currency }, spendable);
  const money = (value: number) => formatMoney(value, currency, language);
  const arriving = amount === null ? null : Math.max(0, amount - method.fee);
  const read = readPaymentFields(form.fields, fields, new Date());
  const faults = useFieldFaults([...(fault ? ["amount"] : []), ...read.errors.map(({ field }) => field)]);
  const target = read.values.target ?? "";
  const account = accounts.find(({ id }) => id === target);
  const targetName = account ? `${account.name} ${account.masked}` : target;

  useEffect(
    () => memory.keep(draftName, { typed, fields: withoutSecrets(form, fields) }),
    [memory, draftName, typed, form, fields],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (faults.check()) setConfirming(true);
  };

  return (
    <form ref={faults.form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MoneyAmountField
        value={typed}
        onChange={(text) => {
          setTyped(text);
          faults.change("amount");
        }}
        min={method.min}
        max={Math.min(method.max, Math.max(withdrawable, method.min))}
        presets={payoutAmounts(method.min, Math.min(method.max, withdrawable))}
        error={faults.wrong.includes("amount") ? (fault ?? t("cashier.amountRefused")) : undefined}
        onLeave={(event) => faults.leave("amount", event)}
      />
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
      <div className="border-t border-line pt-5">
        <KeyValueList
          items={[
            { label: t("cashier.fromBalance"), value: amount === null ? "–" : money(amount) },
            { label: t("cashier.fee"), value: method.fee === 0 ? t("cashier.free") : money(method.fee) },
            { label: t("cashier.arrives"), value: arriving === null ? "–" : money(arriving), strong: true },
          ]}
        />
      </div>
      <Button type="submit" variant="primary" size="xl" full>
        {amount === null ? t("cashier.withdraw") : t("cashier.withdrawAmount", { amount: money(amount) })}
      </Button>
      {amount === null || arriving === null ? null : (
        <ConfirmWithPin
          open={confirming}
          title={t("cashier.confirmWithdrawal")}
          text={t("cashier.confirmWithdrawalText", {
            amount: money(amount),
            arriving: money(arriving),
            target: targetName,
          })}
          action={t("cashier.withdrawAmount", { amount: money(amount) })}
          form="withdrawal"
          of={JSON.stringify({ amount, target, method: method.code })}
          onClose={() => setConfirming(false)}
          onFields={(refused) => {
            setConfirming(false);
            faults.refuse(refused);
          }}
          run={async (pinCode, idempotencyKey) => {
            const body = { method: method.code, amount, currency, target, pinCode };
            const withdrawal = await api.createWithdrawal({ session, headers, idempotencyKey, body });
            setConfirming(false);
            memory.forget(draftName);
            onDone(withdrawal);
          }}
        />
      )}
    </form>
  );
}
