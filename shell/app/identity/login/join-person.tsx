import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { DateField } from "@parlour/web/ui/date-field";
import { TextField } from "@parlour/web/ui/text-field";
import { TermsLabel } from "./terms-label.tsx";
import type { JoinForm, JoinOptions } from "./use-join.ts";

const OLDEST_AGE_YEARS = 110;

/** Name, date of birth, a deposit limit and consent. */
export function JoinPerson({ form, options }: { form: JoinForm; options: JoinOptions }) {
  const { t, language } = useTranslation();
  const { countryCode, subdivision, currency } = form.values;
  const { minimumAgeYears, depositLimitRequired } = jurisdictionOf(options.places, {
    countryCode,
    subdivision,
  });
  return (
    <>
      <TextField
        {...form.field("firstName")}
        label={t("identity.firstName")}
        autoComplete="given-name"
        onChange={form.typed("firstName")}
      />
      <TextField
        {...form.field("lastName")}
        label={t("identity.lastName")}
        autoComplete="family-name"
        onChange={form.typed("lastName")}
      />
      <div className="sm:col-span-2">
        <DateField
          {...form.field("birthDate")}
          legend={t("identity.birthDate")}
          labels={{ day: t("identity.day"), month: t("identity.month"), year: t("identity.year") }}
          locale={language}
          autoComplete="bday"
          minYear={options.thisYear - OLDEST_AGE_YEARS}
          maxYear={options.thisYear - minimumAgeYears}
          hint={t("identity.minimumAge", { years: minimumAgeYears })}
          onChange={(value) => form.change("birthDate", value)}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...form.field("depositLimit")}
          label={t("identity.depositLimit", { currency })}
          aside={depositLimitRequired ? undefined : t("identity.optional")}
          hint={t("identity.depositLimitHint")}
          inputMode="decimal"
          autoComplete="off"
          onChange={form.typed("depositLimit")}
        />
      </div>
      <div className="sm:col-span-2">
        <Checkbox
          id={form.field("acceptOffers").id}
          label={t("identity.acceptOffers")}
          checked={form.values.acceptOffers === "yes"}
          onChange={(event) => form.change("acceptOffers", event.target.checked ? "yes" : "")}
        />
      </div>
      <div className="sm:col-span-2">
        <Checkbox
          id={form.field("acceptTerms").id}
          label={<TermsLabel />}
          checked={form.values.acceptTerms === "yes"}
          error={form.field("acceptTerms").error}
          onChange={(event) => form.change("acceptTerms", event.target.checked ? "yes" : "")}
        />
      </div>
    </>
  );
}
