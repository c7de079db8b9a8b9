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
  /** The percentage of rounds that pay anything; unset where it depends on the player's bet. */
  hitRate?: number;
  /** The lowest and highest hit rate among the bets, in games in which each bet has a different one. */
  hitRange?: { lowest: number; highest: number };
  /** The maximum payout of a round, as a multiple of its stake. */
  maximum: number;
  /** The figures of the variants that operators can choose between, by name. */
  variants?: Readonly<Record<string, VariantReturn>>;
};

/** The figures that a game and each of its variants have. */
export type VariantReturn = Pick<
  GameReturn,
  "returnToPlayer" | "within" | "hitRate" | "hitRange" | "maximum"
>;

/** How often a game pays, as a range; null where it depends on the player's choices. */
export const hitRateOf = ({ hitRate, hitRange }: VariantReturn): { lowest: number; highest: number } | null =>
  hitRange ?? (hitRate === undefined ? null : { lowest: hitRate, highest: hitRate });

export const returns = data as Readonly<Record<string, GameReturn>>;
