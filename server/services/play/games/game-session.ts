/** An opened game: whose, which, and how it may be played. It never changes; only practice credits do. */
export type GameSession = {
  id: string;
  playerId: string | null;
  gameId: string;
  mode: "real" | "practice";
  currency: string;
  language: string;
  autoplayAllowed: boolean;
  minimumSpinMs: number;
  expiresAt: Date;
};

/** Whom rounds, draws and seeds of the session belong to: the player, or the practice session itself. */
export function ownerOf({ id, mode, playerId }: GameSession): string {
  return mode === "real" ? playerId! : id;
}
