import type { DealState } from "./deal-types.ts";

export type TournamentStatus = "REGISTERING" | "RUNNING" | "FINISHED" | "CANCELLED";

export const tournamentTransitions: Readonly<Record<TournamentStatus, readonly TournamentStatus[]>> = {
  REGISTERING: ["RUNNING", "CANCELLED"],
  RUNNING: ["FINISHED", "CANCELLED"],
  FINISHED: [],
  CANCELLED: [],
};

/**
 * TAKING: the buy-in is being taken. REGISTERED: paid but not seated yet. VOIDING: the buy-in is being
 * refunded. OUT: place and prize are known. PAID: the entry's wager is settled.
 */
export type EntryStatus = "TAKING" | "REGISTERED" | "PLAYING" | "OUT" | "PAID" | "VOIDING" | "VOIDED";

/** The transitions of an entry. An entry whose buy-in was refused is deleted from the VOIDING state. */
export const entryTransitions: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  TAKING: ["REGISTERED", "VOIDING"],
  REGISTERED: ["PLAYING", "VOIDING"],
  PLAYING: ["OUT"],
  OUT: ["PAID"],
  PAID: [],
  VOIDING: ["VOIDED"],
  VOIDED: [],
};

export type PurchaseKind = "RE_BUY" | "ADD_ON";

/** TAKING: the price is being taken. TAKEN: the chips are on the table. VOIDING: the price is being refunded. */
export type PurchaseStatus = "TAKING" | "TAKEN" | "VOIDING" | "VOIDED";

/** The transitions of a purchase. A purchase whose payment was refused is deleted from the VOIDING state. */
export const purchaseTransitions: Readonly<Record<PurchaseStatus, readonly PurchaseStatus[]>> = {
  TAKING: ["TAKEN", "VOIDING"],
  TAKEN: [],
  VOIDING: ["VOIDED"],
  VOIDED: [],
};

export type TournamentState = {
  startedMs: number | null;
  tableIds: string[];
  /** The number of tables opened so far; the next table gets the next number. */
  tableCount: number;
  /** The prizes from first place down; null until registration is closed. */
  prizes: number[] | null;
  /** The amount that the house adds to reach the guarantee. */
  overlay: number;
  isOverlayPosted: boolean;
  /**
   * The amount that re-buys and add-ons have added to the prize pool; missing in tournaments created before re-buys and
   * add-ons were introduced.
   */
  purchased?: number;
  /** Fees that were returned because the tournament was cancelled while it ran. */
  feesReturned: number;
  isHandForHand: boolean;
  /** The players' negotiation about dividing the remaining prizes, and the deal that they agreed on. */
  deal?: DealState | undefined;
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
