import type { MethodGroup, Withdrawal } from "@parlour/contracts/entities/payment";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useState } from "react";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { readAmount, typedUnit, writeAmount } from "../money.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { presetAmounts } from "../parts/preset-amounts.ts";
import { amountOfType, useBalances } from "../parts/use-balances.ts";
import { ConfirmWithPin } from "./confirm-with-pin.tsx";

type WithdrawFormProps = {
  method: MethodGroup["methods"][number];
  group: string;
  onDone: (withdrawal: Withdrawal) => void;
};

/**
 * The amount, the destination and the net amount. The withdrawal is requested only after the PIN is entered.
 */
export function WithdrawForm({ method, group, onDone }: WithdrawFormProps) {
  const { t, language } = useTranslation();
  const { session, currency, profile } = useCashier();
  const unit = typedUnit(currency, language);
  const withdrawable = amountOfType(useBalances(), "Withdrawable");
  const accounts = profile.personaLinkedAccounts;
  const [typed, setTyped] = useState(writeAmount(method.min, unit));
  const [target, setTarget] = useState(group === "CBT" ? (accounts[0]?.id ?? "") : "");
  const [tried, setTried] = useState(false);
  const [wrongTarget, setWrongTarget] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const amount = readAmount(typed, currency, unit);
  const fault = amountFault(t, language, typed, { ...method, currency }, withdrawable);
  const money = (value: number) => formatMoney(value, currency, language);
  const arriving = amount === null ? null : Math.max(0, amount - method.fee);
  const account = accounts.find(({ id }) => id === target);
  const targetName = account ? `${account.name} ${account.masked}` : target;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setWrongTarget(target.trim() === "");
    if (!fault && target.trim() !== "") setConfirming(true);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <MoneyAmountField
        value={typed}
        onChange={setTyped}
        min={method.min}
        max={Math.min(method.max, Math.max(withdrawable, method.min))}
        presets={presetAmounts(method.min, Math.min(method.max, withdrawable))}
        error={tried ? fault : undefined}
      />
      {group === "CBT" ? (
        <SelectField
          label={t("cashier.linkedAccount")}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          options={accounts.map(({ id, name, masked }) => ({ value: id, label: `${name} ${masked}` }))}
        />
      ) : (
        <TextField
          label={t("cashier.cryptoAddress", { currency })}
          value={target}
          onChange={(event) => {
            setTarget(event.target.value.trim());
            setWrongTarget(false);
          }}
          autoComplete="off"
          spellCheck={false}
          hint={t("cashier.cryptoAddressHint")}
          error={wrongTarget ? t("cashier.addressWrong") : undefined}
        />
      )}
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
          of={JSON.stringify({ amount, target, method: method.code })}
          onClose={() => setConfirming(false)}
          onFields={(fields) => {
            setConfirming(false);
            setWrongTarget(fields.includes("target"));
          }}
          run={async (pinCode, idempotencyKey) => {
            const body = { method: method.code, amount, currency, target, pinCode };
            const withdrawal = await api.createWithdrawal({ session, idempotencyKey, body });
            setConfirming(false);
            onDone(withdrawal);
          }}
        />
      )}
    </form>
  );
}
