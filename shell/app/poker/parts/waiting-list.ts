import type { PokerTable } from "@parlour/contracts/entities/poker";

/** Whether all seats of a table are taken, so that players can only wait for one. Pools have no seats. */
export const isFull = ({ pool, players, seatCount }: PokerTable): boolean =>
  pool === null && players.length >= seatCount;

/** The address that opens the table and joins its waiting list. */
export const waitingAddress = ({ id }: Pick<PokerTable, "id">): string => `/poker/tables/${id}?wait=1`;
