/** How well a search term matches: 0 for a whole name, 1 for the beginning of a name or of one of its words, else 2. */
export type SearchRank = 0 | 1 | 2;

/** Compares a term with the names of a result, such as its id, e-mail address and nickname. */
export function searchRank(term: string, names: readonly string[]): SearchRank {
  const wanted = term.trim().toLowerCase();
  const known = names.map((name) => name.toLowerCase());
  if (known.includes(wanted)) return 0;
  return known.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`)) ? 1 : 2;
}
