import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link, useLocation } from "react-router";

/** A link to the login page that keeps the destination. */
export function LoginLink() {
  const { t } = useTranslation();
  const destination = new URLSearchParams(useLocation().search).get("destination");
  const query = destination ? `?destination=${encodeURIComponent(destination)}` : "";
  return (
    <Link to={`/login${query}`} className="touch-target font-semibold text-bright hover:text-ivory">
      {t("identity.toLogIn")}
    </Link>
  );
}
