import type { OperatorRole } from "@parlour/contracts/enumerations";

/** Operators' data for other services. Implemented by the operator service, which owns it. */
export type OperatorAccounts = {
  find(operatorId: string): Promise<
    | {
        id: string;
        name: string;
        email: string;
        roles: readonly OperatorRole[];
        /** The brands whose players the operator sees; null for every brand. */
        brandIds: readonly string[] | null;
        isActive: boolean;
      }
    | undefined
  >;
};
