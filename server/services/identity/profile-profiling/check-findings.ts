import {
  checksOfKind,
  type DocumentFindings,
  detailsOfKind,
} from "@parlour/contracts/entities/document-verification";
import type { DocumentKind } from "@parlour/contracts/enumerations";
import { type Refusal, refuse } from "../../../kit/refusal.ts";

/** Refuses an approval whose checklist or details are incomplete, or whose document has expired. */
export function checkFindings(
  kind: DocumentKind,
  { checks, documentNumber, expiresOn }: DocumentFindings,
  now: Date,
): Refusal | undefined {
  const { number, expiry } = detailsOfKind[kind];
  const missing = [
    ...checksOfKind[kind].filter((check) => !checks.includes(check)),
    ...(number && documentNumber === null ? ["documentNumber"] : []),
    ...(expiry === "required" && expiresOn === null ? ["expiresOn"] : []),
  ];
  if (missing.length > 0) return refuse("DOCUMENT_CHECKS_MISSING", { missing });
  const today = now.toISOString().slice(0, 10);
  return expiresOn !== null && expiresOn < today ? refuse("DOCUMENT_EXPIRED") : undefined;
}
