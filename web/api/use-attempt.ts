import { useRef } from "react";

/**
 * The idempotency key of a player action: every retry uses the same key, and after a response the next action
 * gets a new one. A double click or a lost response therefore can't cause a second payment.
 */
export function useAttempt(): { key(of: string): string; done(): void } {
  const attempt = useRef<{ of: string; key: string } | null>(null);
  return {
    key(of) {
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    done() {
      attempt.current = null;
    },
  };
}
