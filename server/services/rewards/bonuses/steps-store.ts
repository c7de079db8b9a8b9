import type { Queryable, Transaction } from "../../../kit/database.ts";

export type BonusStep = {
  bonusId: string;
  event: string;
  from: string;
  to: string;
  /** Who took the step: the player, an operator, or `rules` for automatic steps. */
  actor: string;
  reason: string | null;
  amountMinor: bigint;
  at: Date;
};

export async function addStep(tx: Transaction, step: BonusStep): Promise<void> {
  await tx.query(
    `insert into bonus_steps (bonus_id, event, from_status, to_status, actor, reason, amount_minor, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      step.bonusId,
      step.event,
      step.from,
      step.to,
      step.actor,
      step.reason,
      step.amountMinor.toString(),
      step.at,
    ],
  );
}

export async function listSteps(db: Queryable, bonusIds: readonly string[]): Promise<BonusStep[]> {
  const rows = await db.query<Omit<BonusStep, "amountMinor"> & { amount: string }>(
    `select bonus_id as "bonusId", event, from_status as "from", to_status as "to", actor, reason,
       amount_minor as amount, at
     from bonus_steps where bonus_id = any($1) order by id`,
    [bonusIds],
  );
  return rows.map(({ amount, ...step }) => ({ ...step, amountMinor: BigInt(amount) }));
}
