import type { SearchRank } from "@parlour/rules/search-rank";

/**
 * Sorts search results: first records whose id, e-mail address or name equals the term, then pages of the console by
 * name, then results that begin with the term, then the rest. Results of equal rank keep their order.
 */
export function rankEntries<Entry extends { rank: SearchRank }>(
  records: readonly Entry[],
  pages: readonly Entry[],
): Entry[] {
  const of = (entries: readonly Entry[], rank: SearchRank) => entries.filter((entry) => entry.rank === rank);
  return [
    ...of(records, 0),
    ...of(pages, 0),
    ...of(pages, 1),
    ...of(records, 1),
    ...of(records, 2),
    ...of(pages, 2),
  ];
}
