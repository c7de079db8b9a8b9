import { z } from "zod";

/** The id of an event, competition or participant, such as `northern-crown-4711` or `copper-belt`. */
export const sportsIdInput = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** A club or a person, with the data that a client needs to draw a crest. */
export const sportsParticipant = z.object({
  id: z.string(),
  name: z.string(),
  /** A three-letter abbreviation for scoreboards. */
  short: z.string(),
  colours: z.tuple([z.string(), z.string()]),
  crest: z.object({
    shape: z.enum(["shield", "circle", "diamond", "pennant"]),
    pattern: z.enum(["plain", "halves", "stripes", "hoops", "sash", "quarters"]),
    symbol: z.enum(["star", "anchor", "tower", "wave", "leaf", "bolt", "crown", "wheel", "sun", "wing"]),
  }),
});
export type SportsParticipant = z.infer<typeof sportsParticipant>;

export const SPORTS_EVENT_STATUSES = ["SCHEDULED", "LIVE", "ENDED", "ABANDONED", "CANCELLED"] as const;
export type SportsEventStatus = (typeof SPORTS_EVENT_STATUSES)[number];

const pair = z.tuple([z.number(), z.number()]);

/** In every pair of values, the home side comes first. */
export const scoreboard = z.object({
  /** The score in goals, points or runs, or in sets, games or maps won in sports where these decide the match. */
  score: pair,
  /** The score of every segment begun so far: halves, quarters, sets, innings or maps. */
  segments: z.array(pair),
  /**
   * Seconds of playing time at the time `at`; while the clock is running, the client adds the time since
   * then.
   */
  clockSeconds: z.number(),
  at: z.string(),
  /** Whether this sport has a match clock that can be shown. */
  hasClock: z.boolean(),
  /** Whether a segment is being played: false before, between and after the segments of a match. */
  isRunning: z.boolean(),
  /** The score within the current game, such as the points in tennis; null in other sports. */
  rally: pair.nullable(),
  /**
   * Whose turn it is: the serving side in tennis, the batting side in cricket (with the balls bowled and the wickets
   * lost) and baseball (with the outs); null in other sports.
   */
  turn: z
    .object({
      side: z.enum(["home", "away"]),
      balls: z.number().int().nullable(),
      wickets: z.number().int().nullable(),
      outs: z.number().int().nullable(),
    })
    .nullable(),
  /** Pairs of statistics such as corners, cards or aces. */
  counts: z.record(z.string(), pair),
});
export type Scoreboard = z.infer<typeof scoreboard>;

export const SPORTS_MARKET_GROUPS = [
  "MAIN",
  "TOTALS",
  "HANDICAPS",
  "SCORE",
  "PERIODS",
  "PLAYERS",
  "STATISTICS",
  "SPECIALS",
] as const;
export type SportsMarketGroup = (typeof SPORTS_MARKET_GROUPS)[number];

export const sportsOutcome = z.object({
  id: z.string(),
  /** Decimal odds; null when the outcome cannot be backed now. */
  price: z.number().nullable(),
  /**
   * The name of the player or participant that the outcome is about, which in `playerTotal` is the market's player; null
   * if the client derives the outcome's name from its id.
   */
  name: z.string().nullable(),
});

/** The parts from which a client builds the name of a market, such as "Over 2.5 corners, 1st half". */
export const sportsMarketName = z.object({
  /** Market kind, unit, period, line, side and number, separated by colons: `total:points:match:2.5::`. */
  id: z.string(),
  kind: z.string(),
  of: z.string(),
  period: z.string(),
  line: z.number().nullable(),
  side: z.enum(["home", "away"]).nullable(),
  number: z.number().nullable(),
});

/** Each-way terms: the place part pays `over / under` of the odds for the first `places`. */
export const placeTerms = z.strictObject({
  places: z.number().int().min(2).max(10),
  over: z.number().int().min(1).max(10),
  under: z.number().int().min(1).max(10),
});

export const sportsMarket = sportsMarketName.extend({
  group: z.enum(SPORTS_MARKET_GROUPS),
  status: z.enum(["OPEN", "SUSPENDED"]),
  canBuild: z.boolean(),
  /** The each-way terms; null if the market has no each-way bets. */
  eachWay: placeTerms.nullable(),
  outcomes: z.array(sportsOutcome),
});
export type SportsMarket = z.infer<typeof sportsMarket>;

/** An event as shown in lists. */
export const sportsEventSummary = z.object({
  id: z.string(),
  sport: z.string(),
  competition: z.object({ id: z.string(), name: z.string() }),
  home: sportsParticipant,
  away: sportsParticipant,
  startsAt: z.string(),
  status: z.enum(SPORTS_EVENT_STATUSES),
  /** Whether the event is a whole competition instead of a match; bets are accepted until `startsAt`. */
  isOutright: z.boolean(),
  scoreboard: scoreboard.nullable(),
  isSuspended: z.boolean(),
  /** The market for the winner of the match; null if it is not offered now. */
  mainMarket: sportsMarket.nullable(),
  marketCount: z.number().int(),
});
export type SportsEventSummary = z.infer<typeof sportsEventSummary>;

export const sportsIncident = z.object({
  kind: z.enum(["START", "GOAL", "POINTS", "RALLY", "OUT", "COUNT", "SEGMENT_END", "END"]),
  /** Seconds of playing time since the start of the match. */
  atSeconds: z.number(),
  side: z.enum(["home", "away"]).nullable(),
  points: z.number().nullable(),
  /** The name of the statistic that changed. */
  count: z.string().nullable(),
  player: z.string().nullable(),
  score: pair,
});
export type SportsIncident = z.infer<typeof sportsIncident>;

export const sportsEvent = sportsEventSummary.extend({
  /** The number of the event's last change, as on the topic `sports/events/{event}`. */
  version: z.number().int(),
  markets: z.array(sportsMarket),
  /** The most recent incidents, newest first. */
  incidents: z.array(sportsIncident),
  /** Seconds between placing a live bet and its acceptance; 0 before the match. */
  betDelaySeconds: z.number(),
  /** Whether selections of this event can be combined in a bet builder. */
  canBuild: z.boolean(),
});
export type SportsEvent = z.infer<typeof sportsEvent>;

/**
 * The data of an update on `sports/events/{event}`: everything that changed, with each changed market in
 * full.
 */
export const sportsEventChange = z.object({
  status: z.enum(SPORTS_EVENT_STATUSES),
  startsAt: z.string(),
  isSuspended: z.boolean(),
  scoreboard: scoreboard.nullable(),
  /** New or changed markets, which replace those with the same id. */
  markets: z.array(sportsMarket),
  /** Ids of markets that are no longer offered. */
  removed: z.array(z.string()),
  /** New incidents, newest first. */
  incidents: z.array(sportsIncident),
});
export type SportsEventChange = z.infer<typeof sportsEventChange>;

export const sportsStanding = z.object({
  participant: sportsParticipant,
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  scored: z.number().int(),
  conceded: z.number().int(),
  points: z.number().int(),
  /** The results of the last five matches, oldest first. */
  form: z.array(z.enum(["W", "D", "L"])),
});
export type SportsStanding = z.infer<typeof sportsStanding>;
