import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { Link } from "react-router";
import { timeText } from "./limit-text.ts";

/** Reminds the player on every page that deposits and play are refused, and until when. */
export default function BreakNotice({ current }: { current: PlayerBreak }) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const { state, until, playableFrom } = current;
  const time = (at: string) => timeText(at, language, hydrated);
  const text =
    state === "ENDED"
      ? t("player.breakEnded")
      : state === "RETURNING" && playableFrom !== null
        ? t("player.breakReturning", { time: time(playableFrom) })
        : until === null
          ? t("player.breakPermanent")
          : t("player.breakUntil", { time: time(until) });
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
        <span suppressHydrationWarning>{text}</span>
      </Banner>
    </div>
  );
}
