import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";

/** A link to the page on which the player can close the account. */
export function ClosePanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t("player.closeAccount")}>
      <p className="mb-4 text-mist">{t("account.closeText")}</p>
      <Link to="/account/close" className={buttonClass()}>
        {t("player.closeAccount")}
      </Link>
    </Panel>
  );
}
