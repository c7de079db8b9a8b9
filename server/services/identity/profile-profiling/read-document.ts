import type { Kit } from "../../../kit/kit.ts";
import { decryptDocument } from "./document-encryption.ts";
import { findDocument, findEncryptedFile, listDocumentIdsOf } from "./document-store.ts";

export async function readDocument(
  kit: Kit,
  documentId: string,
): Promise<{ contentType: string; file: Buffer } | undefined> {
  const document = await findDocument(kit.db, documentId);
  const sealed = await findEncryptedFile(kit.db, documentId);
  if (document === undefined || sealed === undefined) return undefined;
  const file = await decryptDocument(kit, kit.db, document, "file", sealed);
  return file && { contentType: document.contentType, file };
}

/** Returns the files that a player uploaded, one after the other, named after their ids. */
export async function* readDocumentsOf(
  kit: Kit,
  playerId: string,
): AsyncGenerator<{ name: string; file: Buffer }> {
  for (const id of await listDocumentIdsOf(kit.db, playerId)) {
    const document = await readDocument(kit, id);
    const ending = document?.contentType.split("/")[1];
    if (document) yield { name: `${id}.${ending}`, file: document.file };
  }
}

/** The file is untrusted: it must not be cached, and no other site may read it. */
export const guardedHeaders = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
