import { hkdfSync } from "node:crypto";
import { decrypt, encrypt } from "./cipher.ts";
import type { Kit } from "./kit.ts";
import { acceptedSecrets } from "./secrets.ts";

/** The purpose of a secret; each purpose has its own key. */
export type SecretPurpose =
  | "two-factor secrets"
  | "server seeds"
  | "operator authenticators"
  | "webhook secrets";

type Box = Pick<Kit, "config" | "random">;

/** Encrypts for one owner: a sealed secret cannot be opened from another player's row. */
export function seal(kit: Box, purpose: SecretPurpose, owner: string, secret: string): Buffer {
  return encrypt(kit.random, keyOf(kit, purpose), owner, Buffer.from(secret));
}

export function unseal(kit: Box, purpose: SecretPurpose, owner: string, sealed: Buffer): string {
  return decryptWithAny(kit, purpose, owner, sealed).plain.toString("utf8");
}

/**
 * Encrypts a value again, with the current secret, if it was encrypted with the other one; undefined if that is not
 * necessary.
 */
export function reseal(kit: Box, purpose: SecretPurpose, owner: string, sealed: Buffer): Buffer | undefined {
  const { plain, isCurrent } = decryptWithAny(kit, purpose, owner, sealed);
  return isCurrent ? undefined : encrypt(kit.random, keyOf(kit, purpose), owner, plain);
}

function decryptWithAny(kit: Box, purpose: SecretPurpose, owner: string, sealed: Buffer) {
  const secrets = acceptedSecrets(kit.config.secrets, "encryption");
  for (const [n, secret] of secrets.entries()) {
    try {
      return { plain: decrypt(keyOf(kit, purpose, secret), owner, sealed), isCurrent: n === 0 };
    } catch (error) {
      // During a rotation there are two secrets, and the value may have been encrypted with either.
      if (n === secrets.length - 1) throw error;
    }
  }
  throw new Error("there is no encryption secret");
}

function keyOf(kit: Box, purpose: SecretPurpose, secret = kit.config.secrets.encryption): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
