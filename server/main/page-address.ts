import { PAGE_QUERY_KEYS } from "@parlour/contracts/page";
import { joinDestination } from "@parlour/rules/join-overlay";

/**
 * Removes query keys that pages do not read on the server. A URL that redirects to the join page keeps all its keys,
 * because they are passed on.
 */
export function withoutUnknownKeys(url: string): string {
  const [path = "", query] = url.split("?", 2);
  if (query === undefined) return url;
  const given = new URLSearchParams(query);
  if (joinDestination(given) !== null) return url;
  const known = [...given].filter(([name]) => PAGE_QUERY_KEYS.includes(name));
  if (known.length === given.size) return url;
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}
