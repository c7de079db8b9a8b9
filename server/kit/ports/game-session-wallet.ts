import type { StakeRows } from "@parlour/wagering/stake-rows";
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
   * Whether new rounds may start: false while operators have switched the game off. Open rounds can still be finished.
   */
  takesBets: boolean;
};

/**
 * The playable balance. Of two balances of a player, the one with the higher version is newer;
 * play credits have no version.
 */
export type SessionBalance = { balanceMinor: number; version: number | null };

/** One movement of a round's money. The caller chooses the id; sending the same id again returns the first result. */
export type RoundMovement = { id: string; roundId: string; amountMinor: number };

export type SettledRound = {
  roundId: string;
  stakeMinor: number;
  winMinor: number;
  bet: unknown;
  view: unknown;
  /** The seeds of the draw; null if a dealer announced the result, because nothing was drawn. */
  seeds: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number } | null;
  mathsVersion: number;
  startedAt: Date;
  settledAt: Date;
};

/**
 * Moves the money of games with shared rounds; each movement belongs to a game session. Implemented by the games
 * service. Real money goes through wagering, as in all other rounds; practice sessions use play credits. Wins and
 * rollbacks are accepted even after the session has ended.
 */
export type GameSessionWallet = {
  find(gameSession: string): Promise<OpenGameSession | undefined>;
  balanceOf(gameSession: string): Promise<SessionBalance>;
  /**
   * Takes the stake of a new bet and writes the bet's row in the same transaction. Bets that arrive together share a
   * transaction. If an earlier request has already taken the stake, `isNew` is false and nothing is written.
   */
  place<Row>(
    gameSession: string,
    movement: RoundMovement,
    bet: { rows: StakeRows<Row>; row: Row },
  ): Promise<{ isNew: boolean } | Refusal>;
  /** Adds a stake to a bet and returns the new balance, or the reason why nothing was taken. */
  bet(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  win(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  /** Undoes the bet with this id. If the bet has not arrived yet, it is refused when it arrives. */
  rollback(gameSession: string, movement: RoundMovement): Promise<number | Refusal>;
  /** Pays the win and stores the ended round in the same transaction. */
  settle(gameSession: string, movement: RoundMovement, round: SettledRound): Promise<number | Refusal>;
  /** Stores a round that ended without a win, or whose win is paid; storing it twice changes nothing. */
  close(gameSession: string, round: SettledRound): Promise<void>;
  /**
   * Adjusts the payout of a stored round to its new win and stores the round again. The id identifies the correction.
   * An overpayment is recovered as far as the balance allows.
   */
  correct(gameSession: string, id: string, round: SettledRound): Promise<number | Refusal>;
};
