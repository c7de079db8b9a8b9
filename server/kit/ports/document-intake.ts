import type { DocumentKind, DocumentStatus } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";

/** What the page of a document provider may do. Answered by the profile-profiling service. */
export type DocumentIntake = {
  /** How the player stands whom the token was given to; undefined when it was used, ran out or never was. */
  findStatus(token: string): Promise<DocumentStatus | undefined>;
  /**
   * Checks the file and keeps it: the document is then pending and the token used up. A refusal leaves nothing
   * behind, and the token as it was. `afterStored` runs in the same transaction.
   */
  submit(
    token: string,
    file: HandedInFile,
    afterStored: (tx: Transaction, documentId: string) => Promise<void>,
  ): Promise<{ status: DocumentStatus } | Refusal>;
  find(documentId: string): Promise<{ fileName: string } | undefined>;
  /** A document that is no longer pending stays as it is. */
  review(documentId: string, verdict: DocumentVerdict): Promise<{ status: DocumentStatus } | Refusal>;
};

export type HandedInFile = {
  documentKind: DocumentKind;
  fileName: string;
  /** As the sender calls it. */
  contentType: string;
  bytes: Buffer;
};

export type DocumentVerdict = { by: string } & (
  | { outcome: "approve" }
  | { outcome: "refuse"; reason: string }
);
