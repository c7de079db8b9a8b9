import type { DocumentCheck } from "@parlour/contracts/entities/document-verification";
import type { RequestedDocument } from "@parlour/contracts/enumerations";

/** The statements that a reviewer confirms before approving a document. */
export const checkWords: Readonly<Record<DocumentCheck, string>> = {
  NAME_MATCHES: "The name matches the account",
  BIRTH_DATE_MATCHES: "The date of birth matches the account",
  ADDRESS_MATCHES: "The address matches the account",
  AMOUNTS_PLAUSIBLE: "It accounts for the amounts deposited",
  NOT_EXPIRED: "It hasn't expired",
  RECENT: "It isn't older than three months",
  READABLE: "Everything is readable and nothing is cut off",
  GENUINE: "It looks genuine and unedited",
};

export const requestWords: Readonly<Record<RequestedDocument, string>> = {
  IDENTITY: "Identity document",
  PROOF_OF_ADDRESS: "Proof of address",
  SOURCE_OF_FUNDS: "Source of funds",
};
