import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findLongestBlock, resetCounters } from "../../../kit/limits.ts";
import { addressKey, captchaRule, passwordRule } from "./log-in.ts";
import { keyOf, type OperatorRow } from "./operator-store.ts";
import { factorRule } from "./second-factor.ts";

type Named = Pick<OperatorRow, "id" | "email">;

/**
 * Returns when an operator's lock ends. An operator is locked after wrong passwords from one IP address, or after wrong
 * codes.
 */
export async function lockedUntil(
  { db, limits, clock }: Kit,
  operator: Named,
  tx?: Transaction,
): Promise<Date | null> {
  const now = clock.now();
  const byAddress = { ...passwordRule, keyPrefix: addressKey(operator.email, "") };
  const passwordEnd = await findLongestBlock(tx ?? db, byAddress, now);
  const factor = await limits.peek({ ...factorRule, key: operator.id }, tx);
  const factorEnd = factor.allowed ? null : new Date(now.getTime() + factor.retryAfterSeconds * 1_000);
  const ends = [passwordEnd, factorEnd].filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}

export async function unlock(kit: Kit, operator: Named, tx: Transaction): Promise<void> {
  await unlockPassword(kit, operator.email, tx);
  await kit.limits.reset({ ...factorRule, key: operator.id }, tx);
}

/** Ends the locks after wrong passwords, but not those after wrong codes. */
export async function unlockPassword({ limits }: Kit, email: string, tx: Transaction): Promise<void> {
  await resetCounters(tx, { ...passwordRule, keyPrefix: addressKey(email, "") });
  await limits.reset({ ...captchaRule, key: keyOf(email) }, tx);
}
