import { getDocumentVerificationStatus as call } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findVerification } from "../document-status-store.ts";
import { findLastRejection } from "../document-store.ts";

export function getDocumentVerificationStatusRoute(kit: Kit): Route {
  return route(call, async ({ session, query: { documentType } }) => {
    const { status, requested } = await findVerification(kit.db, session.playerId);
    const isRejected = status === "INVALID" || status === "BLOCKED";
    const rejectionReason = isRejected ? await findLastRejection(kit.db, session.playerId) : null;
    return { documentType, status, requested, rejectionReason };
  });
}
