import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { AuditTrail } from "../../../kit/operator.ts";
import type { NewPasswords } from "../../../kit/ports/new-passwords.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import { hashSecret } from "../../../kit/secret-hash.ts";
import { hashSecretToken } from "../../../kit/secret-token.ts";
import { findOperator, type OperatorRow, setPassword } from "./operator-store.ts";
import { invitations, type PasswordLinks, passwordResets } from "./password-links.ts";
import { endSessionsOf } from "./session-store.ts";

type Choice = {
  links: PasswordLinks;
  call: string;
  token: string;
  password: string;
  address: string;
  requestId: string;
  /** Called in the transaction that sets the password, so that the caller can make further changes in it. */
  onChosen: (tx: Transaction, operator: OperatorRow) => Promise<void>;
};

/** Sets the password of the operator who was sent a link. The link is used up, and open sessions end. */
export async function choosePassword(
  { kit, trail, passwords }: { kit: Kit; trail: AuditTrail; passwords: NewPasswords },
  { links, call, token, password, address, requestId, onChosen }: Choice,
): Promise<{ email: string } | Refusal> {
  const tokenHash = hashSecretToken(token);
  const sentTo = await links.find(kit.db, tokenHash, kit.clock.now());
  const operator = sentTo === undefined ? undefined : await findOperator(kit.db, sentTo);
  if (operator === undefined || operator.disabledAt !== null) return refuse("TOKEN_INVALID");
  const fault = passwords.check(password, operator);
  if (fault !== undefined) return refuseFields([{ code: fault, field: "password" }]);
  const passwordHash = await hashSecret(password);
  return await kit.db.transaction(async (tx) => {
    if (!(await links.use(tx, tokenHash, kit.clock.now()))) return refuse("TOKEN_INVALID");
    await setPassword(tx, operator.id, passwordHash);
    // All other links in the operator's mailbox stop working, whatever they were sent for.
    await passwordResets.cancel(tx, operator.id);
    await invitations.cancel(tx, operator.id);
    await endSessionsOf(kit, tx, { operatorId: operator.id, reason: "password-changed" });
    await onChosen(tx, operator);
    const { id, name, email } = operator;
    const entry = { operator: { id, name }, call, subject: `operator:${id}`, address, requestId };
    await trail.write(tx, { ...entry, outcome: "DONE", after: { hasPassword: true } });
    return { email };
  });
}
