import type { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { fetchDocumentStatus } from "./document-status.ts";

const readUrl = client<typeof getDocumentVerificationUrl>(
  "GET",
  "/services/profile-profiling/v1/document-verification/profile/{session}/document-verification-url",
);

type DocumentPage = { url: string } | "loading" | "failed";

/** The address to embed. It is asked for by the page that shows it, because it is good only once and not long. */
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
      // Blocked meanwhile: whoever shows the status knows where to go.
      if (error instanceof ApiError && error.errorCode === "DOCUMENT_BLOCKED") {
        fetchDocumentStatus(session).catch(() => undefined);
      }
    });
    return () => left.abort();
  }, [session, attempt]);
  return { page, retry: () => setAttempt((count) => count + 1) };
}
