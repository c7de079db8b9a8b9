/**
 * How the URL of a game page starts the game immediately: `quickplay_realplay` for real money, `quickplay` in practice
 * mode if that is allowed. Null if the URL only shows the page.
 */
export type Quickplay = "quickplay" | "quickplay_realplay" | null;

/** Reads the start of a game from a URL: from its hash, or from the parameter `quickplay=true` or `realplay=true`. */
export function quickplayOf(hash: string, query: URLSearchParams): Quickplay {
  const mark = hash.replace(/^#/, "");
  if (mark === "quickplay" || mark === "quickplay_realplay") return mark;
  if (query.get("realplay") === "true") return "quickplay_realplay";
  return query.get("quickplay") === "true" ? "quickplay" : null;
}

export function withoutQuickplay(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("quickplay");
  query.delete("realplay");
  return query.size > 0 ? `?${query}` : "";
}

/** Where to return to after a login that was started on a game page. */
export function realPlayReturn(gamePath: string): string {
  return `${gamePath.split("#")[0]}#quickplay_realplay`;
}
