import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { Result } from "@parlour/web/ui/result";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { type PhoneCountry, PhoneFields } from "../login/phone-fields.tsx";
import { useSubdivisions } from "../login/use-subdivisions.ts";
import { AddressFields } from "./address-fields.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { profileChange, profileChecks, profileFieldNames, profileValues } from "./profile-fields.ts";
import { PublicNamePanel } from "./public-name-panel.tsx";
import { useProfileForm } from "./use-profile-form.ts";

type Option = { value: string; label: string };

export type ProfileOptions = {
  countryCode: string;
  countries: readonly Option[];
  subdivisions: readonly Option[];
  phoneCountries: readonly PhoneCountry[];
  languages: readonly Option[];
};

export function AccountProfile({ options }: { options: ProfileOptions }) {
  const { t } = useTranslation();
  const account = useAccount();
  const { form, error, waiting, confirm, giveUp } = useProfileForm(account, {
    initial: profileValues(account.profile, options.phoneCountries),
    validate: profileChecks(t),
    names: profileFieldNames,
    changeOf: (values) => profileChange(values, account.profile, options.phoneCountries),
  });
  const subdivisions = useSubdivisions(form.values.countryCode, options);
  return (
    <AccountPage title={t("player.profile")}>
      <FixedFacts />
      <Panel title={t("account.details")}>
        <form
          method="post"
          noValidate
          onSubmit={form.submit}
          className="grid items-start gap-5 md:grid-cols-2"
        >
          {error ? (
            <div className="md:col-span-2">
              <Result of={error}>
                <Banner tone="danger" live>
                  {error}
                </Banner>
              </Result>
            </div>
          ) : null}
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
          <SelectField
            {...form.field("language")}
            label={t("identity.language")}
            options={options.languages}
            onChange={form.typed("language")}
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
          <ComboboxField
            {...form.field("countryCode")}
            label={t("identity.country")}
            options={options.countries}
            emptyText={t("identity.noCountry")}
            openLabel={t("identity.openCountries")}
            onChange={(code) => {
              form.change("countryCode", code);
              form.change("subdivision", "");
            }}
          />
          <SelectField
            {...form.field("subdivision")}
            label={t("identity.subdivision")}
            options={subdivisions}
            placeholder={t("identity.choose")}
            disabled={subdivisions.length === 0}
            autoComplete="address-level1"
            onChange={form.typed("subdivision")}
          />
          <AddressFields form={form} hint={t("identity.streetHint")} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={form.submitting}
            className="md:col-span-2 md:justify-self-start"
          >
            {t("account.save")}
          </Button>
        </form>
      </Panel>
      <PublicNamePanel account={account} />
      <ConfirmDialog open={waiting} onClose={giveUp} account={account} onConfirmed={confirm} />
    </AccountPage>
  );
}

/** Fields the player can't change. */
function FixedFacts() {
  const { t, language } = useTranslation();
  const { profile } = useAccount();
  const { birthDate, attributes } = profile;
  const date = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "long", timeZone: "UTC" });
  return (
    <Panel title={t("account.fixed")}>
      <KeyValueList
        items={[
          ...(birthDate
            ? [{ label: t("identity.birthDate"), value: date.format(new Date(`${birthDate}T00:00:00Z`)) }]
            : []),
          { label: t("identity.currency"), value: attributes.currency },
        ]}
      />
    </Panel>
  );
}
