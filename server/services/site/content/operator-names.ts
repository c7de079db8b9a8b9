import type { OperatorAccounts } from "@parlour/server/kit/ports/operator-accounts";

/** Content stores the ids of its authors; operators are shown their names. */
export type OperatorNames = Pick<OperatorAccounts, "namesOf">;
