import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import { Link } from "react-router";
import { ContentAnchor } from "../content/content-anchor.tsx";
import { CONTACT_PATH } from "./help-paths.ts";

/** Links to support, for questions the pages don't answer. */
export function ContactPanel() {
  const { t } = useTranslation();
  return (
    <section className="deco-backdrop flex flex-col gap-5 rounded-panel border border-line bg-velvet px-5 py-6 md:flex-row md:items-center md:justify-between md:px-9 md:py-8">
      <div className="min-w-0">
        <h2 className="text-2xl">{t("help.stuckTitle")}</h2>
        <p className="mt-1 max-w-xl text-mist">{t("help.stuckText")}</p>
      </div>
      <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
        <Link to={CONTACT_PATH} className={buttonClass({ size: "lg" })}>
          <Mail size={18} aria-hidden="true" />
          {t("help.contactUs")}
        </Link>
        <ContentAnchor href={CONTACT_PATH} openLiveChat className={buttonClass({ size: "lg" })}>
          <MessageCircle size={18} aria-hidden="true" />
          {t("help.liveChat")}
        </ContentAnchor>
      </div>
    </section>
  );
}
