import type { OperatorRole } from "@parlour/contracts/enumerations";

/** What other services may know of an operator. The operator service owns and answers it. */
export type OperatorAccounts = {
  find(
    operatorId: string,
  ): Promise<{ id: string; name: string; roles: readonly OperatorRole[]; isActive: boolean } | undefined>;
};
