import type { Answer } from "@parlour/contracts/call";
import type { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { amountOf } from "@parlour/rules/money";
import type { EditedMethod, MethodPatch } from "./method-change-store.ts";

/** Converts a method to the format of the operators' calls. */
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
    kind: row.kind,
    position: row.position,
    enabled: row.enabled,
    channels: row.channels,
    regions: row.regions,
    excludedRegions: row.excluded_regions,
  };
}

type Named = Pick<EditedMethod, "payment_type" | "code" | "currency">;

/** Returns the name of a payment method in the history of changes, such as `D/CARD/USD`. */
export const methodName = (row: Named): string => `${row.payment_type}/${row.code}/${row.currency}`;
export const methodSubject = (row: Named): string => `payment-method:${methodName(row)}`;

type Editable = "enabled" | "name" | "groupName" | "position" | "channels" | "regions" | "excludedRegions";
/** The fields that an operator can change without a second operator. */
export type Wanted = { [Name in Editable]?: Answer<typeof changeOfferedMethod>[Name] | undefined };

/** Converts an operator's change to columns of the table. */
export function toPatch({ groupName, excludedRegions, ...plain }: Wanted): MethodPatch {
  return {
    ...plain,
    ...(groupName !== undefined && { group_name: groupName }),
    ...(excludedRegions !== undefined && { excluded_regions: excludedRegions }),
  } as MethodPatch;
}
