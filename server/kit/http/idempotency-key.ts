import type { Idempotency } from "../idempotency.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { Outcome } from "./outcome.ts";
import type { RawInput } from "./prepare-route.ts";

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a call that moves money at most once per `Idempotency-Key` and stores its response, refusals included,
 * so that a retry gets the first response. Server errors are not stored, so they can be retried.
 */
export async function runOncePerKey(
  idempotency: Idempotency,
  call: string,
  playerId: string,
  raw: RawInput,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const header = raw.headers["idempotency-key"];
  if (header === undefined) return refuse("IDEMPOTENCY_KEY_MISSING");
  if (typeof header !== "string" || !keyPattern.test(header)) return refuse("IDEMPOTENCY_KEY_INVALID");
  const key = { playerId, call, key: header };
  // The path is part of the request: cancelling another withdrawal has the same body but a different path.
  const { session: _session, ...params } = raw.params;
  const claim = await idempotency.claim(key, { params, body: raw.body ?? null });
  switch (claim.kind) {
    case "answered":
      return { reply: true, status: claim.answer.status, body: claim.answer.body } as unknown as Outcome;
    case "reused":
      return refuse("IDEMPOTENCY_KEY_REUSED");
    case "in-progress":
      return {
        ...refuse("IDEMPOTENCY_KEY_IN_USE"),
        headers: { "retry-after": String(claim.retryAfterSeconds) },
      };
    case "claimed":
      break;
  }
  let outcome: Outcome;
  try {
    outcome = await run();
  } catch (error) {
    await idempotency.release(key);
    throw error;
  }
  if (isRetryable(outcome)) await idempotency.release(key);
  else await idempotency.finish(key, { status: outcome.status, body: outcome.body });
  return outcome;
}

function isRetryable(outcome: Outcome): outcome is Refusal {
  return isRefusal(outcome) && (outcome.status >= 500 || outcome.status === 429);
}
