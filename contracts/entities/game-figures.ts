import { z } from "zod";

/** The proven figures of a game, as players see them. Percentages are numbers such as 97.2973. */
export const gameFigures = z.object({
  /** The theoretical return to player (RTP), in percent. */
  returnToPlayer: z.number(),
  /** Half the width of the 95% confidence interval of a simulated return, in percent; null if the return is exact. */
  returnWithin: z.number().nullable(),
  /** The most that a round can pay as a multiple of its stake, without jackpots. */
  maximumWin: z.number(),
  /**
   * The percentage of rounds that pay anything, from the bet that pays least often to the one that pays most often.
   * Null if it depends on choices that cannot be listed bet by bet.
   */
  hitRate: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
});
export type GameFigures = z.infer<typeof gameFigures>;
