import type { DeclineReason } from "@parlour/contracts/enumerations";

/** The reasons that a player can be given for a declined withdrawal, each in the player's language. */
export const declineWords: Readonly<Record<DeclineReason, string>> = {
  NOT_OWN_ACCOUNT: "The account isn't the player's own.",
  DOCUMENT_NEEDED: "A document is needed first.",
  WAGERING_NOT_MET: "The wagering requirement hasn't been met.",
  CONTACT_SUPPORT: "Contact support for details.",
  REFUSED_BY_PROVIDER: "The bank or payment provider refused the payment.",
  DEPOSIT_REVERSED: "A deposit was reversed.",
};
