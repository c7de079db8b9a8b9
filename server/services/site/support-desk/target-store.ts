import type { SupportChannel, SupportTarget } from "@parlour/contracts/entities/support-desk";
import type { Queryable, Transaction } from "../../../kit/database.ts";

const columns = `channel, first_answer_minutes as "firstAnswerMinutes", resolution_minutes as "resolutionMinutes"`;

export async function listTargets(db: Queryable): Promise<SupportTarget[]> {
  return await db.query<SupportTarget>(`select ${columns} from support_targets order by channel`);
}

export async function lockTarget(tx: Transaction, channel: SupportChannel): Promise<SupportTarget> {
  const [row] = await tx.query<SupportTarget>(
    `select ${columns} from support_targets where channel = $1 for update`,
    [channel],
  );
  return row!;
}

export async function updateTarget(tx: Transaction, target: SupportTarget): Promise<void> {
  await tx.query(
    "update support_targets set first_answer_minutes = $2, resolution_minutes = $3 where channel = $1",
    [target.channel, target.firstAnswerMinutes, target.resolutionMinutes],
  );
}
