import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { FanArt } from "@parlour/web/ui/fan-art";
import { Link } from "react-router";

/** The panel outside opening hours: when the chat opens next, and other ways to get help. */
export function ChatClosed({ opensAt, onLeave }: { opensAt: string | null; onLeave: () => void }) {
  const { t, language } = useTranslation();
  const format = new Intl.DateTimeFormat(languageTag(language), {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-y-auto px-6 py-8 text-center">
      <FanArt className="mb-6 h-24 w-auto" />
      <h3 className="text-2xl">{t("chat.closedTitle")}</h3>
      <p className="mt-3 text-mist">{t("chat.closedText")}</p>
      {opensAt ? (
        <p className="mt-1 text-mist">{t("chat.opensAt", { when: format.format(new Date(opensAt)) })}</p>
      ) : null}
      <div className="mt-7 grid w-full gap-3">
        <Link
          to="/contact-us"
          onClick={onLeave}
          className={buttonClass({ variant: "primary", size: "lg", full: true })}
        >
          {t("chat.contact")}
        </Link>
        <Link to="/help" onClick={onLeave} className={buttonClass({ size: "lg", full: true })}>
          {t("chat.help")}
        </Link>
      </div>
    </div>
  );
}
