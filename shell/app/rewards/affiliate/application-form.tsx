import { applyAsAffiliate } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useHydrated } from "@parlour/web/ui/use-hydrated";

const send = client(applyAsAffiliate);

const isWebsite = (text: string) => /^https?:\/\/\S+\.\S+$/.test(text.trim()) && URL.canParse(text.trim());

export function ApplicationForm({ session, onSent }: { session: string; onSent: () => void }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const form = useFormFields({
    initial: { website: "", audience: "", message: "", acceptTerms: "" },
    validate: {
      website: (value) => (isWebsite(value) ? undefined : t("affiliate.websiteWrong")),
      audience: (value) => (value.trim() ? undefined : t("affiliate.audienceWrong")),
      message: (value) => (value.trim() ? undefined : t("affiliate.messageWrong")),
      acceptTerms: (value) => (value === "yes" ? undefined : t("affiliate.termsWrong")),
    },
    async onSubmit({ website, audience, message }) {
      try {
        await send({ session, body: { website: website.trim(), audience, message, acceptTerms: true } });
        showToast({ tone: "success", title: t("affiliate.sent") });
        onSent();
      } catch (error) {
        // The player has already applied in another tab, so the page shows that application.
        if (error instanceof ApiError && error.status === 409) return onSent();
        const isField = error instanceof ApiError && error.errors.some(({ field }) => field === "website");
        if (isField) form.refuse({ website: t("affiliate.websiteWrong") });
        else showToast({ tone: "danger", title: t("affiliate.sendFailed") });
      }
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <TextField
        {...form.field("website")}
        label={t("affiliate.website")}
        hint={t("affiliate.websiteHint")}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={200}
        required
        onChange={form.typed("website")}
      />
      <TextField
        {...form.field("audience")}
        label={t("affiliate.audience")}
        maxLength={200}
        required
        onChange={form.typed("audience")}
      />
      <TextAreaField
        {...form.field("message")}
        label={t("affiliate.message")}
        rows={5}
        maxLength={2_000}
        required
        onChange={form.typed("message")}
      />
      <Checkbox
        id={form.field("acceptTerms").id}
        label={t("affiliate.terms")}
        checked={form.values.acceptTerms === "yes"}
        error={form.field("acceptTerms").error}
        onChange={(event) => form.change("acceptTerms", event.target.checked ? "yes" : "")}
      />
      <Button type="submit" variant="primary" size="xl" full loading={form.submitting} disabled={!hydrated}>
        {t("affiliate.send")}
      </Button>
    </form>
  );
}
