import { z } from "zod";
import { feedMessageId, feedSequence } from "./feed.ts";
import { raceIdInput } from "./racing.ts";

/** Provider ids of horses and jockeys; the server keeps those of different providers apart. */
const providerId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const name = z.string().min(1).max(80);
const cloth = z.number().int().min(1).max(40);
const time = z.iso.datetime({ offset: true });
const distanceMetres = z.number().int().min(200).max(8_000);
const raceClass = z.number().int().min(1).max(6);
const weightPounds = z.number().int().min(80).max(200);

const going = z.enum(["firm", "good-to-firm", "good", "good-to-soft", "soft", "heavy"]);

const silkColour = z.enum([
  "white",
  "black",
  "red",
  "maroon",
  "orange",
  "yellow",
  "green",
  "emerald",
  "turquoise",
  "blue",
  "navy",
  "purple",
  "pink",
  "grey",
]);
const silkPart = <Pattern extends string>(...patterns: readonly [Pattern, ...Pattern[]]) =>
  z.strictObject({ pattern: z.enum(patterns), colour: silkColour, second: silkColour });

/** A jockey's silks, described by the patterns and colours that our pages can draw. */
const feedSilks = z.strictObject({
  body: silkPart(
    "plain",
    "hoops",
    "stripes",
    "halved",
    "quartered",
    "chevron",
    "sash",
    "spots",
    "star",
    "diamond",
    "cross-belts",
  ),
  sleeves: silkPart("plain", "hoops", "armlets", "spots"),
  cap: silkPart("plain", "quartered", "hoops", "star"),
});

const feedRun = z.strictObject({
  date: z.iso.date(),
  courseName: name,
  distanceMetres,
  going,
  raceClass,
  fieldSize: cloth,
  place: cloth,
  weightPounds,
});

const feedRunner = z.strictObject({
  number: cloth,
  /**
   * The number to bet on in pools: coupled runners count as one choice and share the lowest of their numbers;
   * any other runner has its own.
   */
  interest: cloth,
  horse: z.strictObject({
    id: providerId,
    name,
    sex: z.enum(["colt", "filly", "gelding", "mare"]),
    colour: z.enum(["bay", "brown", "chestnut", "grey", "black"]),
    age: z.number().int().min(2).max(20),
    /** How the horse is usually ridden; the pace map shows it. */
    style: z.enum(["leads", "prominent", "midfield", "held-up"]),
  }),
  jockey: z.strictObject({ id: providerId, name }),
  trainer: name,
  draw: cloth,
  weightPounds,
  rating: z.number().int().min(0).max(200),
  /** Recent finishing positions, oldest first, such as `3120`; 0 means tenth or worse. */
  form: z.string().regex(/^[0-9FPRU/-]{0,12}$/),
  /** The horse's latest runs, oldest first. */
  runs: z.array(feedRun).max(6),
  silks: feedSilks,
});
export type FeedRunner = z.infer<typeof feedRunner>;

const feedCard = {
  startsAt: time,
  distanceMetres,
  raceClass,
  isHandicap: z.boolean(),
  runners: z.array(feedRunner).min(2).max(40),
};

/**
 * Decimal win prices with at most three decimals, of every runner that is still in the race. An empty list suspends
 * fixed odds; pools stay open.
 */
const feedPrices = {
  prices: z.array(z.strictObject({ number: cloth, price: z.number().min(1.01).max(5_000) })).max(40),
};

/**
 * The order of finish; runners in the same group dead-heated. Starters that are not listed did not finish.
 */
const feedResult = {
  order: z.array(z.array(cloth).min(1).max(40)).min(1).max(40),
  /** Runners that did not take part after all; bets on them are refunded. */
  nonStarters: z.array(cloth).max(40),
};

const about = { id: feedMessageId, sequence: feedSequence };
const aboutRace = { ...about, race: raceIdInput };

/**
 * Messages from a racing provider, numbered from 1 for each race and for each meeting. After a gap in its numbers, a
 * race takes no bets until a `snapshot` arrives, which may have any higher number.
 */
export const racingMessage = z.discriminatedUnion("type", [
  /**
   * Announces a meeting before its race cards, or a change in its going. Each message contains the whole meeting, so
   * gaps in the numbers do no harm.
   */
  z.strictObject({
    type: z.literal("meeting"),
    ...about,
    meeting: z.string().regex(/^meeting_\d{4}-\d{2}-\d{2}_[a-z-]{1,40}$/),
    course: z.strictObject({ name, surface: z.enum(["turf", "dirt", "all-weather"]) }),
    going,
  }),
  /** The card of a race. A later `card` message may change details such as jockeys and weights, but not the horses. */
  z.strictObject({ type: z.literal("card"), ...aboutRace, ...feedCard }),
  z.strictObject({ type: z.literal("prices"), ...aboutRace, ...feedPrices }),
  /** Withdraws a runner. Fixed odds are suspended until the next `prices` message. */
  z.strictObject({ type: z.literal("scratch"), ...aboutRace, number: cloth }),
  /** A new start time for the race. Betting closes at this time at the latest. */
  z.strictObject({ type: z.literal("delay"), ...aboutRace, startsAt: time }),
  z.strictObject({ type: z.literal("off"), ...aboutRace }),
  z.strictObject({ type: z.literal("result"), ...aboutRace, ...feedResult }),
  /** Replaces an earlier result; bets that have been paid are settled again. */
  z.strictObject({ type: z.literal("correction"), ...aboutRace, ...feedResult }),
  /** Voids the race: every stake on it is returned. */
  z.strictObject({ type: z.literal("void"), ...aboutRace }),
  /** The complete state of a race that has not started. */
  z.strictObject({
    type: z.literal("snapshot"),
    ...aboutRace,
    ...feedCard,
    ...feedPrices,
    scratched: z.array(cloth).max(40),
  }),
]);
export type RacingMessage = z.infer<typeof racingMessage>;
export type MeetingMessage = Extract<RacingMessage, { type: "meeting" }>;
export type RaceMessage = Exclude<RacingMessage, { type: "meeting" }>;
export type CardMessage = Extract<RacingMessage, { type: "card" | "snapshot" }>;
