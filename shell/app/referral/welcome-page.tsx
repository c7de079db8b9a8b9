import { QUERY_KEYS } from "@parlour/contracts/constants";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Link, useLocation } from "react-router";
import { IdentityCard } from "../identity/identity-card.tsx";
import { useSite } from "../use-site.ts";

/** The first thing that somebody sees who was sent by a friend or an affiliate. */
export function WelcomePage({ token, isFriend }: { token: string; isFriend: boolean }) {
  const { t } = useTranslation();
  const { signedIn } = useSite();
  const { search } = useLocation();
  // The token goes along in the address, so that it also counts where no script runs.
  const query = new URLSearchParams(search);
  if (!query.has(QUERY_KEYS.referral)) query.set(QUERY_KEYS.referral, token);
  return (
    <IdentityCard
      title={t("referral.welcomeTitle")}
      text={isFriend && !signedIn ? t("referral.welcomeFriend") : t("referral.welcomeGuest")}
    >
      <div className="grid gap-3">
        {signedIn ? (
          <Link to="/casino" className={buttonClass({ variant: "primary", size: "xl", full: true })}>
            {t("referral.goOn")}
          </Link>
        ) : (
          <>
            <Link
              to={`/join?${query}`}
              className={buttonClass({ variant: "primary", size: "xl", full: true })}
            >
              {t("referral.join")}
            </Link>
            <Link to="/casino" className={buttonClass({ size: "xl", full: true })}>
              {t("referral.lookAround")}
            </Link>
          </>
        )}
      </div>
    </IdentityCard>
  );
}
