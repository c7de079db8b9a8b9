import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Kit } from "./kit.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** The purpose of a secret; each purpose has its own key. */
export type SecretPurpose =
  | "two-factor secrets"
  | "server seeds"
  | "operator authenticators"
  | "webhook secrets";

type Box = Pick<Kit, "config" | "random">;

/** Encrypts for one owner: a sealed secret cannot be opened from another player's row. */
export function seal(kit: Box, purpose: SecretPurpose, owner: string, secret: string): Buffer {
  const iv = kit.random.bytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(kit, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function unseal(kit: Box, purpose: SecretPurpose, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(kit, purpose), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}

function keyOf(kit: Box, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", kit.config.secrets.encryption, "", purpose, 32));
}
