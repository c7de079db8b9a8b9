import { useState } from "react";
import { ApiError } from "./api-error.ts";

export type Attempts = {
  /** Sends an action with its idempotency key. */
  run<Answer>(action: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer>;
};

/**
 * The idempotency keys of player actions. A repeat of an unanswered action uses its first key, even after other actions
 * in between, so that a double click, a lost response or a mistyped PIN can't cause a second payment. A refused action
 * gets a new key, because the server would repeat its first refusal for the old one.
 */
export function createAttempts(): Attempts {
  const unanswered = new Map<string, string>();
  return {
    async run(action, send) {
      const key = unanswered.get(action) ?? crypto.randomUUID();
      unanswered.set(action, key);
      try {
        const answer = await send(key);
        unanswered.clear();
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.isAnswer) unanswered.delete(action);
        throw error;
      }
    },
  };
}

/** The idempotency keys of the actions of a component. */
export function useAttempt(): Attempts {
  return useState(createAttempts)[0];
}
