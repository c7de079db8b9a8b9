/**
 * Browsers keep a document and ask each time whether it still stands. Nobody in between keeps it: what it shows
 * depends on who reads it and where.
 */
export function documentHeaders({
  etag,
  language,
  isPreview,
}: {
  etag: string;
  language: string;
  /** What only an operator may see is kept nowhere. */
  isPreview: boolean;
}): Record<string, string> {
  if (isPreview) return { "content-language": language, "cache-control": "no-store" };
  return { etag, "content-language": language, "cache-control": "private, no-cache" };
}
