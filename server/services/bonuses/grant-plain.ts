import type { Transaction } from "../../kit/database.ts";
import type { PlainBonus } from "../../kit/ports/bonus-grants.ts";
import { findBonus, insertBonus, lockPlayer } from "./bonus-store.ts";
import { give } from "./give.ts";
import { plainTerms } from "./kept-terms.ts";
import type { BonusParts } from "./parts.ts";

const dayMs = 86_400_000;

/** Bonus money that another service gives for a reason of its own. */
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
    type: "POINTS",
    name: bonus.name,
    terms: plainTerms(amountMinor, bonus.wageringFactor, validDays),
    currency: bonus.currency,
    created_at: now,
    claim_until: new Date(now.getTime() + validDays * dayMs),
  });
  await give(parts, tx, row, { amountMinor, cause: { actor: playerId } });
}
