import { useTranslation } from "@parlour/web/i18n/translation-context";
import { TextField } from "@parlour/web/ui/text-field";
import { NewPasswordField } from "./new-password-field.tsx";
import type { JoinForm } from "./use-join.ts";

/** The credentials the player will log in with. */
export function JoinAccount({ form }: { form: JoinForm }) {
  const { t } = useTranslation();
  const { email, nickname } = form.values;
  return (
    <div className="grid gap-5 sm:col-span-2">
      <TextField
        {...form.field("email")}
        label={t("identity.email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        onChange={form.typed("email")}
      />
      <TextField
        {...form.field("nickname")}
        label={t("identity.nickname")}
        hint={t("identity.nicknameHint")}
        autoComplete="nickname"
        autoCapitalize="none"
        onChange={form.typed("nickname")}
      />
      <NewPasswordField
        {...form.field("password")}
        label={t("identity.password")}
        names={[email, email.split("@")[0] ?? "", nickname]}
        onChange={form.typed("password")}
      />
    </div>
  );
}
