import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { Link } from "react-router";
import type { Player } from "../../parts/player.server.ts";
import { breakText } from "./break-text.ts";

type ProtectionNoticeProps = { player: Pick<Player, "currentBreak" | "isUnderReview" | "isLimitReviewDue"> };

/** Shows on every page why deposits and play are refused, or that the player should review their limits. */
export default function ProtectionNotice({ player }: ProtectionNoticeProps) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const { currentBreak, isUnderReview, isLimitReviewDue } = player;
  const [path, label] = isUnderReview
    ? (["/contact-us", "player.reviewContact"] as const)
    : ([`/account/limits${currentBreak ? "#breaks" : ""}`, "player.breakDetails"] as const);
  const text = isUnderReview
    ? t("player.underReview")
    : currentBreak
      ? breakText(t, language, currentBreak, hydrated)
      : isLimitReviewDue
        ? t("player.limitReview")
        : null;
  if (text === null) return null;
  return (
    <div className="page-width pt-3.5">
      <Banner
        tone="info"
        action={
          <Link to={path} className={bannerActionClass}>
            {t(label)}
          </Link>
        }
      >
        <span suppressHydrationWarning>{text}</span>
      </Banner>
    </div>
  );
}
