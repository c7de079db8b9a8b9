import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { SelectField } from "@parlour/web/ui/select-field";
import { FormGroup } from "./form-group.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import type { JoinForm, JoinOptions } from "./use-join.ts";
import { useSubdivisions } from "./use-subdivisions.ts";

/** The player's residence and phone. */
export function JoinResidence({ form, options }: { form: JoinForm; options: JoinOptions }) {
  const { t } = useTranslation();
  const { countryCode, subdivision } = form.values;
  const subdivisions = useSubdivisions(countryCode, options);
  const { subdivisionRequired } = jurisdictionOf(options.places, { countryCode, subdivision });

  const moveTo = (code: string) => {
    form.change("countryCode", code);
    form.change("subdivision", "");
    // The phone prefix follows the country until a number is typed.
    if (form.values.phone === "" && code !== "") form.change("phoneCountry", code);
  };
  return (
    <FormGroup title={t("identity.groupPlace")}>
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
      <div className="md:col-span-2">
        <PhoneFields
          countries={options.phoneCountries}
          country={form.field("phoneCountry")}
          phone={form.field("phone")}
          onCountry={(code) => form.change("phoneCountry", code)}
          onPhone={(phone) => form.change("phone", phone)}
        />
      </div>
    </FormGroup>
  );
}
