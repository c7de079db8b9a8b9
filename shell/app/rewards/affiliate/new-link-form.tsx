import { createAffiliateLink } from "@parlour/contracts/calls/rewards/affiliates/create-affiliate-link";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";

const send = client(createAffiliateLink);

const pages = [
  { value: "/", word: "affiliate.landingHome" },
  { value: "/casino", word: "affiliate.landingCasino" },
  { value: "/live-casino", word: "affiliate.landingLive" },
  { value: "/promotions", word: "affiliate.landingPromotions" },
  { value: "/join", word: "affiliate.landingJoin" },
] as const;

export function NewLinkForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate } = useRevalidator();
  const form = useFormFields({
    initial: { name: "", campaign: "", landingPath: "/" },
    validate: {
      name: (value) => (value.trim() ? undefined : t("affiliate.nameWrong")),
      campaign: (value) => (/^[\w\-.]*$/.test(value.trim()) ? undefined : t("affiliate.campaignWrong")),
    },
    async onSubmit(body) {
      try {
        await send({ session, body });
        showToast({ tone: "success", title: t("affiliate.created") });
        await revalidate();
        onDone();
      } catch {
        showToast({ tone: "danger", title: t("affiliate.sendFailed") });
      }
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="mb-5 grid gap-4 rounded-tile border border-line bg-ink/40 p-4 md:grid-cols-3"
    >
      <TextField
        {...form.field("name")}
        label={t("affiliate.name")}
        maxLength={80}
        required
        autoFocus
        onChange={form.typed("name")}
      />
      <TextField
        {...form.field("campaign")}
        label={t("affiliate.campaign")}
        hint={t("affiliate.campaignHint")}
        maxLength={64}
        autoCapitalize="none"
        onChange={form.typed("campaign")}
      />
      <SelectField
        {...form.field("landingPath")}
        label={t("affiliate.landing")}
        options={pages.map(({ value, word }) => ({ value, label: t(word) }))}
        onChange={form.typed("landingPath")}
      />
      <Button type="submit" variant="primary" loading={form.submitting} className="md:col-span-3 md:w-fit">
        {t("affiliate.create")}
      </Button>
    </form>
  );
}
