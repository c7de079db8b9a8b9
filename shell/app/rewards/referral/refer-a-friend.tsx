import type { ReferralProfile } from "@parlour/contracts/entities/referral";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Tile } from "@parlour/web/ui/tile";
import Footprints from "lucide-react/icons/footprints";
import Gift from "lucide-react/icons/gift";
import UsersRound from "lucide-react/icons/users-round";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { ReferralSteps } from "./referral-steps.tsx";
import { SharePanel } from "./share-panel.tsx";

type ReferAFriendProps = { profile: ReferralProfile | null; isFirstPage: boolean; days: number };

/** The player's referral link, an explanation of how it works, and its results. */
export function ReferAFriend({ profile, isFirstPage, days }: ReferAFriendProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("referral.title")}>
      <p className="-mt-3 max-w-2xl text-md text-mist">{t("referral.lead")}</p>
      {profile === null ? (
        <Panel>
          <ErrorState
            title={t("referral.failed")}
            retryLabel={t("referral.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      ) : (
        <>
          <SharePanel link={profile.link} token={profile.token} terms={profile.terms} days={days} />
          <ReferralSteps terms={profile.terms} />
          <Figures profile={profile} />
          <InvitationList
            invitations={profile.invitations}
            isFirstPage={isFirstPage}
            nextCursor={profile.nextInvitationsCursor}
          />
        </>
      )}
      <Panel title={t("referral.audienceTitle")}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-mist">{t("referral.audienceText")}</p>
          <Link to="/account/affiliate" className={buttonClass()}>
            {t("referral.toAffiliate")}
          </Link>
        </div>
      </Panel>
    </AccountPage>
  );
}

function Figures({ profile: { referred, waiting, earned, terms } }: { profile: ReferralProfile }) {
  const { t, language } = useTranslation();
  const totals = earned.length === 0 && terms ? [{ amount: 0, currency: terms.currency }] : earned;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Tile icon={<UsersRound size={20} />} label={t("referral.friends")} value={referred} />
      <Tile icon={<Footprints size={20} />} label={t("referral.waiting")} value={waiting} />
      {totals.length > 0 ? (
        <Tile
          icon={<Gift size={20} />}
          label={t("referral.earned")}
          value={totals.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(" + ")}
        />
      ) : null}
    </div>
  );
}
