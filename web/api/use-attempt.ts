import { useRef } from "react";

/**
 * The idempotency key of one action of the player: the same for every retry, and a new one after the
 * response. A double click or a lost response can't cause a second payment.
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
