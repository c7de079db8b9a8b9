export const bonusesPerPage = 25;

/** Requests one bonus more than a page shows, to find out whether there is another page. */
export function bonusQuery(
  language: string,
  cursor: string | null,
): { language: string; limit: number; cursor?: string } {
  return { language, limit: bonusesPerPage + 1, ...(cursor !== null && { cursor }) };
}
