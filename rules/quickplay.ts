/** How a game page was asked to start playing: with real money, or without saying so. */
export type Quickplay = "quickplay" | "quickplay_realplay" | null;

/** Reads both forms of spec §2: the hash, and `quickplay=true` with or without `realplay=true`. */
export function quickplayOf(hash: string, query: URLSearchParams): Quickplay {
  const mark = hash.replace(/^#/, "");
  if (mark === "quickplay" || mark === "quickplay_realplay") return mark;
  if (query.get("realplay") === "true") return "quickplay_realplay";
  return query.get("quickplay") === "true" ? "quickplay" : null;
}

/** The rest of a game page's query, for an address of the page that waits to be asked. */
export function withoutQuickplay(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("quickplay");
  query.delete("realplay");
  return query.size > 0 ? `?${query}` : "";
}

/** Where a login that was started on a game page returns to. */
export function realPlayReturn(gamePath: string): string {
  return `${gamePath.split("#")[0]}#quickplay_realplay`;
}
