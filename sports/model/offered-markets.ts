import { marketKinds } from "../markets/kinds.ts";
import type { Market } from "../markets/market.ts";
import { readScore, scoredBy } from "../markets/settle-market.ts";
import { chanceOf, fairProbability } from "./joint.ts";
import type { Joint } from "./joint-shape.ts";
import { type PricedMarket, priceMarket } from "./pricing.ts";
import type { Offer, Sport } from "./sport.ts";

/**
 * The markets that a sport offers in this state, with prices; lines are placed around the one with the most
 * even chances.
 */
export function offeredMarkets(sport: Sport, joint: Joint, phase: "preMatch" | "live"): PricedMarket[] {
  if (joint.state.ended) return [];
  return sport.offers
    .filter((offer) => phase === "preMatch" || (marketKinds[offer.kind].live && !offer.preMatchOnly))
    .flatMap((offer) => marketsOf(offer, joint))
    .filter((market) => isUndecided(joint, market))
    .map((market) => priceMarket(joint, market))
    .filter(isOpen);
}

function marketsOf(offer: Offer, joint: Joint): Market[] {
  const { kind, of = "points", period = "match", number } = offer;
  const { players, tally } = joint.model.context;
  if (kind === "nextScorer" || kind === "scorer" || kind === "playerTotal") {
    // If the provider doesn't send what players have scored, no markets on players are offered.
    if (players.length === 0 || (tally && joint.state.tallies === undefined)) return [];
  }
  // If the provider doesn't send the order of the points, no markets on single points are offered.
  if (kind === "nextPoint" && joint.state.order === undefined) return [];
  if (kind === "overTotal" || kind === "overWicket") return overMarkets(offer, joint);
  const next = (kind === "nextPoint" ? joint.state.order! : joint.state.goals).length + 1;
  const base: Market = {
    kind,
    of,
    period,
    ...(number !== undefined && { number: number === "next" ? next : number }),
  };
  return variantsOf(offer, base, joint).flatMap((market) => {
    return offer.lines && isUndecided(joint, market) ? withLines(offer.lines, joint, market) : [market];
  });
}

/** The market at the line with the most even chances, and at further lines around it. */
function withLines({ step, each }: NonNullable<Offer["lines"]>, joint: Joint, market: Market): Market[] {
  // A combination uses the line at which over and under are closest to equally likely.
  const even = market.kind === "winnerTotal" ? ({ ...market, kind: "total", of: "points" } as const) : market;
  const middle = evenLine(joint, even, step);
  return Array.from({ length: 2 * each + 1 }, (_, i) => ({
    ...market,
    line: middle + (i - each) * step,
  })).filter(({ line }) => market.kind === "handicap" || line > 0);
}

/** The markets on the over that begins next. */
function overMarkets({ kind, lines }: Offer, joint: Joint): Market[] {
  const next = joint.model.overs?.next(joint.state);
  if (next === undefined) return [];
  const market: Market = { kind, of: "points", period: `s${next.innings}`, number: next.number };
  return lines ? withLines(lines, joint, market) : [market];
}

/** The market itself or, depending on the offer, one for each side or for each player who takes part. */
function variantsOf({ kind, sides }: Offer, market: Market, { model, state }: Joint): Market[] {
  if (sides) return (["home", "away"] as const).map((side) => ({ ...market, side }));
  if (kind !== "playerTotal") return [market];
  return model.context.players
    .filter(({ id }) => scoredBy(id, state, model.context) !== null)
    .map(({ id }) => ({ ...market, of: id }));
}

/**
 * Returns the line that is `count` steps away from zero. If a step is a whole point or more, lines are at half
 * points, so that these bets are never void.
 */
const lineAt = (count: number, step: number) => count * step + (step >= 1 ? 0.5 : 0);

/**
 * Finds the line with the most even chances by bisection, which works because the first outcome's chance only
 * rises or only falls with the line.
 */
function evenLine(joint: Joint, market: Market, step: number): number {
  const first = marketKinds[market.kind].outcomes(market, joint.model.context)[0]!;
  const chance = (count: number) =>
    fairProbability(chanceOf(joint, { market: { ...market, line: lineAt(count, step) }, outcome: first }));
  // A higher handicap line helps the home side; a higher total line makes "over" less likely.
  const rises = market.kind === "handicap";
  let low = Math.floor(-400 / step);
  let high = Math.ceil(400 / step);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (chance(middle) < 0.5 === rises) low = middle;
    else high = middle;
  }
  return lineAt(Math.abs(chance(low) - 0.5) <= Math.abs(chance(high) - 0.5) ? low : high, step);
}

function isUndecided({ model, state }: Joint, market: Market): boolean {
  return marketKinds[market.kind]
    .reads(market, model.context, "")
    .some((reading) => reading.of.includes("##") || readScore(reading, state, model.context) === undefined);
}

/**
 * Whether a market is still offered; it closes when one of its outcomes is almost certain, or when nothing can be
 * priced any more because every stake would be returned.
 */
function isOpen({ market, outcomes }: PricedMarket): boolean {
  if (outcomes.every(({ price }) => price === undefined)) return false;
  const { method, winners } = marketKinds[market.kind].margin;
  if (method === "each") return true;
  // Two of the three double-chance outcomes win, so short prices are normal in that market.
  const limit = winners === 1 ? 0.985 : 0.9995;
  return outcomes.every(({ probability }) => probability < limit);
}
