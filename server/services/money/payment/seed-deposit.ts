import type { Kit } from "../../../kit/kit.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import { findDeposit, insertDeposit, markStarted } from "./deposit-store.ts";

export type SeedDeposit = {
  id: string;
  playerId: string;
  method: string;
  provider: string;
  currency: string;
  amountMinor: bigint;
};

/**
 * Creates a demo player's deposit, which the provider then completes. Returns false if the deposit exists or a limit
 * refuses it.
 */
export async function seedDeposit(
  kit: Kit,
  { protection }: { protection: Pick<PlayerProtection, "refresh" | "checkDeposit"> },
  deposit: SeedDeposit,
): Promise<boolean> {
  await protection.refresh();
  return await kit.db.transaction(async (tx) => {
    if (await findDeposit(tx, deposit.id)) return false;
    const place = { limits: [], depositLimitRequired: false };
    if (await protection.checkDeposit(tx, { ...deposit, place })) return false;
    const { playerId: player_id, ...order } = deposit;
    await insertDeposit(tx, { ...order, player_id, now: kit.clock.now() });
    await markStarted(tx, deposit.id, { redirectUrl: null, instructions: null, expiresAt: null });
    return true;
  });
}
