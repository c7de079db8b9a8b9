import { LOST, type Settlement, VOID, WON } from "../bets/settlement.ts";
import type { Margin, Market, MarketContext, MarketKind, Reading, Score } from "./market.ts";

export const margin = (permille: number, method: Margin["method"] = "power", winners = 1): Margin => ({
  method,
  permille,
  winners,
});

export const readOne = (market: Market): readonly Reading[] => [{ of: market.of, period: market.period }];
export const wonIf = (won: boolean): Settlement => (won ? WON : LOST);
export const sideAhead = ([home, away]: Score): "home" | "away" | "draw" =>
  home === away ? "draw" : home > away ? "home" : "away";

/** Markets on a period that was not played are void. */
export const ifPlayed =
  (
    settle: (market: Market, outcome: string, score: Score, context: MarketContext) => Settlement,
  ): MarketKind["settle"] =>
  (market, outcome, [score], context) =>
    score ? settle(market, outcome, score, context) : VOID;

/** Which side wins, with two outcomes; a draw refunds the stakes. */
export const winner: MarketKind = {
  id: "winner",
  live: true,
  builder: true,
  measure: "difference",
  margin: margin(45),
  outcomes: () => ["home", "away"],
  reads: readOne,
  settle: ifPlayed((_, outcome, score) => {
    const ahead = sideAhead(score);
    return ahead === "draw" ? VOID : wonIf(ahead === outcome);
  }),
};

export const drawNoBet: MarketKind = { ...winner, id: "drawNoBet", margin: margin(50) };

export const result: MarketKind = {
  id: "result",
  live: true,
  builder: true,
  measure: "difference",
  margin: margin(50),
  outcomes: () => ["home", "draw", "away"],
  reads: readOne,
  settle: ifPlayed((_, outcome, score) => wonIf(sideAhead(score) === outcome)),
};

export const doubleChance: MarketKind = {
  id: "doubleChance",
  live: true,
  builder: true,
  measure: "difference",
  margin: margin(50, "proportional", 2),
  outcomes: () => ["home-draw", "home-away", "draw-away"],
  reads: readOne,
  settle: ifPlayed((_, outcome, score) => wonIf(outcome.split("-").includes(sideAhead(score)))),
};

/**
 * Half-time/full-time: who leads at a break and who wins. The market's period is the one that ends with the
 * break.
 */
export const periodMatch: MarketKind = {
  id: "periodMatch",
  live: false,
  builder: true,
  margin: margin(90),
  outcomes: ({ of }) => {
    // Sets, games and maps always have a winner, and so does the match.
    const states = of === "segments" ? ["home", "away"] : ["home", "draw", "away"];
    return states.flatMap((first) => states.map((last) => `${first}-${last}`));
  },
  reads: (market) => [
    { of: market.of, period: market.period },
    { of: market.of, period: "reg" },
  ],
  settle: (_, outcome, [first, last]) =>
    first && last ? wonIf(outcome === `${sideAhead(first)}-${sideAhead(last)}`) : VOID,
  simplify: ([home, away]) => [home > away ? 1 : 0, away > home ? 1 : 0],
};

/** Winning margins in bands, such as `home:1-5` and `away:11+`, plus `draw` where a match can end level. */
export const winningMargin: MarketKind = {
  id: "margin",
  live: false,
  builder: true,
  measure: "difference",
  margin: margin(90),
  outcomes: (market, context) => [
    ...(["home", "away"] as const).flatMap((side) => bandsOf(context).map((band) => `${side}:${band}`)),
    ...(context.drawPossible || market.period !== "match" ? ["draw"] : []),
  ],
  reads: readOne,
  settle: ifPlayed((_, outcome, score) => {
    const ahead = sideAhead(score);
    if (ahead === "draw" || outcome === "draw") return wonIf(ahead === outcome);
    const [side, band = ""] = outcome.split(":");
    const [from = 0, to] = band.endsWith("+") ? [Number.parseInt(band, 10)] : band.split("-").map(Number);
    const by = Math.abs(score[0] - score[1]);
    return wonIf(side === ahead && by >= from && by <= (to ?? (band.endsWith("+") ? by : from)));
  }),
};

function bandsOf({ marginBands }: MarketContext): string[] {
  return marginBands.map((from, i) => {
    const next = marginBands[i + 1];
    if (next === undefined) return `${from}+`;
    return next - 1 === from ? `${from}` : `${from}-${next - 1}`;
  });
}

const listedScores = ({ of, period }: Market, { scoreLists }: MarketContext) =>
  scoreLists[`${of}:${period}`] ?? [];

export const correctScore: MarketKind = {
  id: "correctScore",
  live: true,
  builder: true,
  margin: margin(120),
  outcomes: (market, context) => [...listedScores(market, context), "other"],
  reads: readOne,
  settle: ifPlayed((market, outcome, [home, away], context) => {
    const score = `${home}-${away}`;
    return wonIf(outcome === (listedScores(market, context).includes(score) ? score : "other"));
  }),
};
