import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Unsealed } from "../../../kit/schedule-sealing.ts";
import { decryptDocument, encryptDocument } from "./document-encryption.ts";

type Row = { playerId: string; id: string; file: Buffer; number: Buffer | null };

/**
 * The documents that an earlier version encrypted with the installation's key, and the function that re-encrypts
 * them.
 */
export const unsealedDocuments = (kit: Kit): Unsealed => ({
  async list(db, after, limit) {
    const rows = await db.query<{ id: string }>(
      "select id from documents where not has_player_key and id > $1 order by id limit $2",
      [after, limit],
    );
    return rows.map(({ id }) => id);
  },
  sealNext: (tx, id) => resealDocument(kit, tx, id),
});

/**
 * Re-encrypts a document with its player's key if an earlier version used the installation's key. Returns false if
 * there is nothing to do.
 */
export async function resealDocument(kit: Kit, tx: Transaction, documentId: string): Promise<boolean> {
  const [row] = await tx.query<Row>(
    `select player_id as "playerId", id, sealed_file as file, sealed_number as number from documents
     where not has_player_key and id = $1 for update`,
    [documentId],
  );
  if (row === undefined) return false;
  const file = await reseal(kit, tx, row, "file", row.file);
  const number = row.number && (await reseal(kit, tx, row, "number", row.number));
  await tx.query(
    "update documents set sealed_file = $2, sealed_number = $3, has_player_key = true where id = $1",
    [row.id, file, number],
  );
  return true;
}

async function reseal(
  kit: Kit,
  db: Queryable,
  row: Row,
  part: "file" | "number",
  sealed: Buffer,
): Promise<Buffer> {
  const plain = await decryptDocument(kit, db, { ...row, hasPlayerKey: false }, part, sealed);
  return await encryptDocument(kit, db, row, part, plain!);
}
