import { HALF_LOST, HALF_WON, LOST, type Settlement, VOID, WON } from "../bets/settlement.ts";
import type { MarketKind, Score } from "./market.ts";
import { ifPlayed, margin, readOne, sideAhead, wonIf } from "./result-kinds.ts";

/**
 * Settles a bet that the value is above the line. A quarter line splits the stake over the two nearest lines,
 * so a difference of a quarter wins or loses only half of the stake.
 */
export function settleLine(value: number, line: number): Settlement {
  const quarters = Math.round((value - line) * 4);
  if (quarters === 0) return VOID;
  if (quarters === 1) return HALF_WON;
  if (quarters === -1) return HALF_LOST;
  return quarters > 0 ? WON : LOST;
}

const overOrUnder = (outcome: string, value: number, line: number): Settlement =>
  outcome === "over" ? settleLine(value, line) : settleLine(-value, -line);

/**
 * The handicap is added to the home side and subtracted from the away side: −1.5 means home −1.5 and away
 * +1.5.
 */
export const handicap: MarketKind = {
  id: "handicap",
  live: true,
  builder: true,
  measure: "difference",
  margin: margin(45),
  outcomes: () => ["home", "away"],
  reads: readOne,
  settle: ifPlayed(({ line = 0 }, outcome, [home, away]) =>
    outcome === "home" ? settleLine(home - away, -line) : settleLine(away - home, line),
  ),
};

export const total: MarketKind = {
  id: "total",
  live: true,
  builder: true,
  measure: "total",
  margin: margin(45),
  outcomes: () => ["over", "under"],
  reads: readOne,
  settle: ifPlayed(({ line = 0 }, outcome, [home, away]) => overOrUnder(outcome, home + away, line)),
};

export const teamTotal: MarketKind = {
  ...total,
  id: "teamTotal",
  measure: "side",
  margin: margin(60),
  settle: ifPlayed(({ line = 0, side }, outcome, score) =>
    overOrUnder(outcome, score[side === "away" ? 1 : 0], line),
  ),
};

/** What one player scores: points, or whatever the sport counts for players. Void if the player did not take part. */
export const playerTotal: MarketKind = {
  id: "playerTotal",
  live: true,
  builder: true,
  margin: margin(70),
  outcomes: () => ["over", "under"],
  reads: ({ of, period }) => [{ of: `player#${of}`, period }],
  settle: ifPlayed(({ line = 0 }, outcome, [scored]) => overOrUnder(outcome, scored, line)),
};

export const bothScore: MarketKind = {
  id: "bothScore",
  live: true,
  builder: true,
  margin: margin(50),
  outcomes: () => ["yes", "no"],
  reads: readOne,
  settle: ifPlayed((_, outcome, [home, away]) => wonIf((home > 0 && away > 0) === (outcome === "yes"))),
};

export const oddEven: MarketKind = {
  id: "oddEven",
  live: false,
  builder: true,
  measure: "total",
  margin: margin(50),
  outcomes: () => ["odd", "even"],
  reads: readOne,
  settle: ifPlayed((_, outcome, [home, away]) => wonIf(((home + away) % 2 === 1) === (outcome === "odd"))),
};

export const winToNil: MarketKind = {
  id: "winToNil",
  live: false,
  builder: true,
  margin: margin(70),
  outcomes: () => ["yes", "no"],
  reads: readOne,
  settle: ifPlayed(({ side }, outcome, score) => {
    const toNil = sideAhead(score) === side && Math.min(...score) === 0;
    return wonIf(toNil === (outcome === "yes"));
  }),
};

/** The segment of regulation time with the highest total score; `equal` if two or more tie. */
export const highestPeriod: MarketKind = {
  id: "highestPeriod",
  live: false,
  builder: false,
  margin: margin(80),
  outcomes: (_, { segments }) => [...Array.from({ length: segments }, (_, i) => `s${i + 1}`), "equal"],
  reads: (market, { segments }) =>
    Array.from({ length: segments }, (_, i) => ({ of: market.of, period: `s${i + 1}` as const })),
  settle: (_, outcome, scores) => {
    if (scores.includes(null)) return VOID;
    const totals = (scores as Score[]).map(([home, away]) => home + away);
    const highest = Math.max(...totals);
    const best = totals.indexOf(highest);
    return wonIf(outcome === (totals.lastIndexOf(highest) === best ? `s${best + 1}` : "equal"));
  },
  simplify: ([home, away]) => [home + away, 0],
};
