import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";
import type { Kit } from "../../../kit/kit.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a file for one row of the table, so that it can't be decrypted after being copied to another player's or
 * document's row.
 */
export function encryptFile(kit: Pick<Kit, "config" | "random">, row: DocumentRow, file: Buffer): Buffer {
  const iv = kit.random.bytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(kit), iv).setAAD(labelOf(row));
  const body = Buffer.concat([cipher.update(file), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

export function decryptFile(kit: Pick<Kit, "config">, row: DocumentRow, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, keyOf(kit), sealed.subarray(0, ivBytes))
    .setAAD(labelOf(row))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

type DocumentRow = { playerId: string; id: string };

function labelOf({ playerId, id }: DocumentRow): Buffer {
  return Buffer.from(`${playerId}:${id}`);
}

function keyOf(kit: Pick<Kit, "config">): Buffer {
  return Buffer.from(hkdfSync("sha256", kit.config.secrets.encryption, "", "player documents", 32));
}
