import { createHash } from "node:crypto";

/**
 * Derives the payment's id from the `Idempotency-Key`, so that a retry after a crash finds the payment of the first
 * attempt.
 */
export function paymentId(
  kind: "deposit" | "withdrawal" | "transfer",
  playerId: string,
  key: string,
): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([kind, playerId, key]))
    .digest("hex");
  return `${kind}_${hash.slice(0, 24)}`;
}
