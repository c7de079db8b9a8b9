import type { Transaction } from "../../../kit/database.ts";

export type PaymentStep = {
  paymentId: string;
  from: string;
  to: string;
  event: string;
  /** Who took the step: the player, the provider, an operator, or the site's rules. */
  actor: string;
  reason: string | null;
  at: Date;
};

export async function addStep(tx: Transaction, step: PaymentStep): Promise<void> {
  await tx.query(
    `insert into payment_steps (payment_id, from_status, to_status, event, actor, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [step.paymentId, step.from, step.to, step.event, step.actor, step.reason, step.at],
  );
}
