import type { getDocumentVerificationStatus } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-status";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useSyncExternalStore } from "react";
import { openPlayerEvents } from "../../player-events.ts";

const readStatus = client<typeof getDocumentVerificationStatus>(
  "GET",
  "/api/v1/document-verification-status/profile/{session}",
);

/** The server-rendered status; null if the feature is off. */
type Rendered = { session: string; status: DocumentStatus | null };

// One status for the whole page: one component polls it, the others read it.
let known: { session: string; status: DocumentStatus } | null = null;
const listeners = new Set<() => void>();

function keep(session: string, status: DocumentStatus): void {
  known = { session, status };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function fetchDocumentStatus(session: string, signal?: AbortSignal): Promise<DocumentStatus> {
  const { status } = await readStatus({ session, ...(signal && { signal }) });
  keep(session, status);
  return status;
}

/**
 * The latest status, polled every 30 seconds and refreshed when the server reports a change. Not polled if
 * the feature is off.
 */
export function useDocumentStatus({ session, status }: Rendered): DocumentStatus | null {
  const enabled = status !== null;
  useEffect(() => {
    // A freshly rendered status is newer than what an earlier page found.
    if (status !== null) keep(session, status);
  }, [session, status]);
  useEffect(() => {
    if (!enabled) return;
    const { events, close } = openPlayerEvents(session);
    const polling = startPolling({
      intervalMs: POLL_INTERVAL_MS.documentStatus,
      events,
      eventTypes: ["documents"],
      poll: (signal) => fetchDocumentStatus(session, signal),
    });
    return () => {
      polling.stop();
      close();
    };
  }, [session, enabled]);
  const newest = () => (known?.session === session ? known.status : null);
  const live = useSyncExternalStore(subscribe, newest, () => null);
  return enabled ? (live ?? status) : null;
}
