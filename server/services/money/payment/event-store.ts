import type { Transaction } from "../../../kit/database.ts";
import type { ProviderEvent } from "../../../kit/ports/payment-provider.ts";

type EventRow = {
  id: string;
  kind: ProviderEvent["kind"];
  reference: string;
  status: ProviderEvent["status"];
  amount_minor: string | null;
  confirmations: number | null;
  reason: string | null;
};

/** Stores an event. Returns whether it is new. */
export async function keepEvent(
  tx: Transaction,
  provider: string,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const kept = await tx.query(
    `insert into provider_events (provider, id, kind, reference, status, amount_minor, confirmations, reason,
                                  received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      provider,
      event.id,
      event.kind,
      event.reference,
      event.status,
      event.amountMinor?.toString() ?? null,
      event.confirmations,
      event.reason,
      now,
    ],
  );
  return kept.length > 0;
}

/** Lists the messages that have not been applied yet, in their order of arrival. */
export async function listWaitingEvents(
  tx: Transaction,
  provider: string,
  reference: string,
): Promise<ProviderEvent[]> {
  const rows = await tx.query<EventRow>(
    `select id, kind, reference, status, amount_minor, confirmations, reason from provider_events
     where provider = $1 and reference = $2 and not applied order by received_at, id`,
    [provider, reference],
  );
  return rows.map(({ amount_minor, ...row }) => ({
    ...row,
    amountMinor: amount_minor === null ? null : BigInt(amount_minor),
  }));
}

export async function markApplied(tx: Transaction, provider: string, id: string): Promise<void> {
  await tx.query("update provider_events set applied = true where provider = $1 and id = $2", [provider, id]);
}
