import { z } from "zod";
import {
  DOCUMENT_KINDS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentKind,
  REJECTION_REASONS,
  REQUESTED_DOCUMENT_NAMES,
} from "../enumerations.ts";
import { shortText } from "./text.ts";

export const documentVerification = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
});

export const requestedDocument = z.enum(REQUESTED_DOCUMENT_NAMES);

/** The secret in the URL of the upload page. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The statements that a reviewer confirms before approving a document. */
export const DOCUMENT_CHECKS = [
  "NAME_MATCHES",
  "BIRTH_DATE_MATCHES",
  "ADDRESS_MATCHES",
  "AMOUNTS_PLAUSIBLE",
  "NOT_EXPIRED",
  "RECENT",
  "READABLE",
  "GENUINE",
] as const;
export type DocumentCheck = (typeof DOCUMENT_CHECKS)[number];

const identityChecks: readonly DocumentCheck[] = [
  "NAME_MATCHES",
  "BIRTH_DATE_MATCHES",
  "NOT_EXPIRED",
  "READABLE",
  "GENUINE",
];

/** The checklist for each kind of document. The reviewer must confirm every item. */
export const checksOfKind: Readonly<Record<DocumentKind, readonly DocumentCheck[]>> = {
  PASSPORT: identityChecks,
  DRIVING_LICENCE: identityChecks,
  IDENTITY_CARD: identityChecks,
  PROOF_OF_ADDRESS: ["NAME_MATCHES", "ADDRESS_MATCHES", "RECENT", "READABLE", "GENUINE"],
  SOURCE_OF_FUNDS: ["NAME_MATCHES", "AMOUNTS_PLAUSIBLE", "RECENT", "READABLE", "GENUINE"],
};

/**
 * Which details of a document are stored with its approval. The expiry date of an identity card is optional, because
 * the cards of some countries never expire.
 */
export const detailsOfKind: Readonly<
  Record<DocumentKind, { number: boolean; expiry: "required" | "optional" | "none" }>
> = {
  PASSPORT: { number: true, expiry: "required" },
  DRIVING_LICENCE: { number: true, expiry: "required" },
  IDENTITY_CARD: { number: true, expiry: "optional" },
  PROOF_OF_ADDRESS: { number: false, expiry: "none" },
  SOURCE_OF_FUNDS: { number: false, expiry: "none" },
};

/** The statements that a reviewer confirms, and the details copied from the document. */
export const documentFindings = z.strictObject({
  checks: z.array(z.enum(DOCUMENT_CHECKS)).max(DOCUMENT_CHECKS.length),
  documentNumber: shortText(40).nullable(),
  expiresOn: z.iso.date().nullable(),
});
export type DocumentFindings = z.infer<typeof documentFindings>;

/** Whether players are asked for a new identity document when theirs expires, and how many days before that. */
export const documentExpiryRule = z.strictObject({
  enabled: z.boolean(),
  daysBefore: z.number().int().min(0).max(90),
});
export type DocumentExpiryRule = z.infer<typeof documentExpiryRule>;

/** How many days before its expiry date a document is listed as expiring. */
export const EXPIRING_WITHIN_DAYS = 30;

/** A document in an operator's list; the file is requested separately. */
export const reviewedDocument = z.object({
  id: z.string(),
  playerId: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  documentKind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  uploadedAt: z.string(),
  status: z.enum(["PENDING", "VERIFIED", "INVALID"]),
  /** The internal reason for a rejection, which the player doesn't see. */
  reason: z.string().nullable(),
  /** The reason that the player was given for a rejection. */
  rejectionReason: z.enum(REJECTION_REASONS).nullable(),
  /** The items of the checklist that the reviewer confirmed; empty unless a reviewer approved the document. */
  checks: z.array(z.enum(DOCUMENT_CHECKS)),
  documentNumber: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** When and why the approval was revoked. */
  revocation: z.object({ at: z.string(), reason: z.string() }).nullable(),
});

export const documentId = z.string().max(64);
