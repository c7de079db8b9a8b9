import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { accessOfOperator, findOperator, shareOperator } from "./operator-store.ts";

export function createOperatorAccounts({ db }: Kit): OperatorAccounts {
  return {
    async find(operatorId, tx) {
      const found = await (tx ? shareOperator(tx, operatorId) : findOperator(db, operatorId));
      if (found === undefined) return undefined;
      const { id, name, email, brandIds, disabledAt } = found;
      const { roles } = accessOfOperator(found);
      return { id, name, email, roles, brandIds, isActive: disabledAt === null };
    },
    async namesOf(operatorIds, tx) {
      const rows = await (tx ?? db).query<{ id: string; name: string }>(
        "select id, name from operators where id = any($1::text[])",
        [[...new Set(operatorIds)]],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
