import type { Queryable } from "../../../kit/database.ts";
import type { SandboxPaymentRow } from "./store.ts";

/** A past payment in the provider's records, with its final status. */
export type PastPayment = Pick<
  SandboxPaymentRow,
  "reference" | "kind" | "method" | "method_kind" | "currency" | "status" | "created_at"
> & { amountMinor: bigint };

/** Adds past payments to the provider's records, so that they agree with the site's. */
export async function seedProviderPayments(db: Queryable, payments: readonly PastPayment[]): Promise<void> {
  const rows = payments.map(({ amountMinor, ...payment }) => {
    const hasArrived = payment.status === "DONE" || payment.status === "TAKEN_BACK";
    return {
      ...payment,
      asked_minor: amountMinor.toString(),
      received_minor: hasArrived ? amountMinor.toString() : "0",
    };
  });
  await db.query(
    `insert into sandbox_payments (reference, kind, method, method_kind, currency, asked_minor, received_minor, status,
       created_at, updated_at)
     select reference, kind, method, method_kind, currency, asked_minor, received_minor, status, created_at, created_at
     from jsonb_populate_recordset(null::sandbox_payments, $1)`,
    [JSON.stringify(rows)],
  );
}
