import type { Transaction } from "../../../kit/database.ts";
import type { Operator } from "../../../kit/operator.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import type { SportsEventRecord } from "./event.ts";
import { findEvent, writeEvent } from "./event-store.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishEvent } from "./publish.ts";
import { settleEvent } from "./settle-bets.ts";

type Changed = SportsEventRecord | Refusal;
type Change = (event: SportsEventRecord, tx: Transaction) => Changed | Promise<Changed>;

export const auditSubject = (event: string): string => `sports-event:${event}`;

/** The part of an event that traders decide, for the audit log. */
export const auditView = ({ status, isHeld, trading, state }: SportsEventRecord) => ({
  status,
  isHeld,
  trading,
  segments: state?.segments ?? null,
});

/** Changes an event inside a transaction. Once it is committed, players see the change and bets are settled. */
export async function changeEventIn(
  parts: SportsbookParts,
  tx: Transaction,
  id: string,
  change: Change,
): Promise<{ before: SportsEventRecord; after: SportsEventRecord } | Refusal> {
  const before = await findEvent(tx, id, "for update");
  if (before === undefined) return refuse("NOT_FOUND");
  const after = await change(before, tx);
  if (isRefusal(after)) return after;
  await writeEvent(tx, after);
  tx.afterCommit(async () => {
    publishEvent(parts.kit, before, after, []);
    if (after.scoreVersion === before.scoreVersion) return;
    await settleEvent(parts, after, "all").catch((error: unknown) =>
      parts.kit.log.warn({ err: error, event: id }, "an event was not settled; the sweep will do it"),
    );
  });
  return { before, after };
}

/** Makes an operator's change to an event, with its entry in the audit log. */
export async function changeEvent(
  parts: SportsbookParts,
  { event, operator, reason }: { event: string; operator: Operator; reason: string },
  change: Change,
): Promise<Refusal | undefined> {
  return await parts.kit.db.transaction(async (tx) => {
    const changed = await changeEventIn(parts, tx, event, change);
    if (isRefusal(changed)) return changed;
    await operator.audit(tx, {
      subject: auditSubject(event),
      before: auditView(changed.before),
      after: auditView(changed.after),
      reason,
    });
    return undefined;
  });
}
