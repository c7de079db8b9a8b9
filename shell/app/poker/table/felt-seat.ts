import type { PokerTableView } from "@parlour/contracts/entities/poker";

/** A taken seat, live or in a replay, where none is reserved. */
export type FeltSeat = Omit<PokerTableView["seats"][number], "isReserved"> & { isReserved?: boolean };
