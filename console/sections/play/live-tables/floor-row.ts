import type { LiveGameTables } from "@parlour/contracts/entities/table-demand";

/** A table in the list of all live tables, with its game. */
export type FloorRow = { game: LiveGameTables; table: LiveGameTables["tables"][number]; name: string };
