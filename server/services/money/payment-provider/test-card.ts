/** The outcomes of test cards, keyed by the card's last four digits. Any other test card is approved. */
const outcomes = {
  "1000": "approve",
  "2000": "decline",
  "3000": "ask",
  "4000": "silence",
  "5000": "charge_back",
} as const;

export type CardOutcome = (typeof outcomes)[keyof typeof outcomes];

export function outcomeOfCard(cardNumber: string): CardOutcome {
  return outcomes[cardNumber.slice(-4) as keyof typeof outcomes] ?? "approve";
}

/**
 * Returns whether a card is one of the published test cards. Everyone who tries the sandbox uses them, so they don't
 * identify anyone.
 */
export function isPublishedCard(cardNumber: string): boolean {
  return cardNumber.slice(-4) in outcomes || isCreditCard(cardNumber);
}

/** Returns whether a card is the one test card that counts as a credit card; all others are debit cards. */
export function isCreditCard(cardNumber: string | undefined): boolean {
  return cardNumber?.endsWith("6000") ?? false;
}
