import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { Chips } from "@parlour/poker/engine/state";
import type { GameCode } from "@parlour/poker/games";
import type { Positions } from "@parlour/poker/table/positions";
import type { BlindStructure } from "@parlour/poker/tournament/structures";
import type { Transaction } from "../database.ts";

/** A person at a tournament table: a player, a guest of a practice tournament, or a bot. */
export type TournamentPerson = { owner: string; name: string; kind: "PLAYER" | "GUEST" | "BOT" };

export type NewTournamentTable = {
  id: string;
  name: string;
  tournamentId: string;
  tournamentName: string;
  game: GameCode;
  seatCount: number;
  structure: BlindStructure;
  /** When the clock of the blind levels starts. */
  startedMs: number;
  isRealMoney: boolean;
  /** The strength of the bots at a practice table. */
  botLevel: PokerBotLevel | null;
};

export type Carried = { sitsOut: boolean; timeBankMs: number };

export type TournamentTable = {
  id: string;
  seats: {
    seat: number;
    owner: string;
    /** The player's chips, without a re-buy that will be added at the end of the hand. */
    stack: Chips;
    /** Chips that were bought during the hand and are added to the stack after it. */
    waitingChips: Chips;
    awaitsReBuy: boolean;
    /** The state that moves with the player to another table. */
    carried: Carried;
  }[];
  positions: Positions | null;
  isBetweenHands: boolean;
  handNumber: number;
  dealLimit: number | null;
  lastHand: {
    endedMs: number;
    /**
     * The players of the hand, with their chips at its start and, for those who busted, who knocked them out.
     */
    players: { owner: string; startingStack: Chips; hunters: string[] }[];
  } | null;
};

export type TableEdit =
  | { kind: "seat"; person: TournamentPerson; seat: number; stack: Chips; carried?: Carried }
  | { kind: "remove"; owner: string }
  /** Adds chips to a player's stack after the current hand. */
  | { kind: "addChips"; owner: string; chips: Chips; purchaseId: string }
  /** Keeps the seat of a player without chips who may still re-buy, while the table plays on. */
  | { kind: "awaitReBuy"; owner: string }
  /** Stops dealing after the hand with this number; null removes the limit. */
  | { kind: "limit"; hands: number | null }
  /** Ends the current hand without a result and empties the table. */
  | { kind: "close" };

/**
 * The tables of tournaments, which the poker room runs like any other. The tournament locks and edits them in
 * its own transaction, so that a player who moves is at exactly one table and their chips are in exactly one
 * stack.
 */
export type TournamentTables = {
  open(tx: Transaction, tables: readonly NewTournamentTable[]): Promise<void>;
  /** Returns a version string that changes whenever one of these tables changes. */
  versionOf(ids: readonly string[]): Promise<string>;
  read(ids: readonly string[]): Promise<TournamentTable[]>;
  /** Locks the tables in the order of their ids until the transaction ends. */
  lock(tx: Transaction, ids: readonly string[]): Promise<TournamentTable[]>;
  edit(tx: Transaction, id: string, edits: readonly TableEdit[]): Promise<void>;
};
