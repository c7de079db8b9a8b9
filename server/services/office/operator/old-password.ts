import { countedProof } from "../../../kit/counted-proof.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { isSecret } from "../../../kit/secret-hash.ts";
import { findForLogin, type OperatorRow } from "./operator-store.ts";

/**
 * Wrong old passwords are counted separately from failed logins, so that guesses in an open session can't
 * block the login form.
 */
const oldPasswordRule = { scope: "operator-old-password", max: 5, windowSeconds: 15 * 60 };

/** Requires the password for changes to an operator's credentials, because the session may be stolen. */
export async function checkOldPassword(
  kit: Kit,
  { id, email }: Pick<OperatorRow, "id" | "email">,
  password: string,
): Promise<Refusal | undefined> {
  const hash = (await findForLogin(kit.db, email))?.passwordHash ?? null;
  const proof = await countedProof(kit.limits, { ...oldPasswordRule, key: id }, async () =>
    hash === null ? false : await isSecret(hash, password),
  );
  if (proof.right) return undefined;
  if (proof.remaining === 0) return refuse("ACCOUNT_BLOCKED");
  return refuse("VERIFICATION_FAILED", { remainingAttempts: proof.remaining });
}
