import { closeAccount } from "@parlour/contracts/calls/protection/account-closing/close-account";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { PasswordField } from "@parlour/web/ui/password-field";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { useAccount } from "../../parts/account-context.ts";
import type { Closing } from "./closing.ts";

const send = client(closeAccount);
const HOLD = "";

const fieldTexts: Readonly<Record<string, MessageKey>> = {
  "password PASSWORD_WRONG": "closing.passwordWrong",
  "pinCode PIN_WRONG": "closing.pinWrong",
  "pinCode REQUIRED": "closing.pinNeeded",
};

/** The last step of closing an account: where the balance goes, the proof of identity, and the consent. */
export function ClosingForm({ closing }: { closing: Closing }) {
  const { t, language } = useTranslation();
  const { session, profile } = useAccount();
  const [target, setTarget] = useState(closing.targets[0]?.id ?? HOLD);
  const [error, setError] = useState<string | null>(null);
  const money = (amount: number) => formatMoney(amount, closing.currency, language);
  const form = useFormFields({
    initial: { pinCode: "", password: "", consent: "" },
    validate: {
      pinCode: (value) => (target === HOLD || /^\d{4}$/.test(value) ? undefined : t("closing.pinNeeded")),
      password: (value) => (value ? undefined : t("closing.passwordNeeded")),
      consent: (value) => (value ? undefined : t("closing.consentNeeded")),
    },
    async onSubmit({ password, pinCode }) {
      setError(null);
      const payout = target === HOLD ? { target: null } : { target, pinCode };
      try {
        await send({ session, body: { password, consent: true, ...payout } });
        // Reloads the whole page, because no part of it may continue with a session that has ended.
        window.location.assign("/account-closed");
      } catch (thrown) {
        const found = thrown instanceof ApiError ? thrown.errors : [];
        const errors = Object.fromEntries(
          found.flatMap(({ field = "", code }) => {
            const text = fieldTexts[`${field} ${code}`];
            return text ? [[field, t(text)]] : [];
          }),
        );
        if (Object.keys(errors).length > 0) form.refuse(errors);
        else if (thrown instanceof ApiError && thrown.status === 423) setError(t("closing.blocked"));
        else setError(t("closing.failed"));
      }
    },
  });
  const { value: consent, ...consentField } = form.field("consent");
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-2 grid gap-5">
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      <input hidden name="username" autoComplete="username" value={profile.email} readOnly />
      {closing.balance > 0 ? (
        <RadioGroup
          name="target"
          legend={t("closing.where")}
          value={target}
          onChange={setTarget}
          options={[
            ...closing.targets.map(({ id, name, method, amount, fee }) => ({
              value: id,
              label: name,
              hint:
                fee > 0
                  ? t("closing.payoutFee", { method, amount: money(amount), fee: money(fee) })
                  : t("closing.payout", { method, amount: money(amount) }),
            })),
            { value: HOLD, label: t("closing.hold"), hint: t("closing.holdText") },
          ]}
        />
      ) : null}
      {target !== HOLD ? (
        <PasswordField
          {...form.field("pinCode")}
          label={t("closing.pin")}
          showLabel={t("closing.showPin")}
          hideLabel={t("closing.hidePin")}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          onChange={form.typed("pinCode")}
        />
      ) : null}
      <PasswordField
        {...form.field("password")}
        label={t("closing.password")}
        showLabel={t("closing.showPassword")}
        hideLabel={t("closing.hidePassword")}
        autoComplete="current-password"
        onChange={form.typed("password")}
      />
      <Checkbox
        {...consentField}
        checked={consent !== ""}
        label={t("closing.consent")}
        onChange={(event) => form.change("consent", event.target.checked ? "yes" : "")}
      />
      <Button
        type="submit"
        variant="danger"
        size="lg"
        loading={form.submitting}
        className="justify-self-start"
      >
        {t("player.closeAccount")}
      </Button>
    </form>
  );
}
