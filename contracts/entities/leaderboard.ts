import { z } from "zod";
import { brandIdInput } from "./brand.ts";
import { amountInput, currencyInput } from "./money.ts";
import { localText } from "./offer-plan.ts";
import { shortText } from "./text.ts";

/**
 * The figure that decides the rank: STAKED is the total of a player's stakes, MULTIPLE the highest win as a multiple of
 * its stake, and POINTS the sum of the points for each win.
 */
export const LEADERBOARD_KINDS = ["STAKED", "MULTIPLE", "POINTS"] as const;
export type LeaderboardKind = (typeof LEADERBOARD_KINDS)[number];

/** CLOSING: the time is over, and the last rounds are being counted. CLOSED: the winners are final. */
export const LEADERBOARD_STATES = ["SCHEDULED", "RUNNING", "CLOSING", "CLOSED", "PAID", "CANCELLED"] as const;
export type LeaderboardState = (typeof LEADERBOARD_STATES)[number];

/** DUE: not paid yet. WITHHELD: the player could not receive the prize in time. */
export const PRIZE_STATES = ["DUE", "PAID", "WITHHELD"] as const;

/**
 * Why a prize can't be paid. The first two are temporary: the account is not active, or the player is on a break or
 * where prizes aren't allowed. The others are final.
 */
const PRIZE_OBSTACLES = ["ACCOUNT_INACTIVE", "NOT_ALLOWED", "ACCOUNT_CLOSED", "NOT_ELIGIBLE"] as const;
export type PrizeObstacle = (typeof PRIZE_OBSTACLES)[number];

export const leaderboardId = z.string().regex(/^leaderboard_[0-9a-z_]{1,64}$/);

/** The same prize for a number of consecutive places, in major units. */
const prize = z.strictObject({ places: z.int().min(1).max(500), amount: amountInput });
/**
 * The points for a win of at least a given multiple of its stake. Only the highest step that the win reaches counts.
 */
const pointStep = z.strictObject({
  multiple: z.number().min(1).max(1_000_000),
  points: z.int().min(1).max(1_000_000),
});

/** A leaderboard as operators edit it. It cannot be changed after it has started. */
export const leaderboardPlan = z.strictObject({
  name: localText,
  kind: z.enum(LEADERBOARD_KINDS),
  /** Only players who use this currency take part, and prizes are paid in it. */
  currency: currencyInput,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Rounds with a lower stake don't count. */
  minimumStake: amountInput,
  /** The categories and games that count; all games if both lists are empty. */
  categories: z.array(shortText(64)).max(50),
  games: z.array(shortText(64)).max(500),
  /** The prizes from the first place down. */
  prizes: z.array(prize).min(1).max(20),
  /** The points of a win, for POINTS only. */
  points: z.array(pointStep).max(20),
  /** The brands whose players take part; all brands if the list is empty. */
  brands: z.array(brandIdInput).max(50),
});
export type LeaderboardPlan = z.infer<typeof leaderboardPlan>;

/** A leaderboard as visitors and players see it. Amounts are in major units. */
export const leaderboard = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(LEADERBOARD_KINDS),
  state: z.enum(LEADERBOARD_STATES),
  currency: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  minimumStake: z.number(),
  categories: z.array(z.string()),
  games: z.array(z.string()),
  prizes: z.array(z.object({ places: z.int(), amount: z.number() })),
  prizeTotal: z.number(),
  points: z.array(z.object({ multiple: z.number(), points: z.int() })),
});
export type Leaderboard = z.infer<typeof leaderboard>;

/** One place. The score is an amount, a multiple or points, depending on the kind. */
export const standing = z.object({
  place: z.int(),
  /** The masked nickname; null for players who have not agreed to be named in public. */
  name: z.string().nullable(),
  score: z.number(),
  prize: z.number(),
  isOwn: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

export const leaderboardStandings = leaderboard.extend({
  standings: z.array(standing),
  players: z.int(),
  /** The caller's place; null for visitors and players without a score. */
  own: standing.nullable(),
});
export type LeaderboardStandings = z.infer<typeof leaderboardStandings>;

export const leaderboardDetails = z.object({
  id: z.string(),
  state: z.enum(LEADERBOARD_STATES),
  version: z.int(),
  plan: leaderboardPlan,
  prizeTotal: z.number(),
  players: z.int(),
  winners: z.int(),
  paid: z.number(),
  withheld: z.int(),
  /** The number of prizes that can't be paid at the moment and are tried again. */
  waiting: z.int(),
});
export type LeaderboardDetails = z.infer<typeof leaderboardDetails>;

/** A winner as operators see it. */
export const leaderboardWinner = z.object({
  place: z.int(),
  playerId: z.string(),
  nickname: z.string(),
  score: z.number(),
  prize: z.number(),
  state: z.enum(PRIZE_STATES),
  /** Why the prize is withheld or has not been paid yet; null if nothing stands in the way. */
  obstacle: z.enum(PRIZE_OBSTACLES).nullable(),
  /** When a prize that can't be paid is withheld; null if nothing stands in the way. */
  withheldFrom: z.iso.datetime().nullable(),
});
export type LeaderboardWinner = z.infer<typeof leaderboardWinner>;
