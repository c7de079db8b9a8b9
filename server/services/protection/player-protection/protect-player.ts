import { earliestWindowStart } from "@parlour/rules/protection-limits";
import { trackPlayer } from "@parlour/wagering/player-totals";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { addProtectedPlayer } from "./limit-store.ts";

type ProtectionRequest = { playerId: string; currency: string; timeZone: string | null };

/**
 * Starts to count the player's stakes. The wallet is locked first, so that no stake is in progress while the totals of
 * the past month are added up, and none is taken before the new limit or break is committed.
 */
export async function protectPlayer(
  { ledger, clock }: Pick<Kit, "ledger" | "clock">,
  tx: Transaction,
  { playerId, currency, timeZone }: ProtectionRequest,
): Promise<void> {
  await ledger.lock(tx, { wallets: [{ playerId, currency }], opens: true });
  const now = clock.now();
  await addProtectedPlayer(tx, playerId, timeZone, now);
  await trackPlayer(tx, playerId, earliestWindowStart(now), now);
}
