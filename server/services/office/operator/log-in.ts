import { countedProof } from "../../../kit/counted-proof.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { AuditTrail } from "../../../kit/operator.ts";
import type { Captcha } from "../../../kit/ports/captcha.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { checkNoSecret, isSecret } from "../../../kit/secret-hash.ts";
import { findForLogin, keyOf, type OperatorRow } from "./operator-store.ts";
import { factorRule, type UsedFactor, useSecondFactor } from "./second-factor.ts";
import { openSession } from "./session-store.ts";

export type LoginAttempt = {
  username: string;
  password: string;
  captchaToken: string | undefined;
  code: string | undefined;
  userAgent: string;
  address: string;
  requestId: string;
};

const quarterHour = 15 * 60;
/**
 * Wrong passwords lock a name only for the IP address that sent them, so that strangers can't lock an
 * operator out.
 */
export const passwordRule = { scope: "operator-password", max: 5, windowSeconds: quarterHour };
/** After this many wrong passwords for a name, from any IP address, further attempts need a captcha. */
export const captchaRule = { scope: "operator-captcha", max: 3, windowSeconds: quarterHour };

const wrongCredentials: Refusal = {
  refusal: true,
  status: 401,
  body: { errors: [{ code: "invalid_grant" }] },
};

export const addressKey = (username: string, address: string) => `${keyOf(username)} ${address}`;

type Needs = { kit: Kit; trail: AuditTrail; captcha: Captcha };

/** Opens an operator session; the response is the same for wrong and unknown credentials. */
export async function logIn(
  { kit, trail, captcha }: Needs,
  attempt: LoginAttempt,
): Promise<Refusal | { operator: OperatorRow; secret: string }> {
  const found = await findForLogin(kit.db, attempt.username);
  const note = (outcome: "DONE" | "REFUSED", details: Record<string, unknown>) =>
    ({
      operator: found!,
      call: "log-in-operator",
      subject: `operator:${found!.id}`,
      outcome,
      details,
      address: attempt.address,
      requestId: attempt.requestId,
    }) as const;
  /** Refuses a login and logs it, but not for unknown names; otherwise strangers could fill the audit log. */
  const refused = async (refusal: Refusal, cause: string) => {
    if (found) await kit.db.transaction((tx) => trail.write(tx, note("REFUSED", { cause })));
    return refusal;
  };

  const counter = { ...passwordRule, key: addressKey(attempt.username, attempt.address) };
  if (!(await kit.limits.peek(counter)).allowed) return refuse("blocked");
  const named = { ...captchaRule, key: keyOf(attempt.username) };
  const needsCaptcha = !(await kit.limits.hit(named)).allowed;
  if (needsCaptcha && !(await captcha.isSolved(attempt.captchaToken))) {
    return refuse("invalid_grant_captcha_enforcement");
  }
  const proof = await countedProof(kit.limits, counter, () =>
    found?.passwordHash ? isSecret(found.passwordHash, attempt.password) : checkNoSecret(attempt.password),
  );
  if (proof.right) await kit.limits.reset(named);
  if (!proof.right || found === undefined) return await refused(wrongCredentials, "invalid_grant");
  if (found.disabledAt !== null) return await refused(refuse("DISABLED_PROFILE"), "DISABLED_PROFILE");
  let usedFactor: UsedFactor | undefined;
  if (found.twoFactor === "ENABLED") {
    const checked = await checkFactor(kit, found, attempt.code);
    if (typeof checked !== "string") return await refused(checked, "second factor");
    usedFactor = checked;
  }
  const secret = await kit.db.transaction(async (tx) => {
    await trail.write(tx, note("DONE", { twoFactor: found.twoFactor, ...(usedFactor && { usedFactor }) }));
    return await openSession(kit, tx, found.id, attempt);
  });
  return { operator: found, secret };
}

/** Returns which second factor was used, or a refusal. */
async function checkFactor(
  kit: Kit,
  operator: OperatorRow,
  code: string | undefined,
): Promise<Refusal | UsedFactor> {
  const counter = { ...factorRule, key: operator.id };
  if (!(await kit.limits.peek(counter)).allowed) return refuse("VERIFICATION_BLOCKED");
  if (code === undefined) return refuse("mfa_required:TWO_FACTOR_AUTHENTICATION");
  const check: { used?: UsedFactor | undefined } = {};
  const proof = await countedProof(kit.limits, counter, async () => {
    check.used = await useSecondFactor(kit, operator, code);
    return check.used !== undefined;
  });
  if (proof.right) return check.used!;
  if (proof.remaining === 0) return refuse("VERIFICATION_BLOCKED");
  return refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: proof.remaining });
}
