import { countedProof } from "../../../kit/counted-proof.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { PaymentParts } from "./parts.ts";

const wrongPins = { scope: "payment-pin", max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

/** Sending money out requires the player's PIN; five wrong ones block it for half an hour. */
export async function requirePin(
  { kit, players }: PaymentParts,
  playerId: string,
  pinCode: string,
): Promise<Refusal | undefined> {
  const counter = { ...wrongPins, key: playerId };
  const proof = await countedProof(kit.limits, counter, () => players.isPinCode(playerId, pinCode));
  if (proof.right) return undefined;
  return proof.remaining === 0
    ? refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: proof.retryAfterSeconds })
    : refuseFields([{ code: "PIN_WRONG", field: "pinCode" }]);
}
