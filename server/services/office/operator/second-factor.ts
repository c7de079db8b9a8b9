import { countedProof } from "../../../kit/counted-proof.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { useAuthenticatorCode } from "./authenticator.ts";
import { recoveryCodeUsedMessage } from "./message-texts.ts";
import type { OperatorRow } from "./operator-store.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

export const factorRule = {
  scope: "operator-factor",
  max: 5,
  windowSeconds: 15 * 60,
  blockSeconds: 30 * 60,
};

export type UsedFactor = "AUTHENTICATOR" | "RECOVERY_CODE";
type Owner = Pick<OperatorRow, "id" | "email" | "name">;

/**
 * Uses up a code of the operator's authenticator, or one of the recovery codes. The owner is notified of a used
 * recovery code.
 */
export async function useSecondFactor(
  kit: Kit,
  { id, email, name }: Owner,
  code: string,
): Promise<UsedFactor | undefined> {
  if (await useAuthenticatorCode(kit, kit.db, id, code, "ENABLED")) return "AUTHENTICATOR";
  return await kit.db.transaction(async (tx) => {
    if (!(await useRecoveryCode(kit, tx, id, code))) return undefined;
    const message = recoveryCodeUsedMessage({ name });
    await kit.messages.send({ channel: "email", to: email, ...message }, tx);
    return "RECOVERY_CODE";
  });
}

/** Requires the second factor for a change to an operator's credentials, because the session may be stolen. */
export async function checkSecondFactor(
  kit: Kit,
  owner: Owner,
  code: string | undefined,
): Promise<Refusal | undefined> {
  if (code === undefined) return refuse("MFA_REQUIRED");
  const proof = await countedProof(
    kit.limits,
    { ...factorRule, key: owner.id },
    async () => (await useSecondFactor(kit, owner, code)) !== undefined,
  );
  if (proof.right) return undefined;
  if (proof.remaining === 0) return refuse("ACCOUNT_BLOCKED");
  return refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: proof.remaining });
}
