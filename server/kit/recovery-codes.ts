import { createHmac } from "node:crypto";
import type { Kit } from "./kit.ts";
import { acceptedSecrets } from "./secrets.ts";

const codeCount = 10;
const lettersPerHalf = 5;
/** These 31 characters are hard to confuse; ten of them have 49 bits of entropy. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

/** Codes that replace the second factor once each. They are shown once, and only their hashes are stored. */
export function makeRecoveryCodes({ random }: Pick<Kit, "random">): string[] {
  const half = () =>
    Array.from({ length: lettersPerHalf }, () => letters[random.integer(letters.length)]).join("");
  return Array.from({ length: codeCount }, () => `${half()}-${half()}`);
}

/** Hashes a code of a player or an operator for storage. */
export function hashRecoveryCode({ config }: Pick<Kit, "config">, ownerId: string, code: string): Buffer {
  return hashWith(config.secrets.encryption, ownerId, code);
}

/** Hashes a code as it may have been stored: during a rotation, with either secret. */
export function recoveryCodeHashes({ config }: Pick<Kit, "config">, ownerId: string, code: string): Buffer[] {
  return acceptedSecrets(config.secrets, "encryption").map((secret) => hashWith(secret, ownerId, code));
}

/** People type codes in capitals, with spaces or without the dash. */
function hashWith(secret: Parameters<typeof createHmac>[1], ownerId: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^0-9a-z]/g, "");
  return createHmac("sha256", secret).update(`${ownerId}:recovery:${plain}`).digest();
}
