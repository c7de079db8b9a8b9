import { type Settlement, VOID } from "../bets/settlement.ts";
import { OVER_BALLS } from "../model/cricket-innings.ts";
import type { MatchState } from "../model/match-state.ts";
import { marketKinds } from "./kinds.ts";
import type { Market, MarketContext, Reading, Score } from "./market.ts";
import { readRank } from "./outright.ts";

/**
 * Settles one outcome; undefined while it is undecided. A market is decided once every period it depends on is
 * over. If the match is abandoned, undecided markets are void.
 */
export function settleOutcome(
  market: Market,
  outcome: string,
  state: MatchState,
  context: MarketContext,
  options: { abandoned?: boolean } = {},
): Settlement | undefined {
  const kind = marketKinds[market.kind];
  const scores = kind.reads(market, context, outcome).map((reading) => readScore(reading, state, context));
  if (scores.includes(undefined)) return options.abandoned ? VOID : undefined;
  return kind.settle(market, outcome, scores as (Score | null)[], context);
}

/**
 * The score that a market needs from a period: undefined while the period is still being played, null if it was
 * never played.
 */
export function readScore(
  { of, period }: Reading,
  state: MatchState,
  context: Pick<MarketContext, "segments" | "tally">,
): Score | null | undefined {
  if (of.startsWith("rank#")) {
    if (!state.ended) return undefined;
    return readRank(of.slice("rank#".length), state.ranking ?? []);
  }
  if (of.startsWith("finish#")) return readFinish(of, state);
  if (of.startsWith("goal#")) return readGoal(of, state);
  if (of.startsWith("over#")) return readOver(Number(of.slice("over#".length)), period, state);
  if (of.startsWith("unit#")) {
    const won = state.order?.[Number(of.slice("unit#".length)) - 1];
    if (won === undefined) return state.ended ? null : undefined;
    return won === "h" ? [1, 0] : [0, 1];
  }
  if (of.startsWith("player#")) {
    if (!state.ended) return undefined;
    const scored = scoredBy(of.slice("player#".length), state, context);
    return scored === null ? null : [scored, 0];
  }
  if (of !== "points" && of !== "segments") {
    if (!state.ended) return undefined;
    return state.counts[of] ?? null;
  }
  const finished = state.ended ? state.segments : state.segments.slice(0, -1);
  if (period === "match") return state.ended ? addUp(finished, of) : undefined;
  const last = period === "reg" ? context.segments : Number(period.slice(1));
  if (finished.length < last && !state.ended) return undefined;
  if (period.startsWith("s")) {
    const score = finished[last - 1];
    return score ?? null;
  }
  return addUp(finished.slice(0, last), of);
}

/** The runs and wickets of an over of an innings, as a score. It is complete when a later ball can't belong to it. */
function readOver(
  number: number,
  period: Reading["period"],
  { overs, segments, detail, ended }: MatchState,
): Score | null | undefined {
  const innings = Number(period.slice(1));
  const isOver = ended || segments.length > innings;
  const isBowled = segments.length === innings && (detail[0] ?? 0) >= number * OVER_BALLS;
  return isOver || isBowled ? (overs?.[innings - 1]?.[number - 1] ?? null) : undefined;
}

/** What a player has scored so far; null if the player did not take part, or if the provider doesn't say. */
export function scoredBy(
  player: string,
  { goals, tallies }: MatchState,
  { tally }: Pick<MarketContext, "tally">,
): number | null {
  if (tally) return tallies?.[player] ?? null;
  return goals.filter((goal) => goal.player === player).length;
}

/** A runner's finishing position, stored as the first number of the score. */
function readFinish(of: string, state: MatchState): Score | null | undefined {
  if (!state.ended) return undefined;
  const place = state.detail.indexOf(Number(of.slice("finish#".length))) + 1;
  return place > 0 ? [place, 0] : null;
}

function readGoal(of: string, state: MatchState): Score | null | undefined {
  const [, number, player] = of.split("#");
  const goal = state.goals[Number(number) - 1];
  if (!goal) return state.ended ? null : undefined;
  if (player) return goal.player === player ? [1, 0] : [0, 1];
  return goal.side === "home" ? [1, 0] : [0, 1];
}

function addUp(segments: readonly Score[], of: string): Score {
  let home = 0;
  let away = 0;
  for (const [h, a] of segments) {
    home += of === "points" ? h : h > a ? 1 : 0;
    away += of === "points" ? a : a > h ? 1 : 0;
  }
  return [home, away];
}
