import type { Transaction } from "../../../kit/database.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { type BonusRow, findBonus, listDue, updateBonus } from "./bonus-store.ts";
import { enter } from "./count-rounds.ts";
import { finishSpins } from "./count-spins.ts";
import { creditBonus } from "./credit-bonus.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { publishExpiring } from "./publish-facts.ts";
import { systemCause } from "./transition.ts";
import { cashbackMinor } from "./wagering.ts";

const warnBeforeMs = 86_400_000;

/**
 * Ends expired bonuses, pays cashback whose period has ended, and warns a day ahead. It is safe to run on any number of
 * servers.
 */
export async function expireBonuses(parts: BonusParts): Promise<void> {
  const { kit } = parts;
  const now = kit.clock.now();
  const due = await listDue(kit.db, now, new Date(now.getTime() + warnBeforeMs));
  const kindOf = await parts.games.read();
  await tryEach(due, ({ id, player_id }) =>
    kit.db.transaction((tx) => expireOne(parts, tx, { id, playerId: player_id, kindOf, now })),
  );
}

type Due = { id: string; playerId: string; kindOf: (gameId: string) => GameKind; now: Date };

async function expireOne(parts: BonusParts, tx: Transaction, { id, playerId, kindOf, now }: Due) {
  await enter(parts, tx, playerId, kindOf);
  const bonus = await findBonus(tx, id);
  if (!bonus) return;
  if (bonus.status === "ACTIVE") await expireActive(parts, tx, bonus, now);
  else if (bonus.claim_until > now) await warn(parts, tx, bonus, now);
  else if (bonus.status === "SPINNING") await finishSpins(parts, tx, bonus);
  else if (bonus.status === "OPTED_IN") await closePeriod(parts, tx, bonus);
}

async function expireActive(parts: BonusParts, tx: Transaction, bonus: BonusRow, now: Date): Promise<void> {
  if (bonus.expires_at !== null && bonus.expires_at <= now) {
    await endBonus(parts, tx, bonus, "expire", systemCause);
  } else await warn(parts, tx, bonus, now);
}

/** Warns the player once that a bonus will soon expire, while it is being wagered or has spins left. */
async function warn(parts: BonusParts, tx: Transaction, bonus: BonusRow, now: Date): Promise<void> {
  if (bonus.warned_at !== null || (bonus.status !== "ACTIVE" && bonus.status !== "SPINNING")) return;
  // The rounds counted just before may have activated the bonus, so its expiry may no longer be near.
  const over = bonus.expires_at ?? bonus.claim_until;
  if (over.getTime() > now.getTime() + warnBeforeMs) return;
  await updateBonus(tx, bonus.id, { warned_at: now });
  await publishExpiring(parts, tx, bonus);
}

async function closePeriod(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const amountMinor = bonus.type === "CASHBACK" ? cashbackMinor(BigInt(bonus.loss_minor), bonus.terms) : 0n;
  if (amountMinor > 0n) await creditBonus(parts, tx, bonus, { amountMinor, cause: systemCause });
  else await endBonus(parts, tx, bonus, "expire", systemCause);
}
