import { parseTableSlug } from "@parlour/rules/table-copy";

/**
 * The maximum number of tables on one page. Together with the page's own streams, they need fewer connections than one
 * session may have.
 */
export const mostTables = 4;

/** The tables on the page, in the order in which they were opened, as the URL describes them. */
export type OpenTables = {
  open: readonly string[];
  /** The slug of the enlarged table; null if no table is enlarged. */
  large: string | null;
  /** Whether a player has chosen practice play. Visitors can't play for money in any case. */
  isPractice: boolean;
};

/**
 * Reads the URL. Leaves out tables that this visitor can't see, repeated tables, and tables beyond the limit. If a
 * further table of a game has closed, the game's first table is opened instead.
 */
export function readOpenTables(search: string, known: readonly string[]): OpenTables {
  const params = new URLSearchParams(search);
  const openNow = (slug: string) => (known.includes(slug) ? slug : parseTableSlug(slug).game);
  const wanted = new Set((params.get("open") ?? "").split(",").map(openNow));
  const open = [...wanted].filter((slug) => known.includes(slug)).slice(0, mostTables);
  const enlarged = params.get("large");
  const large = enlarged === null ? null : openNow(enlarged);
  return {
    open,
    large: large !== null && open.length > 1 && open.includes(large) ? large : null,
    isPractice: params.get("mode") === "practice",
  };
}

/** The path with the tables in its query. Slugs need no encoding, so the URL stays readable. */
export function tablesPath(channel: string, { open, large, isPractice }: OpenTables): string {
  const parts = [
    open.length > 0 ? `open=${open.join()}` : null,
    large === null ? null : `large=${large}`,
    isPractice ? "mode=practice" : null,
  ].filter((part) => part !== null);
  return `/${channel}/tables${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** Adds a table after the others, up to the limit. */
export function addTable(tables: OpenTables, slug: string): OpenTables {
  if (tables.open.includes(slug) || tables.open.length >= mostTables) return tables;
  return { ...tables, open: [...tables.open, slug] };
}

export function closeTable(tables: OpenTables, slug: string): OpenTables {
  const open = tables.open.filter((one) => one !== slug);
  const isKept = tables.large !== null && tables.large !== slug && open.length > 1;
  return { ...tables, open, large: isKept ? tables.large : null };
}

/** Enlarges a table or, if it is already enlarged, makes it as large as the others again. */
export function resizeTable(tables: OpenTables, slug: string): OpenTables {
  if (!tables.open.includes(slug) || tables.open.length < 2) return tables;
  return { ...tables, large: tables.large === slug ? null : slug };
}

type TablesChange = (now: OpenTables) => OpenTables;

/**
 * Keeps the tables that the player wants. The URL follows later, when the page's data has been loaded, so a second click
 * must not start from the tables in the URL.
 */
export function createWantedTables(first: OpenTables, go: (next: OpenTables) => void) {
  let wanted = first;
  return {
    change(apply: TablesChange): void {
      const next = apply(wanted);
      if (next === wanted) return;
      wanted = next;
      go(next);
    },
    /** Adopts the tables in the URL once no navigation is pending, for example after the Back button. */
    settle(shown: OpenTables): void {
      wanted = shown;
    },
  };
}
