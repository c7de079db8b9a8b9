import type { DocumentKind, DocumentStatus } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";

/** The operations of a document provider's page. Answered by the profile-profiling service. */
export type DocumentIntake = {
  /** The document status of the token's player; undefined when the token is used, expired or unknown. */
  findStatus(token: string): Promise<DocumentStatus | undefined>;
  /**
   * Checks the file and keeps it: the document is then pending and the token used up. A refusal leaves nothing
   * behind, and the token as it was. `afterStored` runs in the same transaction.
   */
  submit(
    token: string,
    file: UploadedFile,
    afterStored: (tx: Transaction, documentId: string) => Promise<void>,
  ): Promise<{ status: DocumentStatus } | Refusal>;
  find(documentId: string): Promise<{ fileName: string } | undefined>;
  /** A document that is no longer pending stays as it is. */
  review(documentId: string, verdict: DocumentVerdict): Promise<{ status: DocumentStatus } | Refusal>;
};

export type UploadedFile = {
  documentKind: DocumentKind;
  fileName: string;
  /** The file name given by the sender. */
  contentType: string;
  bytes: Buffer;
};

export type DocumentVerdict = { by: string } & (
  | { outcome: "approve" }
  | { outcome: "refuse"; reason: string }
);
