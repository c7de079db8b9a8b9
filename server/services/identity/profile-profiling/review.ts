import {
  type DocumentStatus,
  REQUESTED_DOCUMENTS,
  type RequestedDocument,
} from "@parlour/contracts/enumerations";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Operator } from "../../../kit/operator.ts";
import type { DocumentVerdict } from "../../../kit/ports/document-intake.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { checkFindings } from "./check-findings.ts";
import { encryptDocument } from "./document-encryption.ts";
import { statusAfter, type VerificationStatus } from "./document-machine.ts";
import { lockStatus, updateStatus } from "./document-status-store.ts";
import { findDocument, revokeApprovals, settleDocument } from "./document-store.ts";
import { publishStatus } from "./publish-status.ts";
import { resealDocument } from "./reseal-documents.ts";

type Reviewed = { status: DocumentStatus } | Refusal;

/**
 * Approves or rejects a pending document, for an operator or the automatic review; the third rejection blocks the
 * verification. An operator's decision is audited.
 */
export async function reviewDocument(
  kit: Kit,
  documentId: string,
  verdict: DocumentVerdict,
  person?: Pick<Operator, "audit">,
): Promise<Reviewed> {
  return await kit.db.transaction(async (tx): Promise<Reviewed> => {
    const document = await findDocument(tx, documentId);
    if (document === undefined) return refuse("NOT_FOUND");
    const { playerId } = document;
    // The file and the number of a document must be encrypted with the same key.
    await resealDocument(kit, tx, documentId);
    const now = kit.clock.now();
    const after = statusAfter(await lockStatus(tx, playerId, now), verdict.outcome);
    const findings = verdict.outcome === "approve" ? verdict.findings : undefined;
    const fault = findings && checkFindings(document.documentKind, findings, now);
    if (fault) return fault;
    const { checks = [], documentNumber = null, expiresOn = null } = findings ?? {};
    const settled = {
      status: verdict.outcome === "approve" ? ("VERIFIED" as const) : ("INVALID" as const),
      by: verdict.by,
      at: now,
      reason: verdict.outcome === "refuse" ? verdict.reason : null,
      rejectionReason: verdict.outcome === "refuse" ? verdict.rejectionReason : null,
      checks,
      sealedNumber:
        documentNumber === null
          ? null
          : await encryptDocument(kit, tx, document, "number", Buffer.from(documentNumber, "utf8")),
      expiresOn,
    };
    if (after === undefined || !(await settleDocument(tx, documentId, settled))) return refuse("CONFLICT");
    await updateStatus(tx, playerId, after, now);
    await publishStatus(kit, tx, playerId);
    await kit.facts.publish(tx, {
      kind: "DOCUMENT_DECIDED",
      playerId,
      data: {
        status: after.status as "VERIFIED" | "INVALID" | "BLOCKED",
        rejectionReason: settled.rejectionReason,
      },
    });
    await person?.audit(tx, {
      subject: `document:${documentId}`,
      before: { document: "PENDING", player: playerId },
      // The document number stays out of the audit log, because more people can read the log.
      after: {
        document: settled.status,
        verification: after.status,
        ...(settled.rejectionReason && { rejectionReason: settled.rejectionReason }),
        checks,
        expiresOn,
      },
      reason: settled.reason,
    });
    return { status: after.status };
  });
}

/** The reason for a change, and the operator who made it; without one, the server made it by a rule. */
type StatusChange = { operator?: Pick<Operator, "audit">; reason: string };

/** Unblocks a player's document verification and resets the attempts. */
export async function liftBlock(kit: Kit, playerId: string, by?: StatusChange): Promise<Reviewed> {
  return await changeStatus(kit, playerId, ["lift"], by);
}

/**
 * Requests a document and notifies the player. The first request must be for an identity document. When a
 * verified player is asked for a new or an additional document, earlier approvals of that kind are revoked,
 * and the player is not verified until the document is approved.
 */
export async function requestDocument(
  kit: Kit,
  playerId: string,
  requested: RequestedDocument,
  by: StatusChange,
): Promise<Reviewed> {
  const events = requested === "IDENTITY" ? (["request", "revoke"] as const) : (["revoke"] as const);
  return await changeStatus(kit, playerId, events, by, async (tx, now) => {
    const kinds = REQUESTED_DOCUMENTS[requested];
    await revokeApprovals(tx, playerId, { kinds, at: now, reason: by.reason });
    await kit.facts.publish(tx, { kind: "DOCUMENT_REQUESTED", playerId, data: { requested } });
    return { requested };
  });
}

/** Applies the first of the given events that the player's current status allows. */
async function changeStatus(
  kit: Kit,
  playerId: string,
  events: readonly ("lift" | "request" | "revoke")[],
  by?: StatusChange,
  apply?: (tx: Transaction, now: Date) => Promise<Partial<VerificationStatus>>,
): Promise<Reviewed> {
  return await kit.db.transaction(async (tx): Promise<Reviewed> => {
    const now = kit.clock.now();
    const before = await lockStatus(tx, playerId, now);
    const [next] = events.flatMap((event) => statusAfter(before, event) ?? []);
    if (next === undefined) return refuse("CONFLICT");
    const after = { ...next, ...(await apply?.(tx, now)) };
    await updateStatus(tx, playerId, after, now);
    await publishStatus(kit, tx, playerId);
    await by?.operator?.audit(tx, {
      subject: `player:${playerId}`,
      before: { verification: before.status, requested: before.requested },
      after: { verification: after.status, requested: after.requested },
      reason: by.reason,
    });
    return { status: after.status };
  });
}
