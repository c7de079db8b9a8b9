import { requestEmailConfirmation } from "@parlour/contracts/calls/identity/profile/request-email-confirmation";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { Link } from "react-router";
import type { Account } from "../../parts/account.server.ts";

const askAgain = client(requestEmailConfirmation);

/** Open tasks for the player, each with a link. */
export function AccountAlerts({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { profile, session } = account;
  return (
    <>
      {profile.emailConfirmed ? null : <EmailAlert email={profile.email} session={session} />}
      {profile.hasPinCode ? null : (
        <Banner
          tone="warning"
          action={
            <Link to="/account/security#pin" className={bannerActionClass}>
              {t("account.addPin")}
            </Link>
          }
        >
          {t("account.noPin")}
        </Banner>
      )}
    </>
  );
}

function EmailAlert({ email, session }: { email: string; session: string }) {
  const { t } = useTranslation();
  const [requested, setRequested] = useState(false);
  const send = async () => {
    setRequested(true);
    try {
      await askAgain({ session });
      showToast({ tone: "success", title: t("account.confirmationSent", { email }) });
    } catch {
      setRequested(false);
      showToast({ tone: "danger", title: t("account.failed") });
    }
  };
  return (
    <Banner
      tone="warning"
      action={
        requested ? null : (
          <button type="button" onClick={send} className={bannerActionClass}>
            {t("account.sendAgain")}
          </button>
        )
      }
    >
      {t("account.emailNotConfirmed", { email })}
    </Banner>
  );
}
