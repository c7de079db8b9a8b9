import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { Link } from "react-router";
import { breakText } from "./break-text.ts";

/** Reminds the player on every page that deposits and play are refused, and until when. */
export default function BreakNotice({ current }: { current: PlayerBreak }) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  return (
    <div className="page-width pt-3.5">
      <Banner
        tone="info"
        action={
          <Link to="/account/limits#breaks" className={bannerActionClass}>
            {t("player.breakDetails")}
          </Link>
        }
      >
        <span suppressHydrationWarning>{breakText(t, language, current, hydrated)}</span>
      </Banner>
    </div>
  );
}
