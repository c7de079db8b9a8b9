import { QUERY_KEYS } from "@parlour/contracts/constants";
import type { ReferralTerms } from "@parlour/contracts/entities/referral";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Link, useLocation } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { useSite } from "../../use-site.ts";

/** `terms` is null if the token belongs to no player or there is no offer for referred friends. */
type WelcomePageProps = { token: string; terms: ReferralTerms | null };

/** The landing page for visitors referred by a friend or an affiliate. */
export function WelcomePage({ token, terms }: WelcomePageProps) {
  const { t, language } = useTranslation();
  const { signedIn } = useSite();
  const { search } = useLocation();
  // The token stays in the URL, so that the referral is recorded even without JavaScript.
  const query = new URLSearchParams(search);
  if (!query.has(QUERY_KEYS.referral)) query.set(QUERY_KEYS.referral, token);
  return (
    <IdentityCard
      title={t("referral.welcomeTitle")}
      text={terms && !signedIn ? t("referral.welcomeFriend") : t("referral.welcomeGuest")}
    >
      {terms && !signedIn ? (
        <p className="mb-6 flex items-center gap-4 rounded-tile border border-brass/40 bg-ink/40 px-4 py-4">
          <span className="font-display text-3xl text-bright">
            {formatMoney(terms.friendReward, terms.currency, language)}
          </span>
          <span className="text-mist">
            {t(terms.credit === "CASH" ? "referral.welcomeCash" : "referral.welcomeBonus", {
              minimum: formatMoney(terms.minimumDeposit, terms.currency, language),
              times: terms.playThrough,
            })}
          </span>
        </p>
      ) : null}
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
