import type { IncidentKind, MatchState, SportId } from "@parlour/sports";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { SportsPricing } from "../../../kit/ports/sports-pricing.ts";
import {
  fixtureMessage,
  numbered,
  pricesOf,
  scoreOf,
  toFeedState,
  type Unnumbered,
} from "./feed-messages.ts";
import type { Fixture } from "./fixtures.ts";
import { type MatchScript, playersOf, scriptOf, stateAfter } from "./match-script.ts";

export const provider = "calendar";

/**
 * How often the prices of a live match are updated as its clock runs, in seconds. Models that take longer to
 * compute are updated less often. In sports without a clock, prices change only with the score.
 */
const updateSeconds: Partial<Record<SportId, number>> = {
  football: 20,
  "ice-hockey": 25,
  basketball: 40,
  "american-football": 25,
};

/** A message is sent at least this often, because the prices of a match without messages would expire. */
const aliveSeconds = 12;

/**
 * Incidents that hardly change the prices: they are sent together with the new prices, so that the markets stay open.
 * All others make the prices wrong and suspend the markets at once, until the new prices follow.
 */
const minor: Partial<Record<SportId, readonly IncidentKind[]>> = {
  football: ["COUNT"],
  basketball: ["POINTS"],
  tennis: ["RALLY"],
  "table-tennis": ["POINTS"],
  cricket: ["POINTS", "RALLY"],
  baseball: ["OUT"],
};
/** If the prices take longer than this, a minor incident is sent without them. */
const patienceMs = 1_000;

const isMinor = (sport: SportId, { kind }: { kind: IncidentKind }): boolean =>
  minor[sport]?.includes(kind) ?? false;

export type PlayedMatch = {
  fixture: Fixture;
  sequence: number;
  /**
   * The ids of the markets that the sportsbook has. Null if they are unknown, because another server has sent messages
   * about the match; a live match must then be sent as a snapshot.
   */
  known: Set<string> | null;
  isPriced: boolean;
  /** The number of incidents that have been sent so far, and of those that the prices include. */
  sent: number;
  priced: number;
  updatedAtMs: number;
  sentAtMs: number;
  script: MatchScript | null;
  isOver: boolean;
  isBusy: boolean;
};

type Parts = { feed: Pick<SportsFeed, "receive">; pricing: Pick<SportsPricing, "markets">; secret: string };

export function newMatch(fixture: Fixture, sequence: number): PlayedMatch {
  return {
    fixture,
    sequence,
    known: sequence === 0 ? new Set() : null,
    isPriced: false,
    sent: 0,
    priced: 0,
    updatedAtMs: 0,
    sentAtMs: 0,
    script: null,
    isOver: false,
    isBusy: false,
  };
}

async function send({ feed }: Parts, match: PlayedMatch, message: Unnumbered) {
  const result = await feed.receive(provider, numbered(match.fixture.id, match.sequence + 1, message));
  if (result.outcome === "APPLIED") match.sequence++;
  // Another server's message arrived first, so we no longer know which markets the sportsbook has.
  else {
    match.sequence = result.sequence;
    match.known = null;
  }
  return result.outcome === "APPLIED";
}

export async function announce(parts: Parts, match: PlayedMatch): Promise<void> {
  if (match.sequence === 0) await send(parts, match, fixtureMessage(match.fixture));
}

/** Prices a match before it starts. These prices do not change, because the model gets no new information. */
export async function priceBefore(parts: Parts, match: PlayedMatch): Promise<void> {
  const markets = await parts.pricing.markets(matchOf(match.fixture, null));
  if (match.sent > 0 || match.isOver) return;
  const prices = pricesOf(markets, match.known ?? []);
  match.isPriced = await send(parts, match, { type: "prices", ...prices });
  if (match.isPriced) match.known = new Set(markets.map(({ id }) => id));
}

/** Sends the incidents since the last message at once, and the new prices with them or as soon as they are known. */
export async function advance(parts: Parts, match: PlayedMatch, nowMs: number): Promise<void> {
  const { fixture } = match;
  match.script ??= scriptOf(fixture, parts.secret);
  const { state, clockSeconds, done } = stateAfter(fixture, match.script, nowMs - fixture.startsAtMs);
  if (state.ended) return await end(parts, match);
  const incidents = match.script.incidents.slice(match.sent, done);
  const { sport } = fixture.competition;
  const isFirst = match.known === null || match.sent === 0;
  const isDue = nowMs - match.updatedAtMs >= (updateSeconds[sport] ?? Number.POSITIVE_INFINITY) * 1000;
  if (!isFirst && !isDue && match.priced === done) {
    const isQuiet = nowMs - match.sentAtMs >= aliveSeconds * 1000;
    if (isQuiet && (await send(parts, match, { type: "alive", clockSeconds }))) match.sentAtMs = nowMs;
    return;
  }
  match.updatedAtMs = nowMs;
  match.sentAtMs = nowMs;
  const score = scoreOf(state, clockSeconds, incidents);
  if (isFirst) {
    const markets = await parts.pricing.markets(matchOf(fixture, state));
    const { type: _, ...about } = fixtureMessage(fixture);
    const { markets: priced } = pricesOf(markets, []);
    const isSent = await send(parts, match, {
      type: "snapshot",
      ...about,
      status: "LIVE",
      isSuspended: false,
      markets: priced,
      score: match.known === null ? { ...score, incidents: [] } : score,
    });
    if (isSent) remember(match, done, markets);
    return;
  }
  const pricing = parts.pricing.markets(matchOf(fixture, state));
  // The prices are awaited later. If they fail before that, the failure must not count as an unhandled rejection.
  pricing.catch(() => {});
  const canWait = incidents.every((incident) => isMinor(sport, incident));
  const early = canWait ? await within(patienceMs, pricing) : undefined;
  if (early !== undefined) {
    const prices = pricesOf(early, match.known ?? []);
    if (await send(parts, match, { type: "score", ...score, ...prices })) remember(match, done, early);
    return;
  }
  await send(parts, match, { type: "score", ...score, markets: [], removed: [] });
  match.sent = done;
  const markets = await pricing;
  if (await send(parts, match, { type: "prices", ...pricesOf(markets, match.known ?? []) })) {
    remember(match, done, markets);
  }
}

/** Returns the value that the promise resolves to, or undefined if that takes longer than `ms`. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

function remember(match: PlayedMatch, done: number, markets: readonly { id: string }[]): void {
  match.sent = done;
  match.priced = done;
  match.known = new Set(markets.map(({ id }) => id));
}

/** Ends a match, including one that was played while no server was running. */
export async function end(parts: Parts, match: PlayedMatch): Promise<void> {
  match.script ??= scriptOf(match.fixture, parts.secret);
  await announce(parts, match);
  const last = match.script.incidents.at(-1)!;
  match.isOver = await send(parts, match, { type: "result", state: toFeedState(last.state) });
}

/** Converts a match to the input of the pricing model; `state` is null before the start. */
export const matchOf = (fixture: Fixture, state: MatchState | null) => ({
  sport: fixture.competition.sport,
  home: { strength: fixture.home.strength },
  away: { strength: fixture.away.strength },
  players: playersOf(fixture),
  state,
});
