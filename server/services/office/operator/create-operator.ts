import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import { hashSecret } from "../../../kit/secret-hash.ts";
import { insertOperator } from "./operator-store.ts";

export type OperatorAccount = {
  id?: string;
  email: string;
  name: string;
  password: string;
  roles: readonly OperatorRole[];
};

/** Creates an account and returns whether it is new; an existing one is left unchanged. */
export async function createOperator(
  kit: Pick<Kit, "db" | "random" | "clock">,
  account: OperatorAccount,
): Promise<boolean> {
  const { id = kit.random.id("operator"), email, name, password, roles } = account;
  const passwordHash = await hashSecret(password);
  return await insertOperator(kit.db, { id, email, name, passwordHash, roles, now: kit.clock.now() });
}
