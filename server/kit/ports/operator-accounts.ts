import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../database.ts";

/** Operators' data for other services. Implemented by the operator service, which owns it. */
export type OperatorAccounts = {
  /** Finds an operator. In a transaction, it also keeps the account from being changed until the transaction ends. */
  find(
    operatorId: string,
    tx?: Transaction,
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
  /** Returns the names of these operators by id; unknown ids are left out. */
  namesOf(operatorIds: readonly string[], tx?: Queryable): Promise<ReadonlyMap<string, string>>;
};
