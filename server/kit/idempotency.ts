export type StoredAnswer = { status: number; body: unknown };

export type IdempotencyClaim =
  /** Nobody holds the key: do the work, then `finish` (or `release` when it failed). */
  | { kind: "claimed" }
  /** Done before with the same body: answer this. */
  | { kind: "answered"; answer: StoredAnswer }
  /** Used with another body: 409 IDEMPOTENCY_KEY_REUSED. */
  | { kind: "reused" }
  /** The first request is still at work: 409 IDEMPOTENCY_KEY_IN_PROGRESS with `Retry-After`. */
  | { kind: "in-progress"; retryAfterSeconds: number };

export type IdempotencyKey = { playerId: string; call: string; key: string };

export type Idempotency = {
  /** `body` is the parsed body; two bodies are the same when they hold the same values in any order. */
  claim(key: IdempotencyKey, body: unknown): Promise<IdempotencyClaim>;
  finish(key: IdempotencyKey, answer: StoredAnswer): Promise<void>;
  /** The work failed without an answer worth keeping (a 5xx): the key may be tried again at once. */
  release(key: IdempotencyKey): Promise<void>;
};
