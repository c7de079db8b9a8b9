/** Players' tiers in the loyalty programme. Answered by the loyalty service. */
export type PlayerTiers = {
  tierOf(playerId: string): Promise<string>;
  /** Players of these tiers after the given one, by id. */
  listPlayers(tiers: readonly string[], after: string, limit: number): Promise<string[]>;
};
