import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import {
  chanceOf,
  decidedBySegments,
  type Joint,
  jointOf,
  type Leg,
  type LikelyScores,
  likelyScores,
  type MatchState,
  offeredMarkets,
  type Player,
  parseMarketId,
  priceBuilder,
  type Season,
  type Strength,
  seasonMarkets,
} from "@parlour/sports";
import { type Chance, type EventMarket, findSport, modelOf } from "../event.ts";

/** The data of a match that the model needs. It is plain data, because it is sent to a worker. */
export type PricedMatch = {
  sport: string;
  home: { strength: Strength | null };
  away: { strength: Strength | null };
  players: readonly Player[];
  /** The state of the match; null before the start. */
  state: MatchState | null;
};

export type LegId = { market: string; outcome: string };

export type PricingJob =
  | { kind: "markets"; match: PricedMatch }
  | { kind: "builder"; match: PricedMatch; legs: readonly LegId[] }
  | { kind: "chance"; match: PricedMatch; legs: readonly LegId[] }
  | { kind: "scores"; match: PricedMatch }
  | { kind: "season"; season: Season; seed: number };

export type BuilderAnswer = { price: number; chance: Chance } | { cause: string };

export type PricingAnswers = {
  markets: EventMarket[];
  builder: BuilderAnswer;
  chance: Chance | null;
  scores: LikelyScores;
  season: EventMarket[];
};

/**
 * How many joint distributions are cached. Computing one takes up to a second, and there are often several
 * requests in a row for the same state of a match.
 */
const mostKept = 12;
const kept = new Map<string, Joint>();

function jointFor(match: PricedMatch): Joint {
  const key = JSON.stringify([
    match.sport,
    match.home.strength,
    match.away.strength,
    match.players[0]?.id,
    match.state,
  ]);
  const known = kept.get(key);
  if (known) return known;
  const model = modelOf(match);
  const joint = jointOf(model, match.state ?? model.start());
  kept.set(key, joint);
  for (const old of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(old);
  }
  return joint;
}

export function runPricingJob(job: PricingJob): PricingAnswers[PricingJob["kind"]] {
  if (job.kind === "season") return priceSeason(job);
  const joint = jointFor(job.match);
  if (job.kind === "scores")
    return likelyScores(joint, isDecidedBySegments(job.match) ? "segments" : "points");
  if (job.kind === "markets") return priceAll(job.match, joint);
  const legs: Leg[] = job.legs.flatMap(({ market: id, outcome }) => {
    const market = parseMarketId(id);
    return market ? [{ market, outcome }] : [];
  });
  if (job.kind === "builder") {
    const priced = priceBuilder(joint, legs);
    return typeof priced === "string" ? { cause: priced } : { price: priced.price, chance: priced.chance };
  }
  if (legs.length === 1) return chanceOf(joint, legs[0]!);
  const priced = priceBuilder(joint, legs);
  return typeof priced === "string" ? null : priced.chance;
}

function priceAll(match: PricedMatch, joint: Joint): EventMarket[] {
  const sport = findSport(match.sport)!;
  return offeredMarkets(sport, joint, match.state === null ? "preMatch" : "live").map(({ id, outcomes }) => ({
    id,
    isSuspended: false,
    outcomes: outcomes.map(({ outcome, price, chance }) => ({
      id: outcome,
      price: price ?? null,
      chance: { won: rounded(chance.won), returned: rounded(chance.returned) },
    })),
  }));
}

const isDecidedBySegments = ({ sport }: PricedMatch) => decidedBySegments(findSport(sport)!);

/** Prices a season by simulation; the same season and seed always give the same prices. */
function priceSeason({ season, seed }: Extract<PricingJob, { kind: "season" }>): EventMarket[] {
  return seasonMarkets(season, simulationSource(seed)).map(({ id, eachWay, outcomes }) => ({
    id,
    isSuspended: false,
    eachWay,
    outcomes: outcomes.map(({ id: outcome, price, chance }) => ({
      id: outcome,
      price,
      chance: { won: rounded(chance.won), returned: 0 },
    })),
  }));
}

/** Rounds to six decimals, which is enough for a cash-out and keeps the documents small. */
const rounded = (part: number) => Math.min(1, Math.max(0, Math.round(part * 1e6) / 1e6));
