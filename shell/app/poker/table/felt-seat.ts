import type { PokerTableView } from "@parlour/contracts/entities/poker";

/** A taken seat in live play or in a replay; a replay has no reserved seats. */
export type FeltSeat = Omit<PokerTableView["seats"][number], "isReserved"> & { isReserved?: boolean };
