import type { DocumentStatus, PhoneStatus } from "@parlour/contracts/enumerations";
import type { MessageKey } from "@parlour/web/i18n/messages";

type Notice = { text: MessageKey; action: MessageKey; to: string };

const documentNotices: Partial<Record<DocumentStatus, Notice>> = {
  REQUESTED: {
    text: "documents.bannerRequested",
    action: "documents.bannerVerify",
    to: "/validate-document",
  },
  INVALID: { text: "documents.bannerInvalid", action: "documents.bannerVerify", to: "/validate-document" },
  BLOCKED: {
    text: "documents.bannerBlocked",
    action: "documents.bannerDetails",
    to: "/blocked-document-status",
  },
};

const phoneNotice: Notice = {
  text: "documents.bannerPhone",
  action: "documents.bannerValidate",
  to: "/validation-code/validatePhone",
};

/** The notice for a blocked phone, which is not verified and cannot be verified until the block ends. */
const blockedPhoneNotice: Notice = {
  ...phoneNotice,
  text: "documents.bannerPhoneBlocked",
  action: "documents.bannerDetails",
};

const phoneNotices: Partial<Record<PhoneStatus, Notice>> = {
  NOT_VALIDATED: phoneNotice,
  BLOCKED: blockedPhoneNotice,
};

/** The warnings to show. There are none if the document and the phone are fine, or if their status is unknown. */
export function verificationNotices(state: {
  documentStatus: DocumentStatus | null;
  phoneStatus: PhoneStatus | null;
}): readonly Notice[] {
  const documents = state.documentStatus === null ? undefined : documentNotices[state.documentStatus];
  const phone = state.phoneStatus === null ? undefined : phoneNotices[state.phoneStatus];
  return [documents, phone].filter((notice) => notice !== undefined);
}

/**
 * Returns the path of the document page if a document is still required. The phone is always verified first.
 */
export function nextStepAfterPhone(documentStatus: DocumentStatus | null): string | null {
  if (documentStatus === null || documentStatus === "BLOCKED") return null;
  return documentNotices[documentStatus]?.to ?? null;
}
