import type { SANDBOX_PAYMENT_STATUSES } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type SandboxStatus = (typeof SANDBOX_PAYMENT_STATUSES)[number];

export type SandboxPaymentRow = {
  reference: string;
  kind: "deposit" | "withdrawal";
  method: string;
  method_kind: string;
  currency: string;
  asked_minor: string;
  received_minor: string;
  status: SandboxStatus;
  created_at: Date;
};

type NewPayment = Pick<SandboxPaymentRow, "reference" | "kind" | "method" | "method_kind" | "currency"> & {
  askedMinor: bigint;
  now: Date;
};

/** Inserts a payment and returns whether it is new. */
export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<boolean> {
  const added = await tx.query(
    `insert into sandbox_payments (reference, kind, method, method_kind, currency, asked_minor, status, created_at,
                                   updated_at)
     values ($1, $2, $3, $4, $5, $6, 'OPEN', $7, $7) on conflict do nothing returning reference`,
    [
      payment.reference,
      payment.kind,
      payment.method,
      payment.method_kind,
      payment.currency,
      payment.askedMinor.toString(),
      payment.now,
    ],
  );
  return added.length > 0;
}

export async function findPayment(db: Queryable, reference: string): Promise<SandboxPaymentRow | undefined> {
  const [row] = await db.query<SandboxPaymentRow>("select * from sandbox_payments where reference = $1", [
    reference,
  ]);
  return row;
}

export async function lockPayment(
  tx: Transaction,
  reference: string,
): Promise<SandboxPaymentRow | undefined> {
  const [row] = await tx.query<SandboxPaymentRow>(
    "select * from sandbox_payments where reference = $1 for update",
    [reference],
  );
  return row;
}

export async function updatePayment(
  tx: Transaction,
  change: { reference: string; status: SandboxStatus; receivedMinor: bigint; now: Date },
): Promise<void> {
  await tx.query(
    "update sandbox_payments set status = $2, received_minor = $3, updated_at = $4 where reference = $1",
    [change.reference, change.status, change.receivedMinor.toString(), change.now],
  );
}

export async function addEvent(
  tx: Transaction,
  event: { reference: string; body: string; dueAt: Date },
): Promise<void> {
  await tx.query("insert into sandbox_payment_events (reference, body, due_at) values ($1, $2, $3)", [
    event.reference,
    event.body,
    event.dueAt,
  ]);
}

export type DueEvent = { number: string; body: string };

export async function listDueEvents(db: Queryable, now: Date): Promise<DueEvent[]> {
  return await db.query<DueEvent>(
    `select number, body from sandbox_payment_events where not delivered and due_at <= $1
     order by due_at, number limit 100`,
    [now],
  );
}

export async function markDelivered(db: Queryable, number: string): Promise<void> {
  await db.query("update sandbox_payment_events set delivered = true where number = $1", [number]);
}

export async function listFinal(db: Queryable, from: Date, to: Date): Promise<SandboxPaymentRow[]> {
  return await db.query<SandboxPaymentRow>(
    `select * from sandbox_payments
     where status in ('DONE', 'TAKEN_BACK') and created_at >= $1 and created_at < $2`,
    [from, to],
  );
}
