import type { Transaction } from "../../../kit/database.ts";
import type { BonusRow } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";

/** Returns the fields that all bonus notifications share. */
function aboutBonus({ id, name, currency }: BonusRow, amountMinor: bigint) {
  return { bonusId: id, name, currency, amountMinor: amountMinor.toString() };
}

export async function publishGranted(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  amountMinor: bigint,
): Promise<void> {
  const data = aboutBonus(bonus, amountMinor);
  await parts.kit.facts.publish(tx, { kind: "BONUS_GRANTED", playerId: bonus.player_id, data });
}

export async function publishExpiring(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const data = aboutBonus(bonus, BigInt(bonus.amount_minor));
  const expiresAt = (bonus.expires_at ?? bonus.claim_until).toISOString();
  await parts.kit.facts.publish(tx, {
    kind: "BONUS_EXPIRING",
    playerId: bonus.player_id,
    data: { ...data, expiresAt },
  });
}

export async function publishEnded(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  outcome: "CONVERTED" | "FORFEITED" | "EXPIRED",
  amountMinor: bigint,
): Promise<void> {
  const data = aboutBonus(bonus, amountMinor);
  await parts.kit.facts.publish(tx, {
    kind: "BONUS_ENDED",
    playerId: bonus.player_id,
    data: { ...data, outcome },
  });
}
