/**
 * Returns the headers of a document. Browsers cache it and revalidate it every time. Shared caches don't store it,
 * because it depends on who reads it and where.
 */
export function documentHeaders({
  etag,
  language,
  isPreview,
}: {
  etag: string;
  language: string;
  /** Whether this is an operator's preview, which is never cached. */
  isPreview: boolean;
}): Record<string, string> {
  if (isPreview) return { "content-language": language, "cache-control": "no-store" };
  return { etag, "content-language": language, "cache-control": "private, no-cache" };
}
