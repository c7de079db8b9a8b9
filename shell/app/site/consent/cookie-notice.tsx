import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link, useLocation } from "react-router";
import { type CookieChoice, useCookieChoice } from "../../parts/cookie-choice.ts";
import { CookieButtons } from "./cookie-buttons.tsx";

const ABOUT_COOKIES = "/cookies";

/** The notice is shown once, in a corner: it covers no text, and nothing moves when it disappears. */
export function CookieNotice({ choice }: { choice: CookieChoice | null }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The page about cookies offers the choice itself, so it needs no notice.
  if (useCookieChoice(choice) !== null || pathname === ABOUT_COOKIES) return null;
  return (
    <aside
      aria-label={t("cookies.title")}
      className="cookie-notice fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-20 rounded-tile border border-line bg-velvet p-4 text-sm shadow-float md:inset-x-auto md:right-5 md:bottom-5 md:w-88"
    >
      <p className="mb-3 text-mist">
        {t("cookies.text")}{" "}
        <Link to={ABOUT_COOKIES} className="text-bright underline decoration-brass/50 underline-offset-4">
          {t("cookies.more")}
        </Link>
      </p>
      <CookieButtons />
    </aside>
  );
}
