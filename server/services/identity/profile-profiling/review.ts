import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import type { Operator } from "../../../kit/operator.ts";
import type { DocumentVerdict } from "../../../kit/ports/document-intake.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { statusAfter } from "./document-machine.ts";
import { lockStatus, updateStatus } from "./document-status-store.ts";
import { findDocument, settleDocument } from "./document-store.ts";
import { publishStatus } from "./publish-status.ts";

type Reviewed = { status: DocumentStatus } | Refusal;

/**
 * Decides a pending document, for an operator or the automatic review; the third rejection blocks the verification. An
 * operator's decision is audited.
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
    const now = kit.clock.now();
    const after = statusAfter(await lockStatus(tx, playerId, now), verdict.outcome);
    const settled = {
      status: verdict.outcome === "approve" ? ("VERIFIED" as const) : ("INVALID" as const),
      by: verdict.by,
      at: now,
      reason: verdict.outcome === "refuse" ? verdict.reason : null,
    };
    if (after === undefined || !(await settleDocument(tx, documentId, settled))) return refuse("CONFLICT");
    await updateStatus(tx, playerId, after, now);
    await publishStatus(kit, tx, playerId);
    await kit.facts.publish(tx, {
      kind: "DOCUMENT_DECIDED",
      playerId,
      data: { status: after.status as "VERIFIED" | "INVALID" | "BLOCKED", reason: settled.reason },
    });
    await person?.audit(tx, {
      subject: `document:${documentId}`,
      before: { document: "PENDING", player: playerId },
      after: { document: settled.status, verification: after.status },
      reason: settled.reason,
    });
    return { status: after.status };
  });
}

type StatusChange = { operator: Pick<Operator, "audit">; reason: string };

/** Unblocks a player's document verification and resets the attempts. */
export async function liftBlock(kit: Kit, playerId: string, by?: StatusChange): Promise<Reviewed> {
  return await changeStatus(kit, playerId, ["lift"], by);
}

/** Applies the first of these events that the status allows. */
export async function changeStatus(
  kit: Kit,
  playerId: string,
  events: readonly ("lift" | "request" | "revoke")[],
  by?: StatusChange,
): Promise<Reviewed> {
  return await kit.db.transaction(async (tx): Promise<Reviewed> => {
    const now = kit.clock.now();
    const before = await lockStatus(tx, playerId, now);
    const [after] = events.flatMap((event) => statusAfter(before, event) ?? []);
    if (after === undefined) return refuse("CONFLICT");
    await updateStatus(tx, playerId, after, now);
    await publishStatus(kit, tx, playerId);
    await by?.operator.audit(tx, {
      subject: `player:${playerId}`,
      before: { verification: before.status },
      after: { verification: after.status },
      reason: by.reason,
    });
    return { status: after.status };
  });
}
