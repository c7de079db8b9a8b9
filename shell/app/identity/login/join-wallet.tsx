import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SelectField } from "@parlour/web/ui/select-field";
import { FormGroup } from "./form-group.tsx";
import { PinField } from "./pin-field.tsx";
import type { JoinForm, JoinOptions } from "./use-join.ts";

/** Currency, language and PIN. */
export function JoinWallet({ form, options }: { form: JoinForm; options: JoinOptions }) {
  const { t } = useTranslation();
  return (
    <FormGroup title={t("identity.groupWallet")}>
      <SelectField
        {...form.field("currency")}
        label={t("identity.currency")}
        hint={t("identity.currencyHint")}
        options={options.currencies}
        onChange={form.typed("currency")}
      />
      <SelectField
        {...form.field("language")}
        label={t("identity.language")}
        options={options.languages}
        onChange={form.typed("language")}
      />
      <PinField
        {...form.field("pinCode")}
        label={t("identity.pin")}
        aside={t("identity.optional")}
        onChange={(value) => form.change("pinCode", value)}
      />
    </FormGroup>
  );
}
