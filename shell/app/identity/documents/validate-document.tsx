import type { DocumentStatus, RejectionReason, RequestedDocument } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { BackButton } from "./back-button.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { DocumentProgress } from "./document-progress.tsx";
import { fetchDocumentStatus, useVerification } from "./document-status.ts";
import { StateAddress, StatedAddressNotice } from "./state-address.tsx";
import { useFrameRound } from "./use-frame-round.ts";

type ValidateDocumentProps = {
  session: string;
  status: DocumentStatus;
  rejectionReason: RejectionReason | null;
  requested: RequestedDocument;
  /** The player's account if a proof of address is requested, otherwise null. */
  account: Account | null;
};

const titles = {
  IDENTITY: "documents.title",
  PROOF_OF_ADDRESS: "documents.titleAddress",
  SOURCE_OF_FUNDS: "documents.titleFunds",
} as const;
const texts = {
  IDENTITY: "documents.text",
  PROOF_OF_ADDRESS: "documents.textAddress",
  SOURCE_OF_FUNDS: "documents.textFunds",
} as const;

const rejections = {
  UNREADABLE: "documents.rejectedUnreadable",
  CUT_OFF: "documents.rejectedCutOff",
  EXPIRED: "documents.rejectedExpired",
  NAME_MISMATCH: "documents.rejectedNameMismatch",
  OTHER: "documents.rejectedOther",
} as const;

/** Uploads a document, or shows the progress of the last one. */
export function ValidateDocument({ session, requested, account, ...rendered }: ValidateDocumentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { status, rejectionReason } = useVerification(session, rendered);
  const round = useFrameRound(status);

  useEffect(() => {
    if (status === "BLOCKED") void navigate("/blocked-document-status", { replace: true });
  }, [status, navigate]);

  // The frame only reports that the player has finished; the result is read from the server.
  const finish = useCallback(async () => {
    const now = await fetchDocumentStatus(session).catch(() => null);
    const taken = now === "PENDING" || now === "VERIFIED";
    await navigate(`/verification-result?transactionStatus=${taken ? "SUCCESS" : "FAILURE"}`, {
      replace: true,
    });
  }, [session, navigate]);

  if (status === "BLOCKED") return null;
  if (round === 0) {
    return (
      <IdentityCard title={t(status === "VERIFIED" ? "documents.verifiedTitle" : "documents.pendingTitle")}>
        <DocumentProgress status={status} />
        <BackButton label={t("documents.back")} variant={status === "VERIFIED" ? "primary" : "secondary"} />
      </IdentityCard>
    );
  }
  if (account !== null && account.profile.address.street === undefined) {
    return (
      <IdentityCard wide title={t(titles[requested])} text={t("documents.addressFirst")}>
        <StateAddress account={account} />
      </IdentityCard>
    );
  }
  return (
    <IdentityCard wide title={t(titles[requested])} text={t(texts[requested])}>
      {status === "INVALID" ? (
        <div className="mb-5">
          <Banner tone="warning" live title={t("documents.invalidTitle")}>
            {t(rejectionReason === null ? "documents.invalidText" : rejections[rejectionReason])}
          </Banner>
        </div>
      ) : null}
      {account === null ? null : <StatedAddressNotice address={account.profile.address} />}
      <DocumentFrame key={round} session={session} onDone={finish} />
    </IdentityCard>
  );
}
