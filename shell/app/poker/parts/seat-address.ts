import type { OwnPokerSeat } from "@parlour/contracts/entities/poker";

/** The page of the table at which a player is seated. A second entry in a pool has its own page. */
export const addressOfSeat = ({ tableId, entry }: Pick<OwnPokerSeat, "tableId" | "entry">): string =>
  `/poker/tables/${tableId}${entry > 1 ? `?entry=${entry}` : ""}`;
