import type { PokerTable } from "@parlour/contracts/entities/poker";

export type TableFilter = {
  kind: "all" | "practice" | "cash";
  game: PokerTable["game"] | "all";
  /** Whether to list only tables with a free seat. */
  freeSeats: boolean;
  /** Whether to list only fast-fold pools. */
  fastFold: boolean;
};

export const noFilter: TableFilter = { kind: "all", game: "all", freeSeats: false, fastFold: false };

export function filterTables(
  tables: readonly PokerTable[],
  { kind, game, freeSeats, fastFold }: TableFilter,
): PokerTable[] {
  return tables.filter(
    (table) =>
      (kind === "all" || (kind === "practice") === (table.currency === null)) &&
      (game === "all" || table.game === game) &&
      (!fastFold || table.pool !== null) &&
      (!freeSeats || (table.pool ? !table.pool.isClosed : table.players.length < table.seatCount)),
  );
}
