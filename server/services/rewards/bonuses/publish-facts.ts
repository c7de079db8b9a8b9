import { localText } from "@parlour/rules/local-text";
import type { Transaction } from "../../../kit/database.ts";
import type { BonusRow } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";

/** The fields that all bonus notifications share, in the player's language. */
async function aboutBonus({ players }: BonusParts, tx: Transaction, bonus: BonusRow, amountMinor: bigint) {
  const { language } = await players.get(bonus.player_id, tx);
  return {
    bonusId: bonus.id,
    name: localText(bonus.name, language),
    currency: bonus.currency,
    amountMinor: amountMinor.toString(),
  };
}

export async function publishGranted(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  amountMinor: bigint,
): Promise<void> {
  const data = await aboutBonus(parts, tx, bonus, amountMinor);
  await parts.kit.facts.publish(tx, { kind: "BONUS_GRANTED", playerId: bonus.player_id, data });
}

export async function publishExpiring(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const data = await aboutBonus(parts, tx, bonus, BigInt(bonus.amount_minor));
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
  const data = await aboutBonus(parts, tx, bonus, amountMinor);
  await parts.kit.facts.publish(tx, {
    kind: "BONUS_ENDED",
    playerId: bonus.player_id,
    data: { ...data, outcome },
  });
}
