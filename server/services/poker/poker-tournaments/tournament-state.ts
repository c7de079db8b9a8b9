export type TournamentStatus = "REGISTERING" | "RUNNING" | "FINISHED" | "CANCELLED";

export const tournamentTransitions: Readonly<Record<TournamentStatus, readonly TournamentStatus[]>> = {
  REGISTERING: ["RUNNING", "CANCELLED"],
  RUNNING: ["FINISHED", "CANCELLED"],
  FINISHED: [],
  CANCELLED: [],
};

/**
 * TAKING: the buy-in is being taken. REGISTERED: paid and not seated yet. VOIDING: it is being returned. OUT: place and
 * prize are known. PAID: the wager of the entry is settled.
 */
export type EntryStatus = "TAKING" | "REGISTERED" | "PLAYING" | "OUT" | "PAID" | "VOIDING" | "VOIDED";

/** The transitions of an entry. One whose buy-in is refused is deleted. */
export const entryTransitions: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  TAKING: ["REGISTERED", "VOIDING"],
  REGISTERED: ["PLAYING", "VOIDING"],
  PLAYING: ["OUT"],
  OUT: ["PAID"],
  PAID: [],
  VOIDING: ["VOIDED"],
  VOIDED: [],
};

export type TournamentState = {
  startedMs: number | null;
  /** The tables in play. */
  tableIds: string[];
  /** How many tables were opened so far; the next one gets the next number. */
  tableCount: number;
  /** From the first place on; null until registration is closed. */
  prizes: number[] | null;
  /** What the house adds to reach the guarantee. */
  overlay: number;
  isOverlayPosted: boolean;
  /** Fees that were returned because the tournament was cancelled while it ran. */
  feesReturned: number;
  isHandForHand: boolean;
};

export const newTournamentState: TournamentState = {
  startedMs: null,
  tableIds: [],
  tableCount: 0,
  prizes: null,
  overlay: 0,
  isOverlayPosted: false,
  feesReturned: 0,
  isHandForHand: false,
};
