import { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { DocumentStatus, RejectionReason } from "@parlour/contracts/enumerations";
import { callResource } from "@parlour/web/api/call-resource";
import { fetchResource, type Resource } from "@parlour/web/api/resource";
import { useMemo } from "react";
import { usePlayerResource } from "../../player-events.ts";

/**
 * Pages with banners are rendered without the reason for a rejection; the reason is added when the status is read
 * again.
 */
type Verification = { status: DocumentStatus; rejectionReason?: RejectionReason | null };
/** The server-rendered status; null if the feature is off. */
type Rendered = { session: string; status: DocumentStatus | null };

function statusResource(session: string): Resource<Verification> {
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
  return useCurrent(session, initial)?.status ?? null;
}

/** The current status with the reason for a rejection, refreshed as often as the status itself. */
export function useVerification(
  session: string,
  { status, rejectionReason }: Required<Verification>,
): Required<Verification> {
  const initial = useMemo(() => ({ status, rejectionReason }), [status, rejectionReason]);
  const current = useCurrent(session, initial) ?? initial;
  return { status: current.status, rejectionReason: current.rejectionReason ?? rejectionReason };
}

function useCurrent(session: string, initial: Verification | null): Verification | null {
  const { value } = usePlayerResource(session, initial === null ? null : statusResource(session), {
    initial,
    intervalMs: POLL_INTERVAL_MS.documentStatus,
    eventTypes: ["documents"],
  });
  return value ?? null;
}
