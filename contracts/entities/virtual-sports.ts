import { z } from "zod";
import { sportsParticipant } from "./sports-event.ts";

/** The id of a round, made of its channel and number: `marram-downs-9912345`. */
export const virtualRoundIdInput = z.string().regex(/^[a-z][a-z-]{0,40}-\d{1,10}$/);
export const virtualChannelIdInput = z.string().regex(/^[a-z][a-z-]{0,40}$/);

/**
 * A round is `OPEN` for bets until its start, `RUNNING` once it has been drawn and is shown, and `ENDED` when
 * it is settled.
 */
export const VIRTUAL_ROUND_STATES = ["OPEN", "RUNNING", "ENDED"] as const;
export type VirtualRoundState = (typeof VIRTUAL_ROUND_STATES)[number];

const virtualRunner = z.object({
  number: z.number().int(),
  name: z.string(),
  /** The runner's weight in the draw; its chance is its share of the sum of all weights. */
  weight: z.number().int(),
  /** The runner's finishing positions in its latest races, oldest first. */
  form: z.array(z.number().int()),
});

const virtualMatch = z.object({
  /** The id of the sportsbook event, which has the markets. */
  event: z.string(),
  home: sportsParticipant,
  away: sportsParticipant,
});

export const virtualCard = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("race"), event: z.string(), runners: z.array(virtualRunner) }),
  z.object({
    kind: z.literal("football"),
    /** The id of the sportsbook competition, which has the season's league table. */
    competition: z.string(),
    season: z.number().int(),
    matchday: z.number().int(),
    matches: z.array(virtualMatch),
  }),
]);

const playedMatch = z.object({
  score: z.tuple([z.number(), z.number()]),
  incidents: z.array(
    z.object({
      minute: z.number().int(),
      side: z.enum(["home", "away"]),
      kind: z.enum(["GOAL", "SAVE", "WIDE", "POST", "CORNER"]),
    }),
  ),
});

export const virtualOutcome = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("race"),
    /** Runners' numbers, the winner first. */
    order: z.array(z.number().int()),
    /**
     * When each runner passes the end of each section, in milliseconds from the start; all sections are
     * equally long.
     */
    tracks: z.array(z.object({ number: z.number().int(), passesMs: z.array(z.number().int()) })),
  }),
  z.object({ kind: z.literal("football"), matches: z.array(playedMatch) }),
]);
export type VirtualOutcome = z.infer<typeof virtualOutcome>;

/** The values that a round commits to before betting opens, and reveals when it has ended. See docs/fairness.md. */
export const virtualFairness = z.object({
  number: z.number().int(),
  seedHash: z.string(),
  /** The seed is null until the round has ended. */
  seed: z.string().nullable(),
  salt: z.string(),
  anchor: z.string(),
  chainFirst: z.number().int(),
  chainLength: z.number().int(),
});

export const virtualRound = z.object({
  id: z.string(),
  channel: z.string(),
  sport: z.string(),
  name: z.string(),
  /** The number of the round within its day, from 1. */
  numberOfDay: z.number().int(),
  state: z.enum(VIRTUAL_ROUND_STATES),
  /** Betting closes at this time, by the server's clock. */
  startsAt: z.string(),
  /** The end time is null until the round has been drawn. */
  endsAt: z.string().nullable(),
  card: virtualCard,
  outcome: virtualOutcome.nullable(),
  fairness: virtualFairness,
});
export type VirtualRound = z.infer<typeof virtualRound>;

/** A round without the details that only its own screen shows. */
export const virtualRoundSummary = virtualRound.omit({ outcome: true, fairness: true }).extend({
  /**
   * The numbers of the first three in a race, or the scores of a round of matches; null until it has ended.
   */
  result: z
    .object({ order: z.array(z.number().int()), scores: z.array(z.tuple([z.number(), z.number()])) })
    .nullable(),
});
export type VirtualRoundSummary = z.infer<typeof virtualRoundSummary>;

export const virtualChannel = z.object({
  id: z.string(),
  sport: z.string(),
  name: z.string(),
  everySeconds: z.number().int(),
  places: z.number().int().nullable(),
  /** Rounds that are open for betting, soonest first. */
  next: z.array(virtualRoundSummary),
  running: virtualRoundSummary.nullable(),
  last: virtualRoundSummary.nullable(),
});
export type VirtualChannel = z.infer<typeof virtualChannel>;
