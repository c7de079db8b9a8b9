import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { BANK_ACCOUNTS } from "../paths.ts";

/** Tells players without a bank account that bank transfers require one, and links to the page for adding it. */
export function LinkAccountNotice() {
  const { t } = useTranslation();
  const { withdrawals, profile } = useCashier();
  const needsAccount = withdrawals.some(({ form }) =>
    form.fields.some(({ type }) => type === "linkedAccount"),
  );
  if (!needsAccount || profile.personaLinkedAccounts.length > 0) return null;
  return (
    <Banner
      tone="info"
      action={
        <SiteLink to={BANK_ACCOUNTS} className={bannerActionClass}>
          {t("cashier.linkAccount")}
        </SiteLink>
      }
    >
      {t("cashier.linkAccountFirst")}
    </Banner>
  );
}
