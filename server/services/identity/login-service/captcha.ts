import { createHash } from "node:crypto";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import type { Payload } from "altcha-lib/v1/types";
import type { Kit } from "../../../kit/kit.ts";
import type { Captcha } from "../../../kit/ports/captcha.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";

/**
 * Solving takes about a second on a phone: negligible for a person, expensive for someone trying thousands of
 * passwords.
 */
const hardestNumber = 100_000;
const challengeLifeMs = 10 * 60_000;
const algorithm = "SHA-256";

export type CaptchaChallenge = {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
};

export async function createCaptchaChallenge(kit: Kit): Promise<CaptchaChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: kit.config.secrets.captcha,
    maxnumber: hardestNumber,
    expires: new Date(kit.clock.now().getTime() + challengeLifeMs),
  });
  return { algorithm, challenge, maxnumber: hardestNumber, salt, signature };
}

/** Returns whether the solution is correct, in time and unused. Checking it uses it up. */
export async function isCaptchaSolved(kit: Kit, token: string | undefined): Promise<boolean> {
  const payload = token === undefined ? undefined : parseSolution(token);
  if (payload === undefined) return false;
  // We check the expiry ourselves, because the library would use the system clock instead of the product's clock.
  const expiresAtMs = Number(extractParams(payload).expires) * 1_000;
  const now = kit.clock.now();
  if (!(expiresAtMs > now.getTime())) return false;
  const checks = acceptedSecrets(kit.config.secrets, "captcha").map((secret) =>
    verifySolution(payload, secret, false),
  );
  if (!(await Promise.all(checks)).includes(true)) return false;
  const first = await kit.db.query(
    `insert into solved_captchas (signature_hash, expires_at) values ($1, $2)
     on conflict do nothing returning signature_hash`,
    [createHash("sha256").update(payload.signature).digest(), new Date(expiresAtMs)],
  );
  return first.length === 1;
}

export function createCaptcha(kit: Kit): Captcha {
  return { isSolved: (token) => isCaptchaSolved(kit, token) };
}

function parseSolution(token: string): Payload | undefined {
  try {
    const payload: Payload = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    const isWhole =
      payload.algorithm === algorithm &&
      Number.isSafeInteger(payload.number) &&
      [payload.challenge, payload.salt, payload.signature].every((part) => typeof part === "string");
    return isWhole ? payload : undefined;
  } catch {
    return undefined;
  }
}
