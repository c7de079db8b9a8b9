import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Kit } from "../../kit/kit.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts for one owner: a sealed secret that is copied to another player's row does not open. */
export function seal(kit: Kit, owner: string, secret: string): Buffer {
  const iv = kit.random.bytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(kit), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function unseal(kit: Kit, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(kit), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const body = sealed.subarray(ivBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}

function keyOf(kit: Kit): Buffer {
  return Buffer.from(hkdfSync("sha256", kit.config.secrets.encryption, "", "two-factor secrets", 32));
}
