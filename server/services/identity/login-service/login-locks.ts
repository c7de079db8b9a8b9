import type { LoginLock } from "@parlour/contracts/entities/player-details";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { CounterState } from "./counter-rules.ts";
import { type Counter, clearCounter, readCounter } from "./counter-store.ts";
import { usernameCounter } from "./login-steps.ts";

/** Returns the counters that can lock a player out: e-mail, nickname and second factor. */
function countersOf({
  id,
  email,
  nickname,
  brandId,
}: Player): readonly { what: LoginLock["what"]; counter: Counter }[] {
  return [
    { what: "EMAIL", counter: usernameCounter(email, brandId) },
    { what: "NICKNAME", counter: usernameCounter(nickname, brandId) },
    { what: "SECOND_FACTOR", counter: { kind: "secondFactor", key: id } },
  ];
}

/** Lists a player's counters that have recorded failures. */
export async function readLocks(db: Queryable, player: Player, now: Date): Promise<LoginLock[]> {
  return await locksOf(player, (counter) => readCounter(db, counter, now));
}

/** Resets the counters that lock a player out, and returns those that were set. */
export async function clearLocks(tx: Transaction, player: Player, now: Date): Promise<LoginLock[]> {
  return await locksOf(player, (counter) => clearCounter(tx, counter, now));
}

async function locksOf(
  player: Player,
  look: (counter: Counter) => Promise<CounterState>,
): Promise<LoginLock[]> {
  const locks: LoginLock[] = [];
  for (const { what, counter } of countersOf(player)) {
    const { failures, blockedUntil } = await look(counter);
    if (failures > 0) locks.push({ what, failures, lockedUntil: blockedUntil?.toISOString() ?? null });
  }
  return locks;
}
