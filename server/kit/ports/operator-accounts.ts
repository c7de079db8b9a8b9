import type { OperatorRole } from "@parlour/contracts/enumerations";

/** Operators' data for other services. Implemented by the operator service, which owns it. */
export type OperatorAccounts = {
  find(
    operatorId: string,
  ): Promise<{ id: string; name: string; roles: readonly OperatorRole[]; isActive: boolean } | undefined>;
};
