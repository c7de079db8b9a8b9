import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import { accountsOf } from "./accounts.ts";
import { type BonusRow, listAffected, listRunning, lockPlayer, updateBonus } from "./bonus-store.ts";
import { countSpin, finishSpins } from "./count-spins.ts";
import { endBonus } from "./end-bonus.ts";
import { byTheRules } from "./move.ts";
import type { BonusParts } from "./parts.ts";
import { doneAfter } from "./wagering.ts";

type KindOf = (gameId: string) => GameKind;

/** Small, because a bonus that ends locks money until the batch is counted. */
const batchSize = 100;

/** Counts settled rounds since the last run, on any server. */
export async function countSettledRounds(parts: BonusParts): Promise<void> {
  const { kit, wagering, games } = parts;
  const kindOf = await games.read();
  await kit.db.transaction(async (tx) => {
    const rounds = await wagering.settlements.take(tx, "bonuses", batchSize);
    const byPlayer = Map.groupBy(rounds, ({ playerId }) => playerId);
    const spins = rounds.flatMap(({ grantId }) => grantId ?? []);
    for (const playerId of await listAffected(tx, [...byPlayer.keys()], spins)) {
      await lockPlayer(tx, playerId);
      await countOf(parts, tx, playerId, byPlayer.get(playerId)!, kindOf);
    }
  });
}

/** Locks a player's bonuses after counting everything played so far. All other locks come after this one. */
export async function enter(
  parts: BonusParts,
  tx: Transaction,
  playerId: string,
  kindOf: KindOf,
): Promise<{ hasDeposited: boolean }> {
  const rounds = await parts.wagering.settlements.takeOf(tx, "bonuses", playerId);
  const player = await lockPlayer(tx, playerId);
  await countOf(parts, tx, playerId, rounds, kindOf);
  return player;
}

async function countOf(
  parts: BonusParts,
  tx: Transaction,
  playerId: string,
  rounds: readonly Settlement[],
  kindOf: KindOf,
): Promise<void> {
  if (rounds.length === 0) return;
  for (const round of rounds) if (round.grantId !== null) await countSpin(parts, tx, round.grantId, round);
  const staked = rounds.filter(({ grantId }) => grantId === null);
  for (const bonus of await listRunning(tx, playerId)) {
    if (bonus.status === "ACTIVE") await wager(parts, tx, bonus, staked, kindOf);
    if (bonus.status === "SPINNING") await finishSpins(parts, tx, bonus);
    if (bonus.status === "OPTED_IN" && bonus.type === "CASHBACK") await addLoss(tx, bonus, staked);
  }
}

async function wager(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  rounds: readonly Settlement[],
  kindOf: KindOf,
): Promise<void> {
  const required = BigInt(bonus.required_minor);
  let done = BigInt(bonus.done_hundredths);
  for (const round of rounds) {
    const { terms } = bonus;
    const activatedAt = bonus.activated_at ?? bonus.created_at;
    done = doneAfter(
      { terms, doneHundredths: done, requiredMinor: required, activatedAt },
      round,
      kindOf(round.productId),
    );
  }
  const counted = await updateBonus(tx, bonus.id, { done_hundredths: done });
  if (done >= required * 100n) await endBonus(parts, tx, counted, "convert", byTheRules);
  else if (await isLost(parts, tx, counted)) await endBonus(parts, tx, counted, "lose", byTheRules);
}

/** The bonus money is used up, and no open round could bring any back. */
async function isLost({ kit, wagering }: BonusParts, tx: Transaction, bonus: BonusRow): Promise<boolean> {
  const { player_id: playerId, currency } = bonus;
  const { id } = accountsOf(bonus).bonus;
  const ledger = kit.ledger.within(tx);
  // Usually some is left; the wallet is locked only if not, because rounds wait for that lock.
  if (((await ledger.accountsOf(playerId)).get(id) ?? 0n) > 0n) return false;
  if (((await ledger.lockWallet({ playerId, currency })).get(id) ?? 0n) > 0n) return false;
  return !(await wagering.rounds.hasOpenFrom(tx, playerId, id));
}

async function addLoss(tx: Transaction, bonus: BonusRow, rounds: readonly Settlement[]): Promise<void> {
  const lost = rounds
    .filter(({ startedAt, settledAt }) => startedAt >= bonus.created_at && settledAt <= bonus.claim_until)
    .reduce((sum, { ownStakedMinor, ownWonMinor }) => sum + ownStakedMinor - ownWonMinor, 0n);
  if (lost !== 0n) await updateBonus(tx, bonus.id, { loss_minor: BigInt(bonus.loss_minor) + lost });
}
