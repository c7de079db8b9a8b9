import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { useLocation } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { failureMessage } from "./failure-message.ts";
import { LoginLink } from "./login-link.tsx";

const ask = client(requestPasswordReset);

/** Requests a password reset link. Never reveals whether the address is known. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const typed = (useLocation().state as { email?: unknown } | null)?.email;
  const form = useFormFields({
    // The login form passes on the username typed there, which may be a nickname instead of an e-mail
    // address.
    initial: { email: typeof typed === "string" && typed.includes("@") ? typed : "" },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t("identity.emailFormat")),
    },
    async onSubmit({ email }) {
      setError(null);
      try {
        await ask({ body: { email: email.trim() } });
        setSentTo(email.trim());
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422)
          form.refuse({ email: t("identity.emailFormat") });
        else setError(failureMessage(t, thrown));
      }
    },
  });
  return (
    <IdentityCard
      title={t("identity.forgotPassword")}
      text={t("identity.forgotPasswordText")}
      aside={<LoginLink />}
    >
      {sentTo ? (
        <Banner tone="success" live title={t("identity.resetSentTitle")}>
          {t("identity.resetSent", { email: sentTo })}
        </Banner>
      ) : (
        <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
          {error ? (
            <Banner tone="danger" live>
              {error}
            </Banner>
          ) : null}
          <TextField
            {...form.field("email")}
            label={t("identity.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            onChange={form.typed("email")}
          />
          <Button type="submit" variant="primary" size="xl" full loading={form.submitting}>
            {t("identity.sendLink")}
          </Button>
        </form>
      )}
    </IdentityCard>
  );
}
