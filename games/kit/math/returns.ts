import data from "./returns.json" with { type: "json" };

/** The proven figures shown to players. Written by `npm run maths -- --write`, checked by `npm run maths`. */
export type GameReturn = {
  /** The return in percent, with four decimals. */
  returnToPlayer: number;
  /** Returns in percent, by bet or by feature. */
  bets: Readonly<Record<string, number>>;
  /** Half the width of the 95% confidence interval of a simulated figure, in percent. */
  within?: number;
  /** The standard deviation of one round, in stakes; slots only. */
  deviation?: number;
  volatility?: "low" | "medium" | "high";
  /** The percentage of rounds that pay anything; slots only. */
  hitRate?: number;
  /** The maximum payout of a round, as a multiple of its stake. */
  maximum: number;
};

export const returns = data as Readonly<Record<string, GameReturn>>;
