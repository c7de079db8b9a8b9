import type { Kit } from "../../../kit/kit.ts";
import { hashSecret } from "../../../kit/secret-hash.ts";
import { createAuditTrail } from "./audit/audit-trail.ts";
import type { OperatorAccount } from "./create-operator.ts";
import { insertOperator } from "./operator-store.ts";

/**
 * Adds an operator from the server's command line. The audit log names the command line instead of an
 * operator.
 */
export async function addFirstOperator(kit: Kit, account: OperatorAccount): Promise<boolean> {
  const { email, name, password, roles } = account;
  const id = kit.random.id("operator");
  const passwordHash = await hashSecret(password);
  return await kit.db.transaction(async (tx) => {
    const isNew = await insertOperator(tx, { id, email, name, passwordHash, roles, now: kit.clock.now() });
    if (!isNew) return false;
    await createAuditTrail(kit).write(tx, {
      operator: { id: "command-line", name: "command line" },
      call: "operator:create",
      subject: `operator:${id}`,
      outcome: "DONE",
      after: { email, name, roles },
      address: "local",
      requestId: "none",
    });
    return true;
  });
}
