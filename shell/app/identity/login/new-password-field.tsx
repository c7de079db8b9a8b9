import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { PasswordField } from "@parlour/web/ui/password-field";
import { StrengthMeter } from "@parlour/web/ui/strength-meter";
import { type PasswordScore, passwordStrength } from "./password-strength.ts";

export const SHORTEST_PASSWORD = 10;

const verdicts: Readonly<Record<PasswordScore, MessageKey | null>> = {
  0: null,
  1: "identity.strengthWeak",
  2: "identity.strengthFair",
  3: "identity.strengthGood",
  4: "identity.strengthStrong",
};

type NewPasswordFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onBlur?: () => void;
  onChange: (event: { target: { value: string } }) => void;
  /** The player's own names, which an attacker would try first. */
  names?: readonly string[];
};

/** A new password with a live strength meter. */
export function NewPasswordField({ names = [], ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const score = passwordStrength(field.value, names);
  const verdict = verdicts[score];
  return (
    <PasswordField
      {...field}
      showLabel={t("identity.showPassword")}
      hideLabel={t("identity.hidePassword")}
      autoComplete="new-password"
      hint={t("identity.passwordHint")}
      below={
        <StrengthMeter label={t("identity.strength")} score={score} verdict={verdict ? t(verdict) : ""} />
      }
    />
  );
}
