import type { Kit } from "../../../kit/kit.ts";
import { decryptFile } from "./document-encryption.ts";
import { findDocument, findEncryptedFile } from "./document-store.ts";

export async function readDocument(
  kit: Kit,
  documentId: string,
): Promise<{ contentType: string; file: Buffer } | undefined> {
  const document = await findDocument(kit.db, documentId);
  const sealed = await findEncryptedFile(kit.db, documentId);
  if (document === undefined || sealed === undefined) return undefined;
  return { contentType: document.contentType, file: decryptFile(kit, document, sealed) };
}

/** The file is untrusted: it must not be cached, and no other site may read it. */
export const guardedHeaders = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
