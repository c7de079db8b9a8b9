import type { Transaction } from "../../../kit/database.ts";
import type { PublishedFact } from "../../../kit/facts.ts";
import { isOver } from "./bonus-machine.ts";
import {
  type BonusRow,
  findForDeposit,
  isDepositRevoked,
  listRunning,
  lockPlayer,
  recordDeposit,
  storeRevokedDeposit,
} from "./bonus-store.ts";
import { creditBonus } from "./credit-bonus.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { matchMinor } from "./wagering.ts";

type Deposit = PublishedFact<"DEPOSIT_COMPLETED">;

/**
 * Credits the match bonus for a deposit. If the player has opted in to several, it is the first one whose terms the
 * deposit meets.
 */
export async function matchDeposit(parts: BonusParts, tx: Transaction, fact: Deposit): Promise<void> {
  const { playerId, data } = fact;
  await lockPlayer(tx, playerId);
  await recordDeposit(tx, playerId);
  if ((await findForDeposit(tx, data.depositId)) || (await isDepositRevoked(tx, data.depositId))) return;
  const bonus = (await listRunning(tx, playerId)).find((row) => isMatchedBy(row, fact));
  if (!bonus || (await parts.protection.isOnBreak(playerId, tx))) return;
  const depositMinor = BigInt(data.amountMinor);
  const amountMinor = matchMinor(depositMinor, bonus.terms);
  if (amountMinor === 0n) return;
  await creditBonus(parts, tx, bonus, {
    amountMinor,
    cause: { actor: playerId, reason: data.depositId },
    deposit: { id: data.depositId, amountMinor: depositMinor },
  });
}

function isMatchedBy(bonus: BonusRow, { data, at }: Deposit): boolean {
  const { terms, status, type, currency, created_at, claim_until } = bonus;
  const time = new Date(at);
  return (
    type === "DEPOSIT_MATCH" &&
    status === "OPTED_IN" &&
    currency === data.currency &&
    time >= created_at &&
    time <= claim_until &&
    BigInt(data.amountMinor) >= BigInt(terms.minDepositMinor ?? 0) &&
    (!terms.firstDepositOnly || data.isFirst)
  );
}

/**
 * Revokes the bonuses of a deposit. It runs in the transaction that reverses the deposit, before the reversal, so that
 * the reversal can take the player's own money that was locked with a bonus.
 */
export async function revokeDeposit(
  parts: BonusParts,
  tx: Transaction,
  playerId: string,
  depositId: string,
): Promise<void> {
  await lockPlayer(tx, playerId);
  await storeRevokedDeposit(tx, depositId, parts.kit.clock.now());
  const bonus = await findForDeposit(tx, depositId);
  if (!bonus || isOver(bonus.status)) return;
  await endBonus(parts, tx, bonus, "revoke", { actor: "rules", reason: "the deposit was reversed" });
}
