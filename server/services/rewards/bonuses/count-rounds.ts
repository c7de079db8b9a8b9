import { houseAccount, type Wallet } from "@parlour/ledger";
import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";
import { accountsOf, lockBonusWallet } from "./accounts.ts";
import { type BonusRow, listAffected, listRunning, lockPlayer, updateBonus } from "./bonus-store.ts";
import { countSpin, finishSpins } from "./count-spins.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { systemCause } from "./transition.ts";
import { doneAfter } from "./wagering.ts";

type KindOf = (gameId: string) => GameKind;

/** Batches are small, because wallets in which money may move stay locked until the whole batch is counted. */
const batchSize = 100;

/**
 * Counts the rounds that were settled on any server since the last run: a batch for all players, or the rounds of one
 * player.
 */
export async function countSettledRounds(parts: BonusParts, playerId?: string): Promise<void> {
  const { kit, wagering, games } = parts;
  const kindOf = await games.read();
  await kit.db.transaction(async (tx) => {
    const { settlements } = wagering;
    const rounds =
      playerId === undefined
        ? await settlements.take(tx, "bonuses", batchSize)
        : await settlements.takeOf(tx, "bonuses", playerId);
    const byPlayer = Map.groupBy(rounds, ({ playerId }) => playerId);
    const spins = rounds.flatMap(({ grantId }) => grantId ?? []);
    const affected = await listAffected(tx, [...byPlayer.keys()], spins);
    for (const playerId of affected) await lockPlayer(tx, playerId);
    const wallets: Wallet[] = [];
    for (const playerId of affected) {
      wallets.push(...(await walletsToMove(parts, tx, playerId, byPlayer.get(playerId)!, kindOf)));
    }
    // All wallets are locked in one call, as the ledger requires. Wallets in which no money moves aren't
    // locked, so that their players' rounds don't have to wait.
    if (wallets.length > 0) {
      const house = wallets.map(({ currency }) => houseAccount("promotions", currency));
      await kit.ledger.lock(tx, { wallets, house });
    }
    const locked = new Set(wallets.map(({ playerId }) => playerId));
    for (const playerId of affected) {
      const counting = { rounds: byPlayer.get(playerId)!, kindOf, isLocked: locked.has(playerId) };
      await countOf(parts, tx, playerId, counting);
    }
  });
}

/** Returns the wallets in which counting these rounds may move money. */
async function walletsToMove(
  { kit }: BonusParts,
  tx: Transaction,
  playerId: string,
  rounds: readonly Settlement[],
  kindOf: KindOf,
): Promise<Wallet[]> {
  const running = await listRunning(tx, playerId);
  const hasSpins = rounds.some(({ grantId }) => grantId !== null);
  const balances = await kit.ledger.accountsOf(playerId, tx.client);
  const moves = (bonus: BonusRow) =>
    bonus.status === "SPINNING" ||
    (bonus.status === "ACTIVE" &&
      (isWagered(bonus, countWagering(bonus, stakedRounds(rounds), kindOf)) ||
        (balances.get(accountsOf(bonus).bonus.id) ?? 0n) === 0n));
  if (!hasSpins && !running.some(moves)) return [];
  return rounds.slice(0, 1).map(({ currency }) => ({ playerId, currency }));
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
  await countOf(parts, tx, playerId, { rounds, kindOf, isLocked: true });
  return player;
}

/**
 * Like `enter`, but for a transaction that has already locked the player's settlements, bonuses and wallet
 * (`lockForGrants`).
 */
export async function countHeld(
  parts: BonusParts,
  tx: Transaction,
  playerId: string,
  kindOf: KindOf,
): Promise<void> {
  const rounds = await parts.wagering.settlements.takeHeld(tx, "bonuses", playerId);
  await countOf(parts, tx, playerId, { rounds, kindOf, isLocked: true });
}

/**
 * Locks the settlements and bonuses of these players. The lock order throughout the product is settlements,
 * then bonuses, then wallets.
 */
export async function lockForGrants(
  parts: BonusParts,
  tx: Transaction,
  playerIds: readonly string[],
): Promise<void> {
  const sorted = [...new Set(playerIds)].sort();
  await parts.wagering.settlements.hold(tx, "bonuses", sorted);
  for (const playerId of sorted) await lockPlayer(tx, playerId);
}

/**
 * The settled rounds to count. `isLocked` says whether the player's wallet is locked. It is left unlocked only if
 * counting these rounds can't end a bonus and so moves no money.
 */
type Counting = { rounds: readonly Settlement[]; kindOf: KindOf; isLocked: boolean };

async function countOf(
  parts: BonusParts,
  tx: Transaction,
  playerId: string,
  counting: Counting,
): Promise<void> {
  const { rounds } = counting;
  if (rounds.length === 0) return;
  for (const round of rounds) if (round.grantId !== null) await countSpin(parts, tx, round.grantId, round);
  const staked = stakedRounds(rounds);
  for (const bonus of await listRunning(tx, playerId)) {
    if (bonus.status === "ACTIVE") await wager(parts, tx, bonus, { ...counting, rounds: staked });
    if (bonus.status === "SPINNING") await finishSpins(parts, tx, bonus);
    if (bonus.status === "OPTED_IN" && bonus.type === "CASHBACK") await addLoss(tx, bonus, staked);
  }
}

/** Returns the rounds played with cash or bonus money; promotional spins are counted separately. */
function stakedRounds(rounds: readonly Settlement[]): Settlement[] {
  return rounds.filter(({ grantId }) => grantId === null);
}

function isWagered(bonus: BonusRow, doneHundredths: bigint): boolean {
  return doneHundredths >= BigInt(bonus.required_minor) * 100n;
}

/** Returns how much has been wagered for a bonus after these rounds, in hundredths of minor units. */
function countWagering(bonus: BonusRow, rounds: readonly Settlement[], kindOf: KindOf): bigint {
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
  return done;
}

async function wager(parts: BonusParts, tx: Transaction, bonus: BonusRow, counting: Counting): Promise<void> {
  const done = countWagering(bonus, counting.rounds, counting.kindOf);
  const counted = await updateBonus(tx, bonus.id, { done_hundredths: done });
  if (isWagered(bonus, done)) await endBonus(parts, tx, counted, "convert", systemCause);
  // If a round in progress empties a bonus, the bonus is checked again when that round is counted.
  else if (counting.isLocked && (await isLost(parts, tx, counted))) {
    await endBonus(parts, tx, counted, "lose", systemCause);
  }
}

/** Returns whether the bonus money is used up and no open round can return any. */
async function isLost(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<boolean> {
  const { player_id: playerId } = bonus;
  const account = accountsOf(bonus).bonus;
  const ledger = await lockBonusWallet(parts, tx, bonus);
  if ((await ledger.balanceOf(account)) > 0n) return false;
  return !(await parts.wagering.rounds.hasOpenFrom(tx, playerId, account.id));
}

async function addLoss(tx: Transaction, bonus: BonusRow, rounds: readonly Settlement[]): Promise<void> {
  const lost = rounds
    .filter(({ startedAt, settledAt }) => startedAt >= bonus.created_at && settledAt <= bonus.claim_until)
    .reduce((sum, { ownStakedMinor, ownWonMinor }) => sum + ownStakedMinor - ownWonMinor, 0n);
  if (lost !== 0n) await updateBonus(tx, bonus.id, { loss_minor: BigInt(bonus.loss_minor) + lost });
}
