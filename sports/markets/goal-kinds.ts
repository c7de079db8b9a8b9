import { VOID } from "../bets/settlement.ts";
import type { MarketKind } from "./market.ts";
import { margin, wonIf } from "./result-kinds.ts";

/** Which side scores goal number n of the match, overtime included. Reads (1, 0), (0, 1) or nothing. */
export const nextGoal: MarketKind = {
  id: "nextGoal",
  live: true,
  builder: true,
  margin: margin(60),
  outcomes: () => ["home", "none", "away"],
  reads: ({ number = 1 }) => [{ of: `goal#${number}`, period: "match" }],
  settle: (_, outcome, [score]) =>
    wonIf(outcome === (!score ? "none" : score[0] > score[1] ? "home" : "away")),
};

/** Which player scores goal number n. Every player is priced alone, because a squad list is never complete. */
export const nextScorer: MarketKind = {
  id: "nextScorer",
  live: true,
  builder: false,
  margin: margin(180, "each"),
  outcomes: (_, { players }) => players.map(({ id }) => id),
  reads: ({ number = 1 }, _, outcome) => [{ of: `goal#${number}#${outcome}`, period: "match" }],
  settle: (_, __, [score]) => wonIf(score !== null && score !== undefined && score[0] > 0),
};

/** A player scores at least `number` goals. Reads the player's goals. */
export const scorer: MarketKind = {
  id: "scorer",
  live: true,
  builder: true,
  margin: margin(120, "each"),
  outcomes: (_, { players }) => players.map(({ id }) => id),
  reads: (_, __, outcome) => [{ of: `player#${outcome}`, period: "match" }],
  settle: ({ number = 1 }, _, [score]) => (score ? wonIf(score[0] >= number) : VOID),
};
