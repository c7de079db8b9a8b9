import { type DocumentKind, REQUESTED_DOCUMENTS } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import type { DocumentIntake, UploadedFile } from "../../../kit/ports/document-intake.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { hashSecretToken } from "../../../kit/secret-token.ts";
import { encryptDocument } from "./document-encryption.ts";
import { statusAfter, type VerificationStatus } from "./document-machine.ts";
import { findVerification, lockStatus, updateStatus } from "./document-status-store.ts";
import { findDocument, insertDocument } from "./document-store.ts";
import { checkFile } from "./file-checks/check-file.ts";
import { findLinkOwner, useLink } from "./link-store.ts";
import { publishStatus } from "./publish-status.ts";
import { reviewDocument } from "./review.ts";
import type { DocumentSettings } from "./settings.ts";

/** Creates the operations that a provider's page may perform with the player's token. */
export function createDocumentIntake(kit: Kit, settings: DocumentSettings): DocumentIntake {
  return {
    async findRequest(token) {
      const playerId = await findLinkOwner(kit.db, hashSecretToken(token), kit.clock.now());
      return playerId === undefined ? undefined : await findVerification(kit.db, playerId);
    },

    async submit(token, file, afterStored) {
      if (!(await settings.get()).documentVerificationEnabled) return refuse("FEATURE_DISABLED");
      const tokenHash = hashSecretToken(token);
      // The token is checked before the file is inspected, which is more expensive, and again when the file is stored.
      const owner = await findLinkOwner(kit.db, tokenHash, kit.clock.now());
      if (owner === undefined) return refuse("TOKEN_INVALID");
      const fault = await checkFile(file.bytes, file.contentType, owner);
      if (fault === "BUSY") return { ...refuse("OVERLOADED"), headers: { "retry-after": "5" } };
      if (fault !== undefined) return refuse(fault);
      return await store(kit, owner, tokenHash, file, afterStored);
    },

    async find(documentId) {
      return await findDocument(kit.db, documentId);
    },

    review: (documentId, verdict) => reviewDocument(kit, documentId, verdict),
  };
}

async function store(
  kit: Kit,
  playerId: string,
  tokenHash: Buffer,
  file: UploadedFile,
  afterStored: Parameters<DocumentIntake["submit"]>[2],
): ReturnType<DocumentIntake["submit"]> {
  const id = kit.random.id("document");
  return await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const current = await lockStatus(tx, playerId, now);
    const after = uploaded(current);
    if ("refusal" in after) return after;
    const expected: readonly DocumentKind[] = REQUESTED_DOCUMENTS[current.requested];
    if (!expected.includes(file.documentKind)) return refuse("DOCUMENT_NOT_EXPECTED");
    if (!(await useLink(tx, tokenHash, now))) return refuse("TOKEN_INVALID");
    await updateStatus(tx, playerId, after, now);
    const { documentKind, fileName, contentType, bytes } = file;
    const details = { documentKind, fileName, contentType, sizeBytes: bytes.length, uploadedAt: now };
    const sealedFile = await encryptDocument(kit, tx, { playerId, id }, "file", file.bytes);
    await insertDocument(tx, { id, playerId, ...details, sealedFile });
    await afterStored(tx, id);
    await publishStatus(kit, tx, playerId);
    return { status: after.status };
  });
}

/** Returns the status after an upload. Uploading a document without a request counts as requesting the check. */
function uploaded(current: VerificationStatus): VerificationStatus | Refusal {
  const asked = statusAfter(current, "request") ?? current;
  const after = statusAfter(asked, "upload");
  if (after !== undefined) return after;
  return refuse(current.status === "BLOCKED" ? "DOCUMENT_BLOCKED" : "DOCUMENT_NOT_EXPECTED");
}
