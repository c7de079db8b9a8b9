import { z } from "zod";
import { feedMessageId, feedSequence } from "./feed.ts";
import { placeTerms, sportsIdInput, sportsParticipant } from "./sports-event.ts";

const pair = z.tuple([z.number(), z.number()]);

/**
 * The state of a match, detailed enough to settle all its markets. In every pair, the home side comes first.
 */
export const feedState = z.strictObject({
  segments: z.array(pair).max(60),
  /** The part of the current segment that has been played, in sports with a clock or innings. */
  elapsed: z.number().min(0).max(1),
  detail: z.array(z.number()).max(40),
  counts: z.record(z.string().max(40), pair),
  goals: z
    .array(z.strictObject({ side: z.enum(["home", "away"]), player: z.string().max(80).optional() }))
    .max(200),
  /**
   * Who won each game (tennis), point (table tennis) or round (e-sports) so far or, in basketball, American football
   * and baseball, who scored each time there were points. Without this list, there are no markets on the next game,
   * point, round or score.
   */
  order: z
    .string()
    .regex(/^[ha]*$/)
    .max(1_000)
    .optional(),
  /**
   * What each player has scored so far: points in basketball, touchdowns in American football, home runs in baseball. It
   * lists everyone who takes part, even with nothing; bets on other players are void. Without this list, there are no
   * markets on players in these sports.
   */
  tallies: z.record(z.string().max(80), z.number().int().min(0).max(1_000)).optional(),
  /** Runs and wickets of every over of each innings so far, in cricket; without it, there are no markets on overs. */
  overs: z.array(z.array(pair).max(50)).max(4).optional(),
  ended: z.boolean(),
  /** The final ranking of an outright, the best first. Participants in one group share their rank. */
  ranking: z
    .array(z.array(z.string().max(80)).min(1))
    .max(60)
    .optional(),
});

const feedIncident = z.strictObject({
  kind: z.enum(["START", "GOAL", "POINTS", "RALLY", "OUT", "COUNT", "SEGMENT_END", "END"]),
  atSeconds: z.number().min(0),
  side: z.enum(["home", "away"]).nullable(),
  points: z.number().nullable(),
  count: z.string().max(40).nullable(),
  player: z.string().max(80).nullable(),
  score: pair,
});

const strength = z.strictObject({ attack: z.number().min(-3).max(3), defence: z.number().min(-3).max(3) });

const feedParticipant = sportsParticipant.extend({
  /** If the provider sends the strengths of both sides, our own model prices bet builders and cash-outs. */
  strength: strength.nullable(),
});

export const feedMarket = z.strictObject({
  /** A market id in our own format, such as `total:points:match:2.5::`. */
  id: z.string().max(80),
  isSuspended: z.boolean(),
  /** Terms of each-way bets on an `outright` winner. */
  eachWay: placeTerms.nullable().optional(),
  outcomes: z
    .array(
      z.strictObject({
        id: z.string().max(80),
        /** Decimal odds with at most three decimals; null when the outcome cannot be backed now. */
        price: z.number().min(1.001).max(1_000).nullable(),
        /**
         * The expected shares of a stake that will win and that will be refunded, from which cash-outs are
         * priced; null if unknown.
         */
        chance: z
          .strictObject({ won: z.number().min(0).max(1), returned: z.number().min(0).max(1) })
          .nullable(),
      }),
    )
    .min(1)
    .max(60),
});

const feedFixture = {
  sport: z.string().max(40),
  competition: z.strictObject({ id: sportsIdInput, name: z.string().max(80) }),
  home: feedParticipant,
  away: feedParticipant,
  players: z
    .array(
      z.strictObject({
        id: z.string().max(80),
        name: z.string().max(80),
        side: z.enum(["home", "away"]),
        share: z.number().min(0).max(1),
      }),
    )
    .max(60),
  startsAt: z.iso.datetime({ offset: true }),
  /**
   * The season that the match belongs to. The league table includes the matches of one season or, if there are no
   * seasons, the competition's latest matches.
   */
  season: sportsIdInput.optional(),
  /**
   * A whole competition instead of a match: `players` are its participants, `home` names the competition and `away` the
   * season. Bets are accepted until `startsAt`, and its result is a `ranking`.
   */
  isOutright: z.boolean().optional(),
};

/** The prices of markets that have changed, and the ids of markets that are no longer offered. */
const feedPrices = { markets: z.array(feedMarket).max(400), removed: z.array(z.string().max(80)).max(400) };
const feedScore = {
  state: feedState,
  clockSeconds: z.number().min(0),
  /** Incidents since the last message, oldest first. */
  incidents: z.array(feedIncident).max(200),
};

const numbered = {
  id: feedMessageId,
  event: sportsIdInput,
  sequence: feedSequence,
};

/**
 * Messages of a trading provider. A gap in an event's sequence numbers suspends its markets until a `snapshot` arrives,
 * which may have any higher number. Live prices are valid for 30 seconds after the last message about the event.
 */
export const feedMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("fixture"), ...numbered, ...feedFixture }),
  z.strictObject({ type: z.literal("prices"), ...numbered, ...feedPrices }),
  /** Suspends or reopens the whole event. Single markets are suspended with `prices`. */
  z.strictObject({ type: z.literal("suspension"), ...numbered, isSuspended: z.boolean() }),
  /**
   * Incidents, and the prices after them. Markets that the message neither reprices nor removes are suspended
   * until their next prices, so that no one can bet at an outdated price.
   */
  z.strictObject({ type: z.literal("score"), ...numbered, ...feedScore, ...feedPrices }),
  /** A heartbeat: nothing has changed, and the prices are still valid. */
  z.strictObject({ type: z.literal("alive"), ...numbered, clockSeconds: z.number().min(0) }),
  /** The final result; a later message of this type corrects it. */
  z.strictObject({ type: z.literal("result"), ...numbered, state: feedState }),
  /** `CANCELLED` voids every selection of the match, `ABANDONED` only those that have not been decided yet. */
  z.strictObject({
    type: z.literal("cancellation"),
    ...numbered,
    status: z.enum(["CANCELLED", "ABANDONED"]),
    state: feedState.nullable(),
  }),
  z.strictObject({
    type: z.literal("snapshot"),
    ...numbered,
    ...feedFixture,
    status: z.enum(["SCHEDULED", "LIVE"]),
    isSuspended: z.boolean(),
    markets: feedPrices.markets,
    score: z.strictObject(feedScore).nullable(),
  }),
]);
export type FeedMessage = z.infer<typeof feedMessage>;
