import { useRef } from "react";

/**
 * The key of one thing that the player means to do: the same while they try it again, a new one once it was
 * answered. A double press or a lost answer can then never pay twice.
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
