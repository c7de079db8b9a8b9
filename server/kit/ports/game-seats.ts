import type { Refusal } from "../refusal.ts";

/** A player or visitor at a game: an open game session, with real money or play credits. */
export type GameSeat = {
  gameSession: string;
  slug: string;
  mode: "real" | "practice";
  /** Null for a visitor who practises. */
  playerId: string | null;
  currency: string;
  language: string;
  /** The stake limits of one round, in minor units. */
  limits: { minMinor: number; maxMinor: number };
  /** False while operators have switched the game off; open rounds are still played to their end. */
  takesBets: boolean;
};

/** One movement of a round's money. The caller chooses the id; the same id again returns the first result. */
export type SeatMovement = { id: string; roundId: string; amountMinor: number };

/** A settled round in the player's history. */
export type SettledRound = {
  roundId: string;
  stakeMinor: number;
  winMinor: number;
  bet: unknown;
  view: unknown;
  seeds: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
  startedAt: Date;
  settledAt: Date;
};

/**
 * What a game that runs by its own clock may ask of the games service. Money goes the way of every other round:
 * through the seamless wallet, or in play credits at a practice seat. Wins and rollbacks are taken after the game
 * session has ended.
 */
export type GameSeats = {
  find(gameSession: string): Promise<GameSeat | undefined>;
  balanceOf(gameSession: string): Promise<number>;
  /** Returns the new balance, or the reason why nothing was taken. */
  bet(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  win(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  /** Undoes the bet with this id, or prevents it if it arrives later. */
  rollback(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  /** Stores the ended round; storing it twice changes nothing. */
  close(gameSession: string, round: SettledRound): Promise<void>;
};
