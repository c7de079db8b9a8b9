import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { ProviderAuthoriser } from "./provider-authoriser.ts";
import { refuse } from "./refusal.ts";

/** The allowed difference between a provider's clock and ours. */
const windowSeconds = 300;

/** The data about a sender that is needed to check the signature of its requests. */
type Signer = {
  /** The keys to try: the current one first, then the previous one. */
  keys: readonly string[];
  /** Returns whether requests signed with the key at this index are accepted. */
  isAccepted(index: number): boolean;
  onAccepted(index: number): void;
  /** Called for a request with a valid signature that is refused for another reason. */
  onRefused(error: string): void;
  /** Called for a request with an invalid signature, which anyone may have sent. */
  onUnsigned(): void;
};

/** Signs a request with its time and path, so that it can't be replayed later or sent to another call. */
export function signRequest(key: string, timestamp: string, path: string, body: string): string {
  return createHmac("sha256", key).update(`${timestamp}\n${path}\n${body}`).digest("hex");
}

/**
 * Checks the headers X-Provider, X-Timestamp and X-Signature. `findSigner` returns keys even for unknown providers,
 * so that refusing their requests takes as long as refusing those with a wrong signature.
 */
export function checkSignatures(
  clock: Clock,
  findSigner: (provider: string) => Promise<Signer>,
): ProviderAuthoriser {
  return async ({ headers, rawBody }, call) => {
    const { "x-provider": id, "x-timestamp": timestamp, "x-signature": signature } = headers;
    if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") {
      return refuse("SIGNATURE_INVALID");
    }
    const { keys, isAccepted, onAccepted, onRefused, onUnsigned } = await findSigner(id);
    const given = Buffer.from(signature, "hex");
    const matches = keys.map((key) => {
      const right = Buffer.from(signRequest(key, timestamp, call.path, rawBody), "hex");
      return given.length === right.length && timingSafeEqual(given, right);
    });
    const index = matches.indexOf(true);
    if (index < 0) {
      onUnsigned();
      return refuse("SIGNATURE_INVALID");
    }
    if (!isAccepted(index)) {
      onRefused("A request was refused: the key or the provider is no longer accepted");
      return refuse("SIGNATURE_INVALID");
    }
    const offSeconds = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
    if (!(offSeconds <= windowSeconds)) {
      onRefused("A request was refused: its time differs from ours by more than five minutes");
      return refuse("SIGNATURE_EXPIRED");
    }
    onAccepted(index);
    return undefined;
  };
}
