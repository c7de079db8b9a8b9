import type { TableDemand } from "@parlour/contracts/entities/table-demand";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";

/** At a table without seats everyone can bet, but its chat and its list of players become hard to follow. */
const playersAtWheel = 100;

/**
 * The demand settings of a game until operators change them. At tables with seats, another table opens when the last
 * seat is taken.
 */
export function defaultDemand({ seats }: Pick<SharedGame, "seats">): TableDemand {
  return { playersPerTable: seats ? seats.count - 1 : playersAtWheel, closeAfterMinutes: 10, mostTables: 3 };
}

/**
 * Whether a game can have further tables. Games with a human dealer can't, because each of their tables needs a
 * person and a camera.
 */
export function canHaveCopies({ dealt, resultOf }: Pick<SharedGame, "dealt" | "resultOf">): boolean {
  return !dealt && resultOf !== undefined;
}
