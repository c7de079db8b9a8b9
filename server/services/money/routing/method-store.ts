import type { Database } from "../../../kit/database.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";

export type MethodRow = {
  payment_type: "D" | "W";
  code: string;
  currency: string;
  group_code: string;
  group_name: string;
  name: string;
  min_minor: string;
  max_minor: string;
  fee_minor: string;
  provider: string;
  kind: string;
  position: number;
  brands: string[] | null;
  channels: string[] | null;
  regions: string[] | null;
  excluded_regions: string[];
};

export async function readMethods(db: Database, paymentType: "D" | "W"): Promise<readonly MethodRow[]> {
  return await db.query<MethodRow>(
    "select * from payment_methods where payment_type = $1 and enabled order by position, code, currency",
    [paymentType],
  );
}

export function toMethod(row: MethodRow): PaymentMethod {
  return {
    group: row.group_code,
    groupName: row.group_name,
    code: row.code,
    name: row.name,
    currency: row.currency,
    minMinor: BigInt(row.min_minor),
    maxMinor: BigInt(row.max_minor),
    feeMinor: BigInt(row.fee_minor),
    provider: row.provider,
    kind: row.kind,
  };
}

export type SeedMethod = PaymentMethod & {
  paymentType: "D" | "W";
  position: number;
  excludedRegions?: readonly string[];
};

/** Adds the missing methods and leaves existing ones unchanged, because operators may have edited them. */
export async function seedMethods(db: Database, methods: readonly SeedMethod[]): Promise<void> {
  for (const method of methods) {
    await db.query(
      `insert into payment_methods (payment_type, code, currency, group_code, group_name, name, min_minor,
                                    max_minor, fee_minor, provider, kind, position, excluded_regions)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
      [
        method.paymentType,
        method.code,
        method.currency,
        method.group,
        method.groupName,
        method.name,
        method.minMinor.toString(),
        method.maxMinor.toString(),
        method.feeMinor.toString(),
        method.provider,
        method.kind,
        method.position,
        method.excludedRegions ?? [],
      ],
    );
  }
}
