import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { fetchDocumentStatus } from "./document-status.ts";

const readUrl = client(getDocumentVerificationUrl);

type DocumentPage = { url: string } | "loading" | "failed";

/** The URL to embed. The page requests it when it is shown, because it is short-lived and works once. */
export function useDocumentPage(session: string): { page: DocumentPage; retry: () => void } {
  const [page, setPage] = useState<DocumentPage>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const left = new AbortController();
    setPage("loading");
    readUrl({ session, signal: left.signal }).then(setPage, (error: unknown) => {
      if (left.signal.aborted) return;
      setPage("failed");
      // Blocked in the meantime; the component that shows the status redirects the player.
      if (error instanceof ApiError && error.errorCode === "DOCUMENT_BLOCKED") {
        fetchDocumentStatus(session).catch(() => undefined);
      }
    });
    return () => left.abort();
  }, [session, attempt]);
  return { page, retry: () => setAttempt((count) => count + 1) };
}
