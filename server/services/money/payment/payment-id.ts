import { createHash } from "node:crypto";

/**
 * Derives a payment's id from its `Idempotency-Key`, so that a retry after a crash finds what the first
 * attempt created.
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
