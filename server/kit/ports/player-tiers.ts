/** Players' tiers in the loyalty programme. Implemented by the loyalty service. */
export type PlayerTiers = {
  tierOf(playerId: string): Promise<string>;
  /** Returns the given ids that do not belong to any tier of the programme. */
  findUnknown(tiers: readonly string[]): Promise<string[]>;
  /** Lists the next players of these tiers after the given player, by id. */
  listPlayers(tiers: readonly string[], after: string, limit: number): Promise<string[]>;
};
