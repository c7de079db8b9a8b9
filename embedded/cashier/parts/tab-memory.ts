import { type Attempts, createAttempts } from "@parlour/web/api/use-attempt";

/** A form whose payment or bank account needs the player's PIN. */
export type Form = "withdrawal" | "transfer" | "bank account";

/** What this tab remembers of one player's forms. */
export type TabMemory = {
  /** Finds the entries kept under a name, such as `withdrawal CBT`. */
  find<Entries>(name: string): Entries | undefined;
  keep(name: string, entries: object | string): void;
  forget(name: string): void;
  /** The idempotency keys of the form's unanswered requests. */
  attemptsOf(form: Form): Attempts;
};

let current: { owner: string; memory: TabMemory } | null = null;

/**
 * Keeps what a player has entered while they set a PIN, verify a document or log in again on another page, and the keys
 * of requests that were not answered, so that sending the same form again is not a second payment. Everything stays in
 * the memory of this tab and is never stored, and another player never sees it.
 */
export function memoryOf(owner: string): TabMemory {
  if (current?.owner !== owner) current = { owner, memory: createMemory() };
  return current.memory;
}

function createMemory(): TabMemory {
  const drafts = new Map<string, object | string>();
  const attempts = new Map<Form, Attempts>();
  return {
    find: <Entries>(name: string) => drafts.get(name) as Entries | undefined,
    keep: (name, entries) => void drafts.set(name, entries),
    forget: (name) => void drafts.delete(name),
    attemptsOf(form) {
      const known = attempts.get(form) ?? createAttempts();
      attempts.set(form, known);
      return known;
    },
  };
}
