/** The target of `?overlay=join`: the join page with all other parameters kept; null without it. */
export function joinDestination(query: URLSearchParams): string | null {
  if (query.get("overlay") !== "join") return null;
  const kept = new URLSearchParams(query);
  kept.delete("overlay");
  return kept.size === 0 ? "/join" : `/join?${kept}`;
}
