/**
 * Browsers keep a document and ask each time whether it still stands. Nobody in between keeps it: what it shows
 * depends on who reads it and where.
 */
export function documentHeaders({
  etag,
  language,
}: {
  etag: string;
  language: string;
}): Record<string, string> {
  return { etag, "content-language": language, "cache-control": "private, no-cache" };
}
