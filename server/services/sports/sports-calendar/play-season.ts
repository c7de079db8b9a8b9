import { createHash } from "node:crypto";
import {
  addMatch,
  decidedBySegments,
  type LikelyScores,
  type MatchState,
  rankingOf,
  type Score,
  type SeasonMatch,
  sports,
} from "@parlour/sports";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { SportsPricing } from "../../../kit/ports/sports-pricing.ts";
import { numbered, pricesOf, seasonMessage, type Unnumbered } from "./feed-messages.ts";
import type { CalendarSeason, Fixture } from "./fixtures.ts";
import { type MatchScript, scriptOf, stateAfter } from "./match-script.ts";
import { matchOf, provider } from "./play-match.ts";

/** How often outright prices are updated during matches. Goals and results trigger an update immediately. */
const updateMs = 120_000;

/** Incidents that change the standing of a match so much that the prices of its season are wrong. */
const decisive = new Set(["GOAL", "START", "SEGMENT_END", "END"]);

export type PlayedSeason = {
  season: CalendarSeason;
  sequence: number;
  /**
   * A fingerprint of the decisive incidents so far. `pricedNews` is the fingerprint at the time when the offered prices
   * were computed.
   */
  news: string;
  pricedNews: string | null;
  pricedAtMs: number;
  isSuspended: boolean;
  isOver: boolean;
  scripts: Map<string, MatchScript>;
  scores: Map<string, LikelyScores>;
};

type Parts = { feed: Pick<SportsFeed, "receive">; pricing: SportsPricing; secret: string };

export const newSeason = (season: CalendarSeason, sequence: number): PlayedSeason => ({
  season,
  sequence,
  news: "",
  pricedNews: null,
  pricedAtMs: 0,
  isSuspended: false,
  isOver: false,
  scripts: new Map(),
  scores: new Map(),
});

async function send({ feed }: Parts, played: PlayedSeason, message: Unnumbered): Promise<boolean> {
  const result = await feed.receive(provider, numbered(played.season.id, played.sequence + 1, message));
  played.sequence = result.outcome === "APPLIED" ? played.sequence + 1 : result.sequence;
  return result.outcome === "APPLIED";
}

/**
 * Suspends the outrights as soon as an incident makes their prices outdated, and sends the result at the end
 * of the season.
 */
export async function watchSeason(parts: Parts, played: PlayedSeason, nowMs: number): Promise<void> {
  if (nextScript(played, nowMs)) return;
  const { fixtures, lastStartsAtMs } = played.season;
  const now = fixtures.map((fixture) => standingAt(played, fixture, nowMs));
  if (now.every((one) => one?.state.ended)) {
    // A season that ended before any server offered it has no bets, so no result is sent.
    played.isOver = played.sequence === 0 || (await send(parts, played, resultOf(played, nowMs)));
    return;
  }
  played.news = now.map((one) => one?.news ?? "").join();
  // If another server priced the season, we don't know which incidents its prices are based on, so we treat the
  // prices as outdated.
  const isOutdated = played.sequence > 0 && played.pricedNews !== played.news;
  if (isOutdated && !played.isSuspended && nowMs < lastStartsAtMs)
    played.isSuspended = await send(parts, played, { type: "suspension", isSuspended: true });
}

/**
 * Carries out one step of pricing: prepares one match or, once all are prepared, prices the season. Returns false if
 * nothing is due.
 */
export async function priceSeason(parts: Parts, played: PlayedSeason, nowMs: number): Promise<boolean> {
  const { season, scripts, scores } = played;
  const missing = nextScript(played, nowMs);
  if (missing) {
    scripts.set(missing.id, scriptOf(missing, parts.secret));
    return true;
  }
  // Betting on the season is over, or `watchSeason` has not run on this server yet.
  if (nowMs >= season.lastStartsAtMs || played.news === "") return false;
  const open = season.fixtures.find((fixture) => fixture.startsAtMs > nowMs && !scores.has(fixture.id));
  if (open) {
    scores.set(open.id, await parts.pricing.scores(matchOf(open, null)));
    return true;
  }
  const isDue = played.pricedNews !== played.news || nowMs - played.pricedAtMs >= updateMs;
  if (!isDue) return false;
  const { news } = played;
  const matches: SeasonMatch[] = [];
  for (const fixture of season.fixtures) {
    const sides = { home: fixture.home.id, away: fixture.away.id };
    const now = standingAt(played, fixture, nowMs);
    if (now?.state.ended) matches.push({ ...sides, score: finalScore(fixture, now.state) });
    else if (now) matches.push({ ...sides, scores: await parts.pricing.scores(matchOf(fixture, now.state)) });
    else matches.push({ ...sides, scores: scores.get(fixture.id)! });
  }
  const participants = season.competition.participants.map(({ id }) => id);
  const markets = await parts.pricing.season({ participants, matches }, seedOf(season.id));
  // An incident happened in the meantime, so these prices are already outdated.
  if (played.news !== news) return true;
  const { markets: priced } = pricesOf(markets, []);
  const about = { ...seasonMessage(season), status: "SCHEDULED" as const, score: null };
  if (!(await send(parts, played, { type: "snapshot", ...about, isSuspended: false, markets: priced })))
    return false;
  played.pricedNews = news;
  played.pricedAtMs = nowMs;
  played.isSuspended = false;
  return true;
}

/** Returns a match that has started but whose script has not been generated yet. */
const nextScript = ({ season, scripts }: PlayedSeason, nowMs: number): Fixture | undefined =>
  season.fixtures.find(({ id, startsAtMs }) => startsAtMs <= nowMs && !scripts.has(id));

/** Returns the state of a match and a fingerprint of its decisive incidents; undefined before it starts. */
function standingAt({ scripts }: PlayedSeason, fixture: Fixture, nowMs: number) {
  const script = scripts.get(fixture.id);
  if (script === undefined || fixture.startsAtMs > nowMs) return undefined;
  const { state, done } = stateAfter(fixture, script, nowMs - fixture.startsAtMs);
  const count = script.incidents.slice(0, done).filter(({ kind }) => decisive.has(kind)).length;
  return { state, news: `${fixture.id}/${count}` };
}

function finalScore({ competition }: Fixture, { segments }: MatchState): Score {
  const won = (side: 0 | 1) =>
    decidedBySegments(sports[competition.sport])
      ? segments.filter((score) => score[side] > score[side === 0 ? 1 : 0]).length
      : segments.reduce((sum, score) => sum + score[side], 0);
  return [won(0), won(1)];
}

function resultOf(played: PlayedSeason, nowMs: number): Unnumbered {
  const { fixtures, competition } = played.season;
  const lines = new Map(
    competition.participants.map(({ id }) => [id, { id, points: 0, scored: 0, conceded: 0 }]),
  );
  for (const fixture of fixtures) {
    const [h, a] = finalScore(fixture, standingAt(played, fixture, nowMs)!.state);
    lines.set(fixture.home.id, addMatch(lines.get(fixture.home.id)!, [h, a]));
    lines.set(fixture.away.id, addMatch(lines.get(fixture.away.id)!, [a, h]));
  }
  const ranking = rankingOf([...lines.values()]).map((group) => [...group]);
  const state = { segments: [], elapsed: 1, detail: [], counts: {}, goals: [], ended: true, ranking };
  return { type: "result", state };
}

/** Returns a fixed seed for each season, so that prices change only because of incidents. */
const seedOf = (id: string): number => createHash("sha256").update(id).digest().readUInt32BE(0);
