import type { PokerTable } from "@parlour/contracts/entities/poker";

export type TableFilter = {
  kind: "all" | "practice" | "cash";
  game: PokerTable["game"] | "all";
  /** Whether to list only tables with a free seat. */
  freeSeats: boolean;
};

export const noFilter: TableFilter = { kind: "all", game: "all", freeSeats: false };

export function filterTables(
  tables: readonly PokerTable[],
  { kind, game, freeSeats }: TableFilter,
): PokerTable[] {
  return tables.filter(
    (table) =>
      (kind === "all" || (kind === "practice") === (table.currency === null)) &&
      (game === "all" || table.game === game) &&
      (!freeSeats || table.players.length < table.seatCount),
  );
}
