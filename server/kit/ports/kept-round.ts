/** A round with real money, as the seamless wallet keeps it. */
export type KeptRound = {
  playerId: string;
  roundId: string;
  studio: string;
  gameId: string;
  sessionId: string | null;
  currency: string;
  state: "OPEN" | "ENDED" | "VOID";
  sequence: number;
  stakedMinor: number;
  wonMinor: number;
  jackpot: { tier: string; amountMinor: number } | null;
  spinsId: string | null;
  draw: { key: string; number: number } | null;
  /** The studio's own words about it, as JSON. */
  record: string | null;
  startedAt: Date;
  endedAt: Date | null;
};

export type RoundQuery = {
  playerId: string;
  gameId?: string | undefined;
  sessionId?: string | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
  limit: number;
};
