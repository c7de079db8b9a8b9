import { currencyOfCountry } from "@parlour/rules/country-currency";
import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { SelectField } from "@parlour/web/ui/select-field";
import { PhoneFields } from "./phone-fields.tsx";
import type { JoinForm, JoinOptions } from "./use-join.ts";
import { useSubdivisions } from "./use-subdivisions.ts";

/** The player's residence, which also determines the phone prefix and the currency. */
export function JoinPlace({ form, options }: { form: JoinForm; options: JoinOptions }) {
  const { t } = useTranslation();
  const { countryCode, subdivision } = form.values;
  const subdivisions = useSubdivisions(countryCode, options);
  const { subdivisionRequired } = jurisdictionOf(options.places, { countryCode, subdivision });
  const offered = new Set(options.currencies.map(({ value }) => value));
  const currencyIn = (code: string) => currencyOfCountry(code, options.defaultCurrency, offered);

  const moveTo = (code: string) => {
    // The phone prefix and the currency follow the country until the player chooses others.
    if (form.values.phone === "" && code !== "") form.change("phoneCountry", code);
    if (form.values.currency === currencyIn(countryCode)) form.change("currency", currencyIn(code));
    form.change("countryCode", code);
    form.change("subdivision", "");
  };
  return (
    <>
      <ComboboxField
        {...form.field("countryCode")}
        label={t("identity.country")}
        options={options.countries}
        emptyText={t("identity.noCountry")}
        openLabel={t("identity.openCountries")}
        onChange={moveTo}
      />
      <SelectField
        {...form.field("subdivision")}
        label={t("identity.subdivision")}
        aside={subdivisionRequired ? undefined : t("identity.optional")}
        options={subdivisions}
        placeholder={t("identity.choose")}
        disabled={subdivisions.length === 0}
        autoComplete="address-level1"
        onChange={form.typed("subdivision")}
      />
      <div className="sm:col-span-2">
        <PhoneFields
          countries={options.phoneCountries}
          country={form.field("phoneCountry")}
          phone={form.field("phone")}
          onCountry={(code) => form.change("phoneCountry", code)}
          onPhone={(phone) => form.change("phone", phone)}
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField
          {...form.field("currency")}
          label={t("identity.currency")}
          hint={t("identity.currencyHint")}
          options={options.currencies}
          onChange={form.typed("currency")}
        />
      </div>
    </>
  );
}
