import type { Transaction } from "../database.ts";

/** Who counts the stakes of settled rounds; each is told of everything once. */
export type RoundConsumer = "bonuses" | "loyalty";

/**
 * What is new in a round that is settled: as a rule all of it. A win that comes late, or a bet that is rolled back
 * afterwards, is told by itself; then the amounts are what changed, and may be below zero.
 */
export type SettledRound = {
  id: string;
  playerId: string;
  roundId: string;
  gameId: string;
  currency: string;
  /** The promotional grant that paid for it; then nothing was staked. */
  spinsId: string | null;
  stakedMinor: bigint;
  /** What of it was the player's own money, locked or not. */
  ownStakedMinor: bigint;
  wonMinor: bigint;
  ownWonMinor: bigint;
  /** The highest single stake of the round. */
  largestStakeMinor: bigint;
  startedAt: Date;
  settledAt: Date;
};

/** Answered by the seamless wallet. */
export type SettledRounds = {
  /** Takes up to `limit` away for good when the transaction commits; other servers skip what it holds. */
  take(tx: Transaction, consumer: RoundConsumer, limit: number): Promise<SettledRound[]>;
  /** Everything of one player, after whoever is counting it. Comes before any other lock of the transaction. */
  takeOf(tx: Transaction, consumer: RoundConsumer, playerId: string): Promise<SettledRound[]>;
  /** Calls `count` within about a second while there is something to take; answers how to stop. */
  watch(consumer: RoundConsumer, count: () => Promise<void>): () => Promise<void>;
};
