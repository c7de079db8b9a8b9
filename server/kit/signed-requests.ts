import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { ProviderAuthoriser } from "./provider-authoriser.ts";
import { refuse } from "./refusal.ts";

/** The allowed difference between a provider's clock and ours. */
const windowSeconds = 300;

/** Signs a request with its time and path, so that it can't be replayed later or sent to another call. */
export function signRequest(key: string, timestamp: string, path: string, body: string): string {
  return createHmac("sha256", key).update(`${timestamp}\n${path}\n${body}`).digest("hex");
}

/**
 * Checks the headers X-Provider, X-Timestamp and X-Signature. `findKey` returns a key for unknown providers too, so
 * that a request from one takes as long as one with a wrong signature.
 */
export function checkSignatures(
  clock: Clock,
  findKey: (provider: string) => Promise<{ key: string; isEnabled: boolean }>,
): ProviderAuthoriser {
  return async ({ headers, rawBody }, call) => {
    const { "x-provider": id, "x-timestamp": timestamp, "x-signature": signature } = headers;
    if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") {
      return refuse("SIGNATURE_INVALID");
    }
    const { key, isEnabled } = await findKey(id);
    const right = Buffer.from(signRequest(key, timestamp, call.path, rawBody), "hex");
    const given = Buffer.from(signature, "hex");
    const isRight = given.length === right.length && timingSafeEqual(given, right);
    if (!isRight || !isEnabled) return refuse("SIGNATURE_INVALID");
    const offSeconds = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
    return offSeconds <= windowSeconds ? undefined : refuse("SIGNATURE_EXPIRED");
  };
}
