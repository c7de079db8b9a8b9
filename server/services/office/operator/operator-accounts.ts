import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { accessOfOperator, findOperator } from "./operator-store.ts";

export function createOperatorAccounts({ db }: Kit): OperatorAccounts {
  return {
    async find(operatorId, tx) {
      const found = await findOperator(tx ?? db, operatorId);
      if (found === undefined) return undefined;
      const { id, name, email, brandIds, disabledAt } = found;
      const { roles } = accessOfOperator(found);
      return { id, name, email, roles, brandIds, isActive: disabledAt === null };
    },
  };
}
