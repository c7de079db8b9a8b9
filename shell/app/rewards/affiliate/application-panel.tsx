import type { AffiliateAccount } from "@parlour/contracts/entities/affiliate";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link, useRevalidator } from "react-router";
import { ApplicationForm } from "./application-form.tsx";

const back = encodeURIComponent("/become-an-affiliate");

/** The content depends on who is viewing: a visitor, a player, an applicant or an affiliate. */
export function ApplicationPanel(props: { account: AffiliateAccount | null; session: string | null }) {
  const { account, session } = props;
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const application = account?.application;
  if (session === null) {
    return (
      <Panel title={t("affiliate.applyTitle")} className="mx-auto w-full max-w-3xl">
        <p className="mb-5 text-mist">{t("affiliate.needAccount")}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={`/join?destination=${back}`} className={buttonClass({ variant: "primary" })}>
            {t("affiliate.join")}
          </Link>
          <Link to={`/login?destination=${back}`} className={buttonClass()}>
            {t("affiliate.logIn")}
          </Link>
        </div>
      </Panel>
    );
  }
  if (account?.affiliate) {
    return (
      <Panel title={t("affiliate.approvedTitle")} className="mx-auto w-full max-w-3xl">
        <p className="mb-5 text-mist">{t("affiliate.approved")}</p>
        <Link to="/account/affiliate" className={buttonClass({ variant: "primary" })}>
          {t("affiliate.toPortal")}
        </Link>
      </Panel>
    );
  }
  if (application?.state === "PENDING") {
    const date = new Date(application.createdAt).toLocaleDateString(languageTag(language), {
      timeZone: "UTC",
    });
    return (
      <Panel title={t("affiliate.pendingTitle")} className="mx-auto w-full max-w-3xl">
        <p className="text-mist">{t("affiliate.pending", { date, website: application.website })}</p>
        <p className="mt-1 text-mist">{t("affiliate.applyText")}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t("affiliate.applyTitle")} className="mx-auto w-full max-w-3xl">
      {application?.state === "REFUSED" ? (
        <div className="mb-5">
          <Banner tone="warning" title={t("affiliate.refusedTitle")}>
            {t("affiliate.refused", { reason: application.reason ?? "" })}
          </Banner>
        </div>
      ) : null}
      <p className="mb-5 text-mist">{t("affiliate.applyText")}</p>
      <ApplicationForm session={session} onSent={() => void revalidate()} />
    </Panel>
  );
}
