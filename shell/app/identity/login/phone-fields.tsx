import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";

export type PhoneCountry = { code: string; name: string; prefix: string };

type Field = { id: string; name: string; value: string; error: string | undefined; onBlur: () => void };

type PhoneFieldsProps = {
  countries: readonly PhoneCountry[];
  country: Field;
  phone: Field;
  onCountry: (code: string) => void;
  onPhone: (phone: string) => void;
};

/** A phone number in two parts. Countries may share a prefix, so the selection is by country. */
export function PhoneFields({ countries, country, phone, onCountry, onPhone }: PhoneFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-2 sm:grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)]">
      <SelectField
        {...country}
        label={t("identity.phonePrefix")}
        shortText={prefixOf(countries, country.value) || undefined}
        autoComplete="tel-country-code"
        options={countries.map(({ code, name, prefix }) => ({ value: code, label: `${prefix} ${name}` }))}
        onChange={(event) => onCountry(event.target.value)}
      />
      <TextField
        {...phone}
        label={t("identity.phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        onChange={(event) => onPhone(event.target.value)}
      />
    </div>
  );
}

/** Keeps only the digits, because people type spaces, dashes and brackets. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, "");
}

export function prefixOf(countries: readonly PhoneCountry[], code: string): string {
  return countries.find((country) => country.code === code)?.prefix ?? "";
}
