import type { BankAccount } from "@parlour/contracts/entities/bank-account";
import type { PaymentField } from "@parlour/contracts/entities/payment-kind";
import { readPaymentFields } from "@parlour/rules/payment-fields";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { type FieldValues, MethodFields } from "../parts/method-fields.tsx";
import { useFieldFaults } from "../parts/use-field-faults.ts";
import { BANK_ACCOUNTS, pinPath } from "../paths.ts";
import { ConfirmWithPin } from "../withdraw/confirm-with-pin.tsx";

type LinkAccountFormProps = {
  fields: readonly PaymentField[];
  onLinked: (account: BankAccount) => void;
};

type Draft = { name: string; values: FieldValues };
const draftName = "bank account";

/** The fields that the provider asks for in the player's country; linking needs the PIN. */
export function LinkAccountForm({ fields, onLinked }: LinkAccountFormProps) {
  const { t } = useTranslation();
  const { session, profile, currency, memory } = useCashier();
  const [draft] = useState(() => memory.find<Draft>(draftName));
  const [name, setName] = useState(draft?.name ?? "");
  const [values, setValues] = useState<FieldValues>(draft?.values ?? {});
  const [confirming, setConfirming] = useState(false);
  const read = readPaymentFields(fields, values, new Date());
  const missing = name.trim() === "" ? ["name"] : [];
  const faults = useFieldFaults([...missing, ...read.errors.map(({ field }) => field)]);
  const owner = `${profile.firstName} ${profile.lastName}`;

  useEffect(() => memory.keep(draftName, { name, values }), [memory, name, values]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (faults.check()) setConfirming(true);
  };

  return (
    <form ref={faults.form} noValidate onSubmit={submit} className="grid gap-5">
      {profile.hasPinCode ? null : (
        <Banner
          tone="warning"
          action={
            <SiteLink to={pinPath(BANK_ACCOUNTS)} className={bannerActionClass}>
              {t("cashier.setPin")}
            </SiteLink>
          }
        >
          {t("cashier.pinBeforeLinking")}
        </Banner>
      )}
      <p className="text-mist">{t("cashier.ownAccountOnly", { name: owner })}</p>
      <TextField
        label={t("cashier.accountName")}
        hint={t("cashier.accountNameHint")}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          faults.change("name");
        }}
        error={faults.wrong.includes("name") ? t("cashier.accountNameMissing") : undefined}
      />
      <MethodFields
        form={{ fields: [...fields], currency, icon: "bank" }}
        values={values}
        onChange={(next, field) => {
          setValues(next);
          faults.change(field);
        }}
        onLeave={faults.leave}
        wrong={faults.wrong}
      />
      <Button type="submit" variant="primary" size="xl" full>
        {t("cashier.linkAccount")}
      </Button>
      <ConfirmWithPin
        open={confirming}
        title={t("cashier.linkAccount")}
        text={t("cashier.linkAccountText", { name: owner })}
        action={t("cashier.linkAccount")}
        form="bank account"
        of={JSON.stringify({ name, ...read.values })}
        onClose={() => setConfirming(false)}
        onFields={(refused) => {
          setConfirming(false);
          faults.refuse(refused);
        }}
        run={async (pinCode, idempotencyKey) => {
          const body = { ...read.values, name: name.trim(), pinCode };
          const account = await api.linkBankAccount({ session, idempotencyKey, body });
          setConfirming(false);
          memory.forget(draftName);
          onLinked(account);
        }}
      />
    </form>
  );
}
