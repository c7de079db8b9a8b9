import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { PasswordField } from "@parlour/web/ui/password-field";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";
import { fieldMessages } from "../login/field-messages.ts";
import { NewPasswordField, SHORTEST_PASSWORD } from "../login/new-password-field.tsx";

const send = client(changePassword);

export function PasswordPanel({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const { session, profile } = account;
  const form = useFormFields({
    initial: { currentPassword: "", password: "" },
    validate: {
      currentPassword: (value) => (value ? undefined : t("identity.passwordRequired")),
      password: (value) => (value.length >= SHORTEST_PASSWORD ? undefined : t("identity.passwordTooShort")),
    },
    async onSubmit(body) {
      setError(null);
      try {
        await send({ session, body });
        form.change("currentPassword", "");
        form.change("password", "");
        showToast({ tone: "success", title: t("account.passwordChanged") });
        await revalidate();
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422) {
          const names = { currentPassword: "currentPassword", password: "password" } as const;
          form.refuse(fieldMessages(t, thrown, names).fields);
        } else setError(failureMessage(t, thrown));
      }
    },
  });
  return (
    <Panel title={t("account.password")}>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        <p className="text-mist">{t("account.passwordText")}</p>
        {error ? (
          <Banner tone="danger" live>
            {error}
          </Banner>
        ) : null}
        {/* Tells password managers which account the password belongs to. */}
        <input hidden name="username" autoComplete="username" value={profile.email} readOnly />
        <PasswordField
          {...form.field("currentPassword")}
          label={t("account.currentPassword")}
          showLabel={t("identity.showPassword")}
          hideLabel={t("identity.hidePassword")}
          autoComplete="current-password"
          onChange={form.typed("currentPassword")}
        />
        <NewPasswordField
          {...form.field("password")}
          label={t("identity.newPassword")}
          names={[profile.email, profile.nickname, profile.firstName, profile.lastName]}
          onChange={form.typed("password")}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={form.submitting}
          className="justify-self-start"
        >
          {t("identity.savePassword")}
        </Button>
      </form>
    </Panel>
  );
}
