import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { DateField } from "@parlour/web/ui/date-field";
import { FormErrorSummary } from "@parlour/web/ui/form-error-summary";
import { TextField } from "@parlour/web/ui/text-field";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { FormGroup } from "./form-group.tsx";
import { joinLabels } from "./join-fields.ts";
import { JoinResidence } from "./join-residence.tsx";
import { JoinWallet } from "./join-wallet.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { type JoinOptions, useJoin } from "./use-join.ts";

const OLDEST_AGE_YEARS = 110;

export function JoinForm({ options }: { options: JoinOptions }) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const { form, error } = useJoin(options);
  const { countryCode, subdivision, email, nickname, firstName, lastName } = form.values;
  const { minimumAgeYears } = jurisdictionOf(options.places, { countryCode, subdivision });
  const named = (errors: typeof form.summary) =>
    errors.map(({ fieldId, message }) => {
      const label = joinLabels.find(([name]) => form.field(name).id === fieldId)?.[1];
      return { fieldId, message: label ? `${t(label)}: ${message}` : message };
    });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-8">
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      <FormErrorSummary
        title={t("identity.errorSummary")}
        errors={form.summary.length > 1 ? named(form.summary) : []}
      />
      <FormGroup title={t("identity.groupSignIn")}>
        <TextField
          {...form.field("email")}
          label={t("identity.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          onChange={form.typed("email")}
        />
        <NewPasswordField
          {...form.field("password")}
          label={t("identity.password")}
          names={[email, email.split("@")[0] ?? "", nickname, firstName, lastName]}
          onChange={form.typed("password")}
        />
      </FormGroup>
      <FormGroup title={t("identity.groupAboutYou")}>
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
        <TextField
          {...form.field("nickname")}
          label={t("identity.nickname")}
          hint={t("identity.nicknameHint")}
          autoComplete="nickname"
          autoCapitalize="none"
          onChange={form.typed("nickname")}
        />
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
      </FormGroup>
      <JoinResidence form={form} options={options} />
      <JoinWallet form={form} options={options} />
      <div className="grid gap-5">
        <Checkbox
          id={form.field("acceptTerms").id}
          label={<TermsLabel />}
          checked={form.values.acceptTerms === "yes"}
          error={form.field("acceptTerms").error}
          onChange={(event) => form.change("acceptTerms", event.target.checked ? "yes" : "")}
        />
        <Button type="submit" variant="primary" size="xl" full loading={form.submitting} disabled={!hydrated}>
          {t("identity.join")}
        </Button>
      </div>
    </form>
  );
}
