import { VOID } from "../bets/settlement.ts";
import type { MarketKind } from "./market.ts";
import { margin, wonIf } from "./result-kinds.ts";

/**
 * Next goal: which side scores goal number n of the match, overtime included. It is settled by a score of (1,
 * 0) for a home goal, (0, 1) for an away goal, or null if that goal is not scored.
 */
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

/**
 * Which side wins unit number n of the match: the next game in tennis, the next point in table tennis, the next round
 * in e-sports. In sports where the sides take turns, it is the side that scores next. Void if that unit is not played.
 */
export const nextPoint: MarketKind = {
  id: "nextPoint",
  live: true,
  builder: false,
  margin: margin(55),
  outcomes: () => ["home", "away"],
  reads: ({ number = 1 }) => [{ of: `unit#${number}`, period: "match" }],
  settle: (_, outcome, [score]) =>
    score ? wonIf(outcome === (score[0] > score[1] ? "home" : "away")) : VOID,
};

/**
 * Which player scores goal number n. Every player is priced separately, because a list of scorers is never
 * complete.
 */
export const nextScorer: MarketKind = {
  id: "nextScorer",
  live: true,
  builder: false,
  margin: margin(180, "each"),
  outcomes: (_, { players }) => players.map(({ id }) => id),
  reads: ({ number = 1 }, _, outcome) => [{ of: `goal#${number}#${outcome}`, period: "match" }],
  settle: (_, __, [score]) => wonIf(score !== null && score !== undefined && score[0] > 0),
};

/**
 * Whether a player scores at least `number` goals or, in sports without goals, points, touchdowns or home runs. Void if
 * the player did not take part.
 */
export const scorer: MarketKind = {
  id: "scorer",
  live: true,
  builder: true,
  margin: margin(120, "each"),
  outcomes: (_, { players }) => players.map(({ id }) => id),
  reads: (_, __, outcome) => [{ of: `player#${outcome}`, period: "match" }],
  settle: ({ number = 1 }, _, [score]) => (score ? wonIf(score[0] >= number) : VOID),
};
