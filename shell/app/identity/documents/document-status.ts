import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { callResource } from "@parlour/web/api/call-resource";
import { fetchResource, type Resource } from "@parlour/web/api/resource";
import { useMemo } from "react";
import { usePlayerResource } from "../../player-events.ts";

/** The server-rendered status; null if the feature is off. */
type Rendered = { session: string; status: DocumentStatus | null };

function statusResource(session: string): Resource<{ status: DocumentStatus }> {
  return callResource(getDocumentVerificationStatus, { session });
}

export async function fetchDocumentStatus(session: string): Promise<DocumentStatus> {
  return (await fetchResource(statusResource(session))).status;
}

/**
 * The current status, read every half minute and immediately when the server publishes a change; null if the
 * feature is off.
 */
export function useDocumentStatus({ session, status }: Rendered): DocumentStatus | null {
  const initial = useMemo(() => (status === null ? null : { status }), [status]);
  const { value } = usePlayerResource(session, status === null ? null : statusResource(session), {
    initial,
    intervalMs: POLL_INTERVAL_MS.documentStatus,
    eventTypes: ["documents"],
  });
  return value?.status ?? null;
}
