import type { BonusStatus } from "@parlour/contracts/bonuses";
import type { Transfer } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import { lockBonusWallet } from "./accounts.ts";
import { type BonusEvent, bonusAfter } from "./bonus-machine.ts";
import { type BonusChange, type BonusRow, updateBonus } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";
import { addStep } from "./steps-store.ts";

export type Cause = { actor: string; reason?: string | null };

/** The cause of steps that the rules trigger automatically. */
export const systemCause: Cause = { actor: "rules" };

/** Moves a bonus to its next status and records the step. */
export async function transition(
  { kit }: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  step: { event: BonusEvent; amountMinor: bigint; cause: Cause; change?: BonusChange },
): Promise<BonusRow> {
  const { event, amountMinor, cause, change = {} } = step;
  const to: BonusStatus | undefined = bonusAfter(bonus.status, event);
  if (to === undefined) throw new Error(`A bonus that is ${bonus.status} cannot ${event}`);
  await addStep(tx, {
    bonusId: bonus.id,
    event,
    from: bonus.status,
    to,
    actor: cause.actor,
    reason: cause.reason ?? null,
    amountMinor,
    at: kit.clock.now(),
  });
  tx.afterCommit(() => publishPlayerEvent(kit.bus, bonus.player_id, "bonuses"));
  return await updateBonus(tx, bonus.id, { ...change, status: to });
}

/** Moves bonus money. The balances have already been locked and read, so a refusal is a bug. */
export async function post(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  step: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const moved = transfers.filter(({ amountMinor }) => amountMinor > 0n);
  if (moved.length === 0) return;
  const ledger = await lockBonusWallet(parts, tx, bonus);
  const { outcome } = await ledger.post({
    playerId: bonus.player_id,
    id: `${bonus.id}/${step}`,
    type: "BONUS",
    reference: { kind: "bonus", id: bonus.id },
    transfers: moved,
  });
  if (outcome !== "POSTED") throw new Error(`The ${step} of ${bonus.id} was not posted: ${outcome}`);
}
