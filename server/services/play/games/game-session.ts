/** An opened game: its player, game and mode. These never change; only the session's practice credits do. */
export type GameSession = {
  id: string;
  playerId: string | null;
  gameId: string;
  mode: "real" | "practice";
  currency: string;
  language: string;
  autoplayAllowed: boolean;
  minimumSpinMs: number;
  turboAllowed: boolean;
  anteBetsAllowed: boolean;
  featureBuysAllowed: boolean;
  /** The jurisdiction's maximum stake, in minor units. */
  stakeCapMinor: number | null;
  /**
   * The version of the maths chosen when the game was opened, so that a pay table never changes while a player looks
   * at it; null for a game without variants.
   */
  mathsVersion: number | null;
  /** Whether the game always shows the net position. */
  figuresShown: boolean;
  expiresAt: Date;
};

/** Returns the owner of the session's rounds, draws and seeds: the player, or the practice session itself. */
export function ownerOf({ id, mode, playerId }: GameSession): string {
  return mode === "real" ? playerId! : id;
}
