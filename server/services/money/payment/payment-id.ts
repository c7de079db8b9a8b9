import { createHash } from "node:crypto";

/**
 * The id of what an `Idempotency-Key` asks for: made of the key, so that whoever asks again after a crash finds what
 * the first attempt left.
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
