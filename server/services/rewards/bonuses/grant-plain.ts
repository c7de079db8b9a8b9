import type { Transaction } from "../../../kit/database.ts";
import type { PlainBonus, RevokeBonus } from "../../../kit/ports/bonus-grants.ts";
import { isOver } from "./bonus-machine.ts";
import { findBonus, insertBonus, lockPlayer } from "./bonus-store.ts";
import { countHeld } from "./count-rounds.ts";
import { creditBonus } from "./credit-bonus.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { plainTerms } from "./stored-terms.ts";

const dayMs = 86_400_000;

/** Grants bonus money for another service. */
export async function grantPlain(parts: BonusParts, tx: Transaction, bonus: PlainBonus): Promise<void> {
  const { id, playerId, amountMinor, validDays } = bonus;
  await lockPlayer(tx, playerId);
  if (await findBonus(tx, id)) return;
  const now = parts.kit.clock.now();
  const row = await insertBonus(tx, {
    id,
    player_id: playerId,
    offer_id: null,
    grant_id: null,
    type: bonus.type,
    name: bonus.name,
    terms: plainTerms(amountMinor, bonus.wageringFactor, validDays),
    currency: bonus.currency,
    created_at: now,
    claim_until: new Date(now.getTime() + validDays * dayMs),
  });
  await creditBonus(parts, tx, row, { amountMinor, cause: { actor: playerId } });
}

/**
 * Revokes a bonus after the event that it was granted for has been reversed. Play so far counts, so a bonus that is
 * already complete stays with the player. The caller has already taken all locks (`BonusGrants.lock`, then the
 * wallets).
 */
export async function prepareRevoke(parts: BonusParts): Promise<RevokeBonus> {
  const kindOf = await parts.games.read();
  return async (tx, playerId, bonusId) => {
    await countHeld(parts, tx, playerId, kindOf);
    const bonus = await findBonus(tx, bonusId);
    if (!bonus || isOver(bonus.status)) return;
    await endBonus(parts, tx, bonus, "revoke", {
      actor: "rules",
      reason: "the event it was granted for was reversed",
    });
  };
}
