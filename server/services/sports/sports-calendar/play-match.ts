import type { MatchState, SportId } from "@parlour/sports";
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
 * compute are updated less often.
 */
const updateSeconds: Readonly<Record<SportId, number>> = {
  football: 20,
  "ice-hockey": 25,
  basketball: 40,
  "american-football": 25,
  baseball: 30,
  tennis: 20,
  "table-tennis": 20,
  darts: 20,
  cricket: 40,
  esports: 20,
};

/** A message is sent at least this often, because the prices of a match without messages would expire. */
const aliveSeconds = 12;

/** These incidents make the current prices wrong immediately; others wait for the next price update. */
export const decisive = new Set(["GOAL", "START", "SEGMENT_END", "END"]);

export type PlayedMatch = {
  fixture: Fixture;
  sequence: number;
  /**
   * The ids of the markets that the sportsbook has. Null if we don't know them, because another server sent messages
   * about the match; a live match then has to be sent as a snapshot.
   */
  known: Set<string> | null;
  isPriced: boolean;
  /** The number of incidents that have been sent so far. */
  sent: number;
  updatedAtMs: number;
  /** When the last message was sent. */
  sentAtMs: number;
  script: MatchScript | null;
  isOver: boolean;
  isBusy: boolean;
};

type Parts = { feed: Pick<SportsFeed, "receive">; pricing: SportsPricing; secret: string };

export function newMatch(fixture: Fixture, sequence: number): PlayedMatch {
  return {
    fixture,
    sequence,
    known: sequence === 0 ? new Set() : null,
    isPriced: false,
    sent: 0,
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

/** Sends the incidents since the last message, and the new prices. */
export async function advance(parts: Parts, match: PlayedMatch, nowMs: number): Promise<void> {
  const { fixture } = match;
  match.script ??= scriptOf(fixture, parts.secret);
  const { state, clockSeconds, done } = stateAfter(fixture, match.script, nowMs - fixture.startsAtMs);
  if (state.ended) return await end(parts, match);
  const incidents = match.script.incidents.slice(match.sent, done);
  const isDue = nowMs - match.updatedAtMs >= updateSeconds[fixture.competition.sport] * 1000;
  if (!isDue && !incidents.some(({ kind }) => decisive.has(kind))) {
    const isQuiet = match.known !== null && nowMs - match.sentAtMs >= aliveSeconds * 1000;
    if (isQuiet && (await send(parts, match, { type: "alive", clockSeconds }))) match.sentAtMs = nowMs;
    return;
  }
  match.updatedAtMs = nowMs;
  match.sentAtMs = nowMs;
  const score = scoreOf(state, clockSeconds, incidents);
  if (match.known === null || match.sent === 0) {
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
  if (incidents.some(({ kind }) => decisive.has(kind))) {
    await send(parts, match, { type: "score", ...score, markets: [], removed: [] });
    match.sent = done;
    const markets = await parts.pricing.markets(matchOf(fixture, state));
    if (await send(parts, match, { type: "prices", ...pricesOf(markets, match.known ?? []) })) {
      remember(match, done, markets);
    }
    return;
  }
  const markets = await parts.pricing.markets(matchOf(fixture, state));
  const isSent = await send(parts, match, { type: "score", ...score, ...pricesOf(markets, match.known) });
  if (isSent) remember(match, done, markets);
}

function remember(match: PlayedMatch, done: number, markets: readonly { id: string }[]): void {
  match.sent = done;
  match.known = new Set(markets.map(({ id }) => id));
}

/** Ends a match, including one that was played while no server was running. */
export async function end(parts: Parts, match: PlayedMatch): Promise<void> {
  match.script ??= scriptOf(match.fixture, parts.secret);
  await announce(parts, match);
  const last = match.script.incidents.at(-1)!;
  match.isOver = await send(parts, match, { type: "result", state: toFeedState(last.state) });
}

/** Converts a match for the model; `state` is null before the start. */
export const matchOf = (fixture: Fixture, state: MatchState | null) => ({
  sport: fixture.competition.sport,
  home: { strength: fixture.home.strength },
  away: { strength: fixture.away.strength },
  players: playersOf(fixture),
  state,
});
