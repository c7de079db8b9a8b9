import type { Transaction } from "../database.ts";
import type { KeptRound, RoundQuery } from "./kept-round.ts";

/**
 * One thing that a game asks of the seamless wallet. `begin` is a new round while no other of the game is open,
 * `step` the next step of a round, `bet` more stake in a round, `win` a payment to a round whether it has ended
 * or not, `end` says that nothing more comes. Stake and win of one operation happen together or not at all, the
 * stake first.
 */
export type WalletOperation = {
  kind: "begin" | "step" | "bet" | "win" | "end";
  playerId: string;
  currency: string;
  studio: string;
  gameId: string;
  sessionId: string | null;
  roundId: string;
  /** Made by the caller, so that asking again is safe; null when no money moves and the sequence guards it. */
  operationId: string | null;
  /** The sequence that the round stands at; 0 for a new one. */
  sequence: number;
  ends: boolean;
  stakeMinor: number;
  winMinor: number;
  /** What all stakes of the round together may come to, where the wallet is to look after it. */
  limits?: { minMinor: number; maxMinor: number };
  /** The win is a jackpot that the studio runs itself. */
  fromJackpots?: boolean;
  /** The promotional grant that pays the stake. */
  spinsId?: string | null;
  /** The tier of one of our own pools that was won. */
  jackpotTier?: string | null;
  /** Which numbered draw of which seed decided the round; no two rounds share one. */
  draw?: { key: string; number: number } | null;
  /** What the studio keeps with the round, as JSON. */
  record?: string | null;
};

export type WalletOutcome =
  | "POSTED"
  | "ROLLED_BACK"
  | "CONFLICT"
  | "INSUFFICIENT_FUNDS"
  /** Own money does not cover the stake, and the bonus allows no stake as high. */
  | "BONUS_MAX_BET"
  | "LIMIT_EXCEEDED"
  | "ROUND_OPEN"
  | "ROUND_MISSING"
  | "ROUND_OVER"
  | "SEQUENCE"
  | "DRAW_TAKEN"
  | "NO_SPINS"
  | "ACCOUNT_MISSING"
  | "ALREADY_REVERSED"
  | "OVERLOADED"
  | "UNAVAILABLE";

export type WalletAnswer = {
  outcome: WalletOutcome;
  /** Whether this operation had been answered before. */
  replayed: boolean;
  /** What can be played with in the casino afterwards. */
  balanceMinor: number;
  jackpotMinor: number;
  /** How many draws of the operation's seed are used by now. */
  drawsUsed: number;
  /** The unfinished round that stands in the way. */
  openRound: string | null;
};

export type WalletRollback = {
  playerId: string;
  currency: string;
  operationId: string;
  /** The operation that must have no effect, whether it has arrived or not. */
  undoes: string;
  roundId: string;
};

export type PlayableSpins = {
  id: string;
  gameId: string;
  currency: string;
  stakeMinor: number;
  left: number;
  expiresAt: Date;
};

export type SpinsGrant = {
  playerId: string;
  id: string;
  gameId: string;
  currency: string;
  stakeMinor: number;
  spins: number;
  /** Where winnings go; `pendingBonus` until whoever granted them says what becomes of them. */
  credit: "cash" | "pendingBonus";
  expiresAt: Date;
};

/** What of each stake feeds a pool, and what it starts with. */
export type PoolPlan = { gameId: string; tier: string; ratePpm: number; seedMinor: number };
export type Pool = { gameId: string; tier: string; amountMinor: number };

/** The money of games: one interface for our own, in the process, and for other studios' over HTTP. */
export type GameWallet = {
  /** What can be played with in the casino; undefined for a player without a wallet. */
  balanceOf(playerId: string): Promise<{ currency: string; amountMinor: number } | undefined>;
  /** A player who never had money gets an empty wallet; one who has a wallet keeps it. */
  openWallet(playerId: string, currency: string): Promise<void>;
  apply(operation: WalletOperation): Promise<WalletAnswer>;
  rollback(request: WalletRollback): Promise<WalletAnswer>;

  findRound(playerId: string, roundId: string): Promise<KeptRound | undefined>;
  findOpenRound(playerId: string, gameId: string): Promise<KeptRound | undefined>;
  /** Newest first. */
  listRounds(query: RoundQuery): Promise<{ items: KeptRound[]; nextCursor: string | null }>;
  /** Open rounds with draws of their own in which nothing has happened since, oldest first. */
  listWaitingRounds(studio: string, since: Date): AsyncIterable<KeptRound>;

  drawsUsed(playerId: string, key: string): Promise<number>;
  /** From here on no round is drawn from this seed, on whichever server; answers how many were. */
  closeDraws(tx: Transaction, playerId: string, key: string): Promise<number>;
  /** Whether a round of this seed is still to be finished. Ask within `closeDraws`' transaction. */
  hasOpenRoundOf(tx: Transaction, playerId: string, drawKey: string): Promise<boolean>;

  /** Granting the same id again changes nothing. */
  grantSpins(grant: SpinsGrant, tx?: Transaction): Promise<void>;
  /** What is left of it cannot be played any more. */
  endSpins(tx: Transaction, playerId: string, id: string): Promise<void>;
  /** How many of a grant are left to be played, and whether a round of it is still open. */
  spinsLeft(tx: Transaction, playerId: string, id: string): Promise<{ left: number; isPlaying: boolean }>;
  /** Whether a round is open that was staked from this ledger account. */
  hasOpenRoundFrom(tx: Transaction, playerId: string, accountId: string): Promise<boolean>;
  playableSpins(playerId: string): Promise<PlayableSpins[]>;

  /** Opens pools that are not there yet, with their seed from the house. */
  openPools(currency: string, plans: readonly PoolPlan[]): Promise<void>;
  poolsIn(currency: string): Promise<Pool[]>;
};
