import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { failureMessage } from "./failure-message.ts";
import { fieldMessages } from "./field-messages.ts";
import { type PhoneCountry, PhoneFields, phoneDigits, prefixOf } from "./phone-fields.tsx";

type Phone = { phonePrefix: string; phone: string };

type ReplacePhoneFormProps = {
  countries: readonly PhoneCountry[];
  countryCode: string;
  /** The masked number to be replaced. */
  replaced: Phone | undefined;
  /** Saves the new phone number. May throw a server error. */
  save: (phone: Phone) => Promise<void>;
};

export function ReplacePhoneForm({ countries, countryCode, replaced, save }: ReplacePhoneFormProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<string | null>(null);
  // Several countries share a calling code; the site's own country is the most likely one.
  const sharing = countries.filter(({ prefix }) => prefix === replaced?.phonePrefix);
  const known = sharing.find(({ code }) => code === countryCode) ?? sharing[0];
  const form = useFormFields({
    initial: { phoneCountry: known?.code ?? countryCode, phone: "" },
    validate: {
      phone: (value) => (/^\d{4,14}$/.test(phoneDigits(value)) ? undefined : t("identity.phoneInvalid")),
    },
    async onSubmit({ phoneCountry, phone }) {
      setError(null);
      try {
        await save({ phonePrefix: prefixOf(countries, phoneCountry), phone: phoneDigits(phone) });
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422) {
          const names = { phone: "phone", phonePrefix: "phoneCountry" } as const;
          form.refuse(fieldMessages(t, thrown, names).fields);
        } else setError(failureMessage(t, thrown));
      }
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      {replaced ? (
        <p className="text-mist">
          {t("identity.phoneReplaced", { phone: `${replaced.phonePrefix} ${replaced.phone}` })}
        </p>
      ) : null}
      <PhoneFields
        countries={countries}
        country={form.field("phoneCountry")}
        phone={form.field("phone")}
        onCountry={(code) => form.change("phoneCountry", code)}
        onPhone={(phone) => form.change("phone", phone)}
      />
      <Button type="submit" variant="primary" size="xl" full loading={form.submitting}>
        {t("identity.savePhone")}
      </Button>
    </form>
  );
}
