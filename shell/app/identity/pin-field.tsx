import { PIN_CODE_LENGTH } from "@parlour/contracts/constants";
import { isSimplePin } from "@parlour/rules/pin-code";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { PasswordField } from "@parlour/web/ui/password-field";

type PinFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onBlur?: () => void;
  onChange: (value: string) => void;
  aside?: string;
};

/** A PIN that is being chosen: four digits, covered. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...field}
      showLabel={t("identity.showPin")}
      hideLabel={t("identity.hidePin")}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PIN_CODE_LENGTH}
      hint={t("identity.cashier_fourdigits")}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
    />
  );
}

/** What is wrong with a new PIN, in a sentence. */
export function checkPin(t: Translate, pinCode: string): string | undefined {
  if (!/^\d{4}$/.test(pinCode)) return t("identity.pinFormat");
  return isSimplePin(pinCode) ? t("identity.pinTooSimple") : undefined;
}
