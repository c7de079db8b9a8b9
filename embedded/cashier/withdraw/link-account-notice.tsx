import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { BANK_ACCOUNTS } from "../paths.ts";

/** Links to the page for linking a bank account, for players without one; bank transfers require it. */
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
