import { PIN_CODE_LENGTH } from "@parlour/contracts/constants";
import { isSimplePin } from "@parlour/rules/pin-code";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { FormField, fieldBoxClass } from "@parlour/web/ui/form-field";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";

type PinFieldProps = {
  id: string;
  name?: string;
  label: string;
  value: string;
  error?: string | undefined;
  onBlur?: () => void;
  onChange: (value: string) => void;
  aside?: string;
  /** Hides the hint in forms that ask for an existing PIN. */
  plain?: boolean;
};

/**
 * Four masked digits. This is not a password field, because the browser would offer to save the PIN and
 * confuse it with the password.
 */
export function PinField({
  id,
  name,
  label,
  value,
  error,
  aside,
  plain = false,
  onBlur,
  onChange,
}: PinFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const hint = plain ? undefined : t("identity.cashier_fourdigits");
  return (
    <FormField id={id} label={label} aside={aside} error={error} hint={hint}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name={name}
            value={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_CODE_LENGTH}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
            className={`${fieldBoxClass} h-12 pr-13 tracking-[0.4em] ${shown ? "" : "[-webkit-text-security:disc]"}`}
          />
          <button
            type="button"
            aria-label={t(shown ? "identity.hidePin" : "identity.showPin")}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-chip text-mist hover:text-ivory"
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </span>
      )}
    </FormField>
  );
}

/** Returns the error message for a new PIN; undefined if it is allowed. */
export function checkPin(t: Translate, pinCode: string): string | undefined {
  if (!/^\d{4}$/.test(pinCode)) return t("identity.pinFormat");
  return isSimplePin(pinCode) ? t("identity.pinTooSimple") : undefined;
}
