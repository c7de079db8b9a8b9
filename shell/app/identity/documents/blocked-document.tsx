import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { BackButton } from "./back-button.tsx";
import { useDocumentStatus } from "./document-status.ts";

/** Only an operator can unblock the account; the page updates as soon as that happens. */
export function BlockedDocument({ session, status: rendered }: { session: string; status: DocumentStatus }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const status = useDocumentStatus({ session, status: rendered }) ?? rendered;
  useEffect(() => {
    if (status !== "BLOCKED") void navigate("/validate-document", { replace: true });
  }, [status, navigate]);
  return (
    <IdentityCard title={t("documents.blockedTitle")} text={t("documents.blockedText")}>
      <div className="grid gap-5">
        <Banner tone="warning">{t("documents.blockedEffect")}</Banner>
        <Link to="/help" className={buttonClass({ variant: "primary", size: "xl", full: true })}>
          {t("documents.openHelp")}
        </Link>
        <BackButton label={t("documents.back")} variant="secondary" />
      </div>
    </IdentityCard>
  );
}
