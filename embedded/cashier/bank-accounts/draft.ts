import type { FieldValues } from "../parts/method-fields.tsx";

type Draft = { name: string; values: FieldValues };

const empty: Draft = { name: "", values: {} };
let kept: { session: string; draft: Draft } | null = null;

/**
 * Keeps what the player has entered about a bank account while they set a PIN on another page. The entries stay in
 * the memory of this tab and are never stored, and another session never sees them.
 */
export function keepDraft(session: string, draft: Draft): void {
  kept = { session, draft };
}

export function findDraft(session: string): Draft {
  if (kept !== null && kept.session !== session) kept = null;
  return kept?.draft ?? empty;
}

export function forgetDraft(): void {
  kept = null;
}
