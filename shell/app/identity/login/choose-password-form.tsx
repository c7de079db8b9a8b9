import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { failureMessage } from "./failure-message.ts";
import { fieldMessages } from "./field-messages.ts";
import { NewPasswordField, SHORTEST_PASSWORD } from "./new-password-field.tsx";

/**
 * Sets a new password after the player proved their identity another way. `save` may throw a server error.
 */
export function ChoosePasswordForm({ save }: { save: (password: string) => Promise<void> }) {
  const { t } = useTranslation();
  const [error, setError] = useState<string | null>(null);
  const form = useFormFields({
    initial: { password: "" },
    validate: {
      password: (value) => (value.length >= SHORTEST_PASSWORD ? undefined : t("identity.passwordTooShort")),
    },
    async onSubmit({ password }) {
      setError(null);
      try {
        await save(password);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422) {
          const { fields, other } = fieldMessages(t, thrown, { password: "password" });
          form.refuse(fields);
          setError(other ?? null);
        } else setError(failureMessage(t, thrown));
      }
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      {/* Password managers need a username next to a password, even if the form doesn't ask for one. */}
      <input hidden readOnly autoComplete="username" value="" />
      <NewPasswordField
        {...form.field("password")}
        label={t("identity.newPassword")}
        onChange={form.typed("password")}
      />
      <Button type="submit" variant="primary" size="xl" full loading={form.submitting}>
        {t("identity.savePassword")}
      </Button>
    </form>
  );
}
