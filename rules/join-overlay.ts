/**
 * The redirect target for `?overlay=join`: the join page with all other parameters; null without the
 * parameter.
 */
export function joinDestination(query: URLSearchParams): string | null {
  if (query.get("overlay") !== "join") return null;
  const params = new URLSearchParams(query);
  params.delete("overlay");
  return params.size === 0 ? "/join" : `/join?${params}`;
}
