import { countedProof } from "./counted-proof.ts";
import type { Kit } from "./kit.ts";
import { wrongProofs } from "./player-proofs.ts";
import type { Players } from "./ports/players.ts";
import { type Refusal, refuse, refuseFields } from "./refusal.ts";

/**
 * Requires the player's PIN before money is sent out. After five wrong PINs, the PIN is blocked for half an
 * hour.
 */
export async function requirePin(
  { kit, players }: { kit: Pick<Kit, "limits">; players: Pick<Players, "isPinCode"> },
  playerId: string,
  pinCode: string,
): Promise<Refusal | undefined> {
  const counter = wrongProofs(playerId, "PIN_CODE");
  const proof = await countedProof(kit.limits, counter, () => players.isPinCode(playerId, pinCode));
  if (proof.right) return undefined;
  return proof.remaining === 0
    ? refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: proof.retryAfterSeconds })
    : refuseFields([{ code: "PIN_WRONG", field: "pinCode" }]);
}
