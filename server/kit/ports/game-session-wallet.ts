import type { Refusal } from "../refusal.ts";

/** An open game session of a player or visitor, with real money or play credits. */
export type OpenGameSession = {
  gameSession: string;
  slug: string;
  mode: "real" | "practice";
  /** The player; null for a visitor in practice mode. */
  playerId: string | null;
  currency: string;
  language: string;
  /** The stake limits of one round, in minor units. Stakes are multiples of the unit; no round pays above the cap. */
  limits: { minMinor: number; maxMinor: number; unitMinor: number; payoutCapMinor: number };
  /**
   * Whether new rounds may start: false while operators have switched the game off. Open rounds are still played to
   * their end.
   */
  takesBets: boolean;
};

/** One movement of a round's money. The caller chooses the id; sending the same id again returns the first result. */
export type RoundMovement = { id: string; roundId: string; amountMinor: number };

/** A settled round in the player's history. */
export type SettledRound = {
  roundId: string;
  stakeMinor: number;
  winMinor: number;
  bet: unknown;
  view: unknown;
  seeds: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
  mathsVersion: number;
  startedAt: Date;
  settledAt: Date;
};

/**
 * Moves the money of games with shared rounds, by game session. Implemented by the games service. Real money
 * goes through wagering, as in all other rounds; practice sessions use play credits. Wins and rollbacks are
 * accepted even after the session has ended.
 */
export type GameSessionWallet = {
  find(gameSession: string): Promise<OpenGameSession | undefined>;
  balanceOf(gameSession: string): Promise<number>;
  /** Takes a bet and returns the new balance, or the reason why nothing was taken. */
  bet(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  win(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  /** Undoes the bet with this id, or blocks it if it arrives later. */
  rollback(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  /** Stores the ended round; storing it twice changes nothing. */
  close(gameSession: string, round: SettledRound): Promise<void>;
};
