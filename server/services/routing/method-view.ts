import type { Answer } from "@parlour/contracts/call";
import type { changeOfferedMethod } from "@parlour/contracts/calls/operator/change-offered-method";
import { amountOf } from "@parlour/rules/money";
import type { EditedMethod } from "./method-change-store.ts";

/** A method as operators see it. */
export function toOfferedMethod(row: EditedMethod): Answer<typeof changeOfferedMethod> {
  const major = (minor: string) => amountOf(BigInt(minor), row.currency);
  return {
    paymentType: row.payment_type,
    code: row.code,
    currency: row.currency,
    group: row.group_code,
    groupName: row.group_name,
    name: row.name,
    min: major(row.min_minor),
    max: major(row.max_minor),
    fee: major(row.fee_minor),
    provider: row.provider,
    position: row.position,
    enabled: row.enabled,
    channels: row.channels,
    regions: row.regions,
    excludedRegions: row.excluded_regions,
  };
}

export const methodSubject = (row: Pick<EditedMethod, "payment_type" | "code" | "currency">): string =>
  `payment-method:${row.payment_type}/${row.code}/${row.currency}`;
