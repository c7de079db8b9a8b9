import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Queryable } from "../database.ts";

/** Operators' data for other services. Implemented by the operator service, which owns it. */
export type OperatorAccounts = {
  /** Finds an operator, in the caller's transaction if there is one. */
  find(
    operatorId: string,
    tx?: Queryable,
  ): Promise<
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
