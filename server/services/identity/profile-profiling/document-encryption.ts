import { hkdfSync } from "node:crypto";
import { decrypt } from "../../../kit/cipher.ts";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { findPlayerKey, requirePlayerKey } from "../../../kit/player-keys.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";

type DocumentRow = { playerId: string; id: string };
/**
 * Documents stored by an earlier version are encrypted with the installation's key until a job re-encrypts them with
 * the player's key.
 */
type StoredRow = DocumentRow & { hasPlayerKey: boolean };

/** The parts of a document that are encrypted. */
type Part = "file" | "number";

/**
 * Encrypts a part of a document with the player's key, for one row of the table, so that it can't be decrypted after
 * being copied to another row.
 */
export async function encryptDocument(
  kit: Kit,
  db: Queryable,
  row: DocumentRow,
  part: Part,
  plain: Buffer,
): Promise<Buffer> {
  const key = await requirePlayerKey(kit, db, row.playerId);
  return key.seal(labelOf(row, part), plain);
}

/** Decrypts a part of a document; undefined once the player's data has been erased. */
export async function decryptDocument(
  kit: Kit,
  db: Queryable,
  row: StoredRow,
  part: Part,
  sealed: Buffer,
): Promise<Buffer | undefined> {
  if (!row.hasPlayerKey) return decryptWithInstallationKey(kit, row, sealed);
  return (await findPlayerKey(kit, db, row.playerId))?.open(labelOf(row, part), sealed);
}

function labelOf({ playerId, id }: DocumentRow, part: Part): string {
  return `document:${playerId}:${id}:${part}`;
}

function decryptWithInstallationKey(kit: Pick<Kit, "config">, row: DocumentRow, sealed: Buffer): Buffer {
  const secrets = acceptedSecrets(kit.config.secrets, "encryption");
  for (const [n, secret] of secrets.entries()) {
    try {
      const key = Buffer.from(hkdfSync("sha256", secret, "", "player documents", 32));
      return decrypt(key, `${row.playerId}:${row.id}`, sealed);
    } catch (error) {
      // During a rotation, the file may have been encrypted with the earlier secret.
      if (n === secrets.length - 1) throw error;
    }
  }
  throw new Error("there is no encryption secret");
}
