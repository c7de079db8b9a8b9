/**
 * Browsers cache a document and revalidate it every time. Shared caches don't store it, because it depends on
 * who reads it and where.
 */
export function documentHeaders({
  etag,
  language,
  isPreview,
}: {
  etag: string;
  language: string;
  /** Operators' previews are never cached. */
  isPreview: boolean;
}): Record<string, string> {
  if (isPreview) return { "content-language": language, "cache-control": "no-store" };
  return { etag, "content-language": language, "cache-control": "private, no-cache" };
}
