import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { findOperator } from "./operator-store.ts";

export function createOperatorAccounts({ db }: Kit): OperatorAccounts {
  return {
    async find(operatorId) {
      const found = await findOperator(db, operatorId);
      return (
        found && { id: found.id, name: found.name, roles: found.roles, isActive: found.disabledAt === null }
      );
    },
  };
}
