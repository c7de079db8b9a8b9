import type { Answer } from "@parlour/contracts/call";
import type { listDocuments } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";

export type ReviewedDocument = Answer<typeof listDocuments>["items"][number];

export const documentKinds: Readonly<Record<ReviewedDocument["documentKind"], string>> = {
  PASSPORT: "Passport",
  IDENTITY_CARD: "Identity card",
  DRIVING_LICENCE: "Driving licence",
  PROOF_OF_ADDRESS: "Proof of address",
  SOURCE_OF_FUNDS: "Source of funds",
};
