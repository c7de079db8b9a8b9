import type { Refusal } from "../refusal.ts";

/** Somebody who sits at a game: an open game session, with real money or play credits. */
export type GameSeat = {
  gameSession: string;
  slug: string;
  mode: "real" | "practice";
  /** None at a practice seat of a visitor. */
  playerId: string | null;
  currency: string;
  language: string;
  /** What one round may take, in minor units. */
  limits: { minMinor: number; maxMinor: number };
  /** False while operators have the game switched off; what is at stake is played to its end. */
  takesBets: boolean;
};

/** One movement of a round's money. The id is the caller's; the same id again answers the first result. */
export type SeatMovement = { id: string; roundId: string; amountMinor: number };

/** A round as it is kept in the player's history, once it is settled. */
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
  /** Answers the balance afterwards, or why nothing was taken. */
  bet(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  win(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  /** Undoes the bet of that id, or keeps it from happening later. */
  rollback(gameSession: string, movement: SeatMovement): Promise<number | Refusal>;
  /** The round has ended; writing it down twice is the same as once. */
  close(gameSession: string, round: SettledRound): Promise<void>;
};
