import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { fieldMessages } from "./field-messages.ts";
import { checkPin, PinField } from "./pin-field.tsx";

type ChoosePinFormProps = {
  /** Whether the page has other forms too, in which case this form's button is smaller and less prominent. */
  quiet?: boolean;
  submitLabel: string;
  /** Saves the new PIN. May throw a server error. */
  save: (pinCode: string) => Promise<void>;
  /** The message for a failure that does not concern a single field. */
  failure: (error: unknown) => string;
};

/** A new PIN, typed twice because it is hidden. */
export function ChoosePinForm({ quiet = false, submitLabel, save, failure }: ChoosePinFormProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<string | null>(null);
  const form = useFormFields({
    initial: { pinCode: "", again: "" },
    validate: {
      pinCode: (value) => checkPin(t, value),
      again: (value, values) => (value === values.pinCode ? undefined : t("identity.pinDiffers")),
    },
    async onSubmit({ pinCode }) {
      setError(null);
      try {
        await save(pinCode);
        form.change("pinCode", "");
        form.change("again", "");
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422) {
          const { fields, other } = fieldMessages(t, thrown, { pinCode: "pinCode" });
          form.refuse(fields);
          setError(other ?? null);
        } else setError(failure(thrown));
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
      <PinField
        {...form.field("pinCode")}
        label={t("identity.newPin")}
        onChange={(value) => form.change("pinCode", value)}
      />
      <PinField
        {...form.field("again")}
        label={t("identity.pinAgain")}
        plain
        onChange={(value) => form.change("again", value)}
      />
      <Button
        type="submit"
        size={quiet ? "lg" : "xl"}
        full={!quiet}
        variant={quiet ? "secondary" : "primary"}
        loading={form.submitting}
        className={quiet ? "justify-self-start" : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
