import type { RejectionReason } from "@parlour/contracts/enumerations";

/** The reasons that a player can be given for a rejected document, each in the player's language. */
export const rejectionWords: Readonly<Record<RejectionReason, string>> = {
  UNREADABLE: "The picture is blurred or too dark to read.",
  CUT_OFF: "Part of the document is cut off.",
  EXPIRED: "The document has expired.",
  NAME_MISMATCH: "The name on the document doesn't match the account.",
  OTHER: "Something else: the player is asked to contact support.",
};
