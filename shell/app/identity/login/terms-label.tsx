import { useTranslation } from "@parlour/web/i18n/translation-context";

const linkClass = "text-bright underline underline-offset-4 hover:text-ivory";

/** The documents open in a new tab, so that the player doesn't lose what they have typed. */
export function TermsLabel() {
  const { t } = useTranslation();
  return (
    <>
      {t("identity.acceptTerms")}{" "}
      <a href="/terms" target="_blank" rel="noreferrer" className={linkClass}>
        {t("identity.terms")}
      </a>
      {" · "}
      <a href="/privacy" target="_blank" rel="noreferrer" className={linkClass}>
        {t("identity.privacy")}
      </a>
    </>
  );
}
