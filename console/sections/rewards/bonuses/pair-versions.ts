type Numbered = { version: number };
type Versions<Version> = { current: Version; earlier: readonly Version[]; nextCursor: number | null };
type Pairs<Version> = { rows: { version: Version; before: Version | undefined }[]; next: string | null };

/**
 * Pairs each version with the previous one. The last version on a page serves only as a predecessor, because its own
 * predecessor is on the next page, which begins with this version.
 */
export function pairVersions<Version extends Numbered>(
  { current, earlier, nextCursor }: Versions<Version>,
  isFirstPage: boolean,
): Pairs<Version> {
  const versions = isFirstPage ? [current, ...earlier] : earlier;
  const rows = versions.map((version, index) => ({ version, before: versions[index + 1] }));
  if (nextCursor === null) return { rows, next: null };
  const shown = rows.slice(0, -1);
  return { rows: shown, next: String(shown.at(-1)!.version.version) };
}
