import type { DocumentFindings } from "@parlour/contracts/entities/document-verification";
import type {
  DocumentKind,
  DocumentStatus,
  RejectionReason,
  RequestedDocument,
} from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";

/** The operations of a document provider's page. Implemented by the profile-profiling service. */
export type DocumentIntake = {
  /**
   * Returns the document status of the token's player and which document is requested; undefined when the
   * token is used, expired or unknown.
   */
  findRequest(token: string): Promise<{ status: DocumentStatus; requested: RequestedDocument } | undefined>;
  /**
   * Checks and stores the file. The document is then pending, and the token is used up. A refusal stores
   * nothing and leaves the token valid. `afterStored` runs in the same transaction.
   */
  submit(
    token: string,
    file: UploadedFile,
    afterStored: (tx: Transaction, documentId: string) => Promise<void>,
  ): Promise<{ status: DocumentStatus } | Refusal>;
  find(documentId: string): Promise<{ fileName: string } | undefined>;
  /** Reviews a document. One that is no longer pending is not changed. */
  review(documentId: string, verdict: DocumentVerdict): Promise<{ status: DocumentStatus } | Refusal>;
};

export type UploadedFile = {
  documentKind: DocumentKind;
  fileName: string;
  contentType: string;
  bytes: Buffer;
};

/** The result of a review. The player learns only the code of a rejection; the reason in words is for operators. */
export type DocumentVerdict = { by: string } & (
  | { outcome: "approve"; findings?: DocumentFindings }
  | { outcome: "refuse"; rejectionReason: RejectionReason; reason: string }
);
