/**
 * All outcomes of a request to the ledger, in order of precedence. A *final* outcome is returned for that id
 * forever; after a *transient* one the same id can be sent again.
 */
export const outcomes = {
  POSTED: { final: true, meaning: "All transfers of the posting were carried out." },
  ROLLED_BACK: {
    final: true,
    meaning: "The posting was rolled back before it arrived and is never carried out.",
  },
  CONFLICT: { final: true, meaning: "The id was used before with different content, which still applies." },
  CURRENCY_MISMATCH: { final: true, meaning: "A transfer is between accounts of different currencies." },
  INSUFFICIENT_FUNDS: {
    final: true,
    meaning: "A player's account holds less than the amount of a transfer.",
  },
  LIMIT_EXCEEDED: {
    final: true,
    meaning: "An account would exceed the highest balance the ledger supports.",
  },
  ALREADY_REVERSED: { final: true, meaning: "The posting was already reversed under another id." },
  CAPTURE_EXCEEDS_HOLD: { final: true, meaning: "The capture exceeds the held amount." },
  HOLD_CAPTURED: { final: true, meaning: "The hold was already captured." },
  HOLD_RELEASED: { final: true, meaning: "The hold was already released." },
  HOLD_EXPIRED: { final: true, meaning: "The hold has expired." },
  HOLD_MISSING: { final: false, meaning: "The hold does not exist (yet)." },
  POSTING_MISSING: { final: false, meaning: "The posting to reverse does not exist (yet)." },
  ACCOUNT_MISSING: { final: false, meaning: "An account does not exist (yet)." },
  OVERLOADED: { final: false, meaning: "The queue is full. Nothing was posted; try again later." },
  UNAVAILABLE: {
    final: false,
    meaning: "The database did not answer. Retry with the same id to find out whether it was posted.",
  },
} as const satisfies Record<string, { final: boolean; meaning: string }>;

export type Outcome = keyof typeof outcomes;

/**
 * Whether the ledger will always return this outcome for the same request id. If not, the request can be sent again
 * with that id.
 */
export function isFinal(outcome: Outcome): boolean {
  return outcomes[outcome].final;
}
