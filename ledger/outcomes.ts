/**
 * Every way a request to the ledger can end, in order of precedence. A *final* outcome is what that id
 * will answer for ever; after a *transient* one nothing was kept, and the same id may be sent again.
 */
export const outcomes = {
  POSTED: { final: true, meaning: "All transfers of the posting happened." },
  ROLLED_BACK: { final: true, meaning: "A rollback came before this id, so it never happens." },
  CONFLICT: { final: true, meaning: "The id was used before with other content; the first one stands." },
  CURRENCY_MISMATCH: { final: true, meaning: "A transfer joins accounts of two currencies." },
  INSUFFICIENT_FUNDS: { final: true, meaning: "A player's account holds less than a transfer takes." },
  LIMIT_EXCEEDED: { final: true, meaning: "An account would hold more than the ledger can count." },
  ALREADY_REVERSED: { final: true, meaning: "The posting was undone before, by another id." },
  CAPTURE_EXCEEDS_HOLD: { final: true, meaning: "More was asked for than the hold set aside." },
  HOLD_CAPTURED: { final: true, meaning: "The hold was captured before." },
  HOLD_RELEASED: { final: true, meaning: "The hold was released before." },
  HOLD_EXPIRED: { final: true, meaning: "The hold's time is over." },
  HOLD_MISSING: { final: false, meaning: "There is no such hold, or not yet." },
  POSTING_MISSING: { final: false, meaning: "There is no posting of this id to undo, or not yet." },
  ACCOUNT_MISSING: { final: false, meaning: "An account does not exist, or not yet." },
  OVERLOADED: { final: false, meaning: "The queue is full. Nothing was tried; come back later." },
  UNAVAILABLE: {
    final: false,
    meaning: "The database did not answer. Whether it happened is told by asking again with the same id.",
  },
} as const satisfies Record<string, { final: boolean; meaning: string }>;

export type Outcome = keyof typeof outcomes;

/** Whether the same id will answer the same for ever. */
export function isFinal(outcome: Outcome): boolean {
  return outcomes[outcome].final;
}
