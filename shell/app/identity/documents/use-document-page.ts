import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { fetchDocumentStatus } from "./document-status.ts";

const readUrl = client(getDocumentVerificationUrl);

type DocumentPage = { url: string } | "loading" | "failed";

/**
 * The URL of the provider's upload form. It is requested only when the form is shown, because it expires soon and
 * works only once.
 */
export function useDocumentPage(session: string): { page: DocumentPage; retry: () => void } {
  const [page, setPage] = useState<DocumentPage>("loading");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends a new request
  useEffect(() => {
    const left = new AbortController();
    setPage("loading");
    readUrl({ session, signal: left.signal }).then(setPage, (error: unknown) => {
      if (left.signal.aborted) return;
      setPage("failed");
      // The player was blocked in the meantime. Reading the status again redirects them.
      if (error instanceof ApiError && error.errorCode === "DOCUMENT_BLOCKED") {
        fetchDocumentStatus(session).catch(() => undefined);
      }
    });
    return () => left.abort();
  }, [session, attempt]);
  return { page, retry: () => setAttempt((count) => count + 1) };
}
