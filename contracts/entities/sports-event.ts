import { z } from "zod";

/** `northern-crown-4711`, `copper-belt`: ids of events, competitions and participants. */
export const sportsIdInput = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** A club or a person, with what a client needs to draw a crest. */
export const sportsParticipant = z.object({
  id: z.string(),
  name: z.string(),
  /** Three letters for scoreboards. */
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

/** Home first everywhere. */
export const scoreboard = z.object({
  /** Goals, points or runs; sets, games or maps won where these decide the match. */
  score: pair,
  /** The score of every segment begun so far: halves, quarters, sets, innings or maps. */
  segments: z.array(pair),
  /** Seconds of playing time at `at`; the clock goes on from there while it is running. */
  clockSeconds: z.number(),
  at: z.string(),
  /** Whether a countdown or count-up makes sense in this sport. */
  hasClock: z.boolean(),
  /** False before, between and after the segments. */
  isRunning: z.boolean(),
  /** The score inside the current game, such as points in tennis; null elsewhere. */
  rally: pair.nullable(),
  /** Statistics such as corners, cards or aces. */
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
  /** A player or participant by name; null when the client names the outcome by its id. */
  name: z.string().nullable(),
});

/** The parts of a market that name it: a client writes "Over 2.5 corners, 1st half" from them. */
export const sportsMarketName = z.object({
  /** Kind, what is counted, period, line, side and number in one: `total:points:match:2.5::`. */
  id: z.string(),
  kind: z.string(),
  of: z.string(),
  period: z.string(),
  line: z.number().nullable(),
  side: z.enum(["home", "away"]).nullable(),
  number: z.number().nullable(),
});

export const sportsMarket = sportsMarketName.extend({
  group: z.enum(SPORTS_MARKET_GROUPS),
  status: z.enum(["OPEN", "SUSPENDED"]),
  /** May be a leg of a bet builder. */
  canBuild: z.boolean(),
  outcomes: z.array(sportsOutcome),
});
export type SportsMarket = z.infer<typeof sportsMarket>;

/** An event as lists show it. */
export const sportsEventSummary = z.object({
  id: z.string(),
  sport: z.string(),
  competition: z.object({ id: z.string(), name: z.string() }),
  home: sportsParticipant,
  away: sportsParticipant,
  startsAt: z.string(),
  status: z.enum(SPORTS_EVENT_STATUSES),
  scoreboard: scoreboard.nullable(),
  /** All markets are suspended. */
  isSuspended: z.boolean(),
  /** The winner of the match; null when it is not offered now. */
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
  /** Which statistic changed. */
  count: z.string().nullable(),
  player: z.string().nullable(),
  score: pair,
});
export type SportsIncident = z.infer<typeof sportsIncident>;

export const sportsEvent = sportsEventSummary.extend({
  /** The number of the event's last change; see the topic `sports/events/{event}`. */
  version: z.number().int(),
  markets: z.array(sportsMarket),
  /** The most recent ones, newest first. */
  incidents: z.array(sportsIncident),
  /** Seconds between placing a live bet and its acceptance; 0 before the match. */
  betDelaySeconds: z.number(),
  /** Whether selections of this event can be combined in a bet builder. */
  canBuild: z.boolean(),
});
export type SportsEvent = z.infer<typeof sportsEvent>;

/** The data of a delta on `sports/events/{event}`: what has changed, whole markets at a time. */
export const sportsEventChange = z.object({
  status: z.enum(SPORTS_EVENT_STATUSES),
  startsAt: z.string(),
  isSuspended: z.boolean(),
  scoreboard: scoreboard.nullable(),
  /** New or changed markets, to be put in place of those with the same id. */
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
  /** The last five matches, the latest last. */
  form: z.array(z.enum(["W", "D", "L"])),
});
export type SportsStanding = z.infer<typeof sportsStanding>;
