import type { Answer } from "@parlour/contracts/call";
import type { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import type { OperatorRow } from "./operator-store.ts";

export function toAccount(row: OperatorRow, lockedUntil: Date | null): Answer<typeof addOperator> {
  const { id, name, email, roles, brandIds, twoFactor, invitedUntil, hasPassword, disabledAt, createdAt } =
    row;
  return {
    id,
    name,
    email,
    roles,
    brandIds,
    twoFactor,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    hasPassword,
    disabledAt: disabledAt?.toISOString() ?? null,
    lockedUntil: lockedUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
