import { z } from "zod";
import { OFFER_TYPES } from "../bonuses.ts";
import { bonusTerms, offerId } from "./bonus.ts";
import { brandIdInput } from "./brand.ts";
import { amountInput } from "./money.ts";
import { localText } from "./offer-plan.ts";
import { timeZoneInput } from "./protection.ts";
import { countryCodeInput, shortText } from "./text.ts";

/**
 * What a player has to do: ROUNDS is a number of rounds, STAKED a total of stakes, MULTIPLE a number of rounds that
 * win at least a multiple of their stake, and SPORTS_BETS a number of settled bets. VISIT, the daily reward, requires
 * only a visit.
 */
export const MISSION_GOALS = ["ROUNDS", "STAKED", "MULTIPLE", "SPORTS_BETS", "VISIT"] as const;
export type MissionGoal = (typeof MISSION_GOALS)[number];

/** How often a player can complete a mission: once a day, once a week, or once while it runs. */
export const MISSION_PERIODS = ["DAILY", "WEEKLY", "ONCE"] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

export const MISSION_STATES = ["SCHEDULED", "RUNNING", "ENDED"] as const;
export type MissionState = (typeof MISSION_STATES)[number];

/** COMPLETED: the goal is reached and the prize can be claimed. */
export const PROGRESS_STATES = ["OPEN", "COMPLETED", "CLAIMED"] as const;

export const missionId = z.string().regex(/^mission_[0-9a-z_]{1,64}$/);

/** Loyalty points, or a bonus offer on its terms at the time when the mission was saved. */
const missionPrize = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("POINTS"), points: z.int().min(1).max(1_000_000) }),
  z.strictObject({ kind: z.literal("OFFER"), offerId }),
]);
export type MissionPrize = z.infer<typeof missionPrize>;

/** A mission's amounts in one currency, in major units. Only missions with the goal STAKED have a `target`. */
const missionAmounts = z.strictObject({ minimumStake: amountInput, target: amountInput.optional() });

/** A mission as operators edit it. It cannot be changed after it has started. */
export const missionPlan = z.strictObject({
  name: localText,
  goal: z.enum(MISSION_GOALS),
  /** The number of rounds or bets; ignored for STAKED and VISIT. */
  count: z.int().min(1).max(10_000),
  /** The lowest win that counts as a multiple of its stake, for MULTIPLE. */
  multiple: z.number().min(1).max(1_000_000).nullable(),
  /** The lowest decimal odds of every selection of a bet, for SPORTS_BETS. */
  minimumOdds: z.number().min(1.01).max(1_000).nullable(),
  /** Amounts by currency; players who use another currency don't take part. Empty for VISIT. */
  amounts: z.record(z.string().regex(/^[A-Za-z]{3,5}$/), missionAmounts),
  /** The categories and games whose rounds count; all games if both lists are empty. */
  categories: z.array(shortText(64)).max(50),
  games: z.array(shortText(64)).max(500),
  period: z.enum(MISSION_PERIODS),
  /** Days and weeks begin at midnight in this time zone; weeks begin on Monday. */
  timeZone: timeZoneInput,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The loyalty tiers, countries and brands whose players take part; an empty list means all of them. */
  tiers: z.array(shortText(64)).max(20),
  countries: z.array(countryCodeInput).max(250),
  brands: z.array(brandIdInput).max(50),
  /** The prize. A daily reward may have several: one for each consecutive day, starting again after the last. */
  prizes: z.array(missionPrize).min(1).max(7),
});
export type MissionPlan = z.infer<typeof missionPlan>;

/** A prize as the player sees it. `offer` is null for points. Amounts are in major units. */
const playerPrize = z.object({
  points: z.int().nullable(),
  offer: z
    .object({ name: z.string(), summary: z.string(), type: z.enum(OFFER_TYPES), terms: bonusTerms })
    .nullable(),
});
export type PlayerPrize = z.infer<typeof playerPrize>;

/** A mission in one of its periods, with the player's progress. */
export const playerMission = z.object({
  id: z.string(),
  /** The first day of the period in the mission's time zone, such as `2030-01-31`. */
  period: z.string(),
  name: z.string(),
  goal: z.enum(MISSION_GOALS),
  repeats: z.enum(MISSION_PERIODS),
  state: z.enum(PROGRESS_STATES),
  /** The progress: a number of rounds or bets or, for STAKED, an amount. */
  progress: z.number(),
  target: z.number(),
  currency: z.string(),
  minimumStake: z.number().nullable(),
  multiple: z.number().nullable(),
  minimumOdds: z.number().nullable(),
  categories: z.array(z.string()),
  games: z.array(z.string()),
  periodEndsAt: z.iso.datetime(),
  /** The deadline for claiming the prize. */
  claimableUntil: z.iso.datetime(),
  /** For a daily reward, the number of consecutive days up to and including this one; null for other missions. */
  day: z.int().nullable(),
  prize: playerPrize,
  /** The prizes of all days, for a daily reward. */
  prizes: z.array(playerPrize),
});
export type PlayerMission = z.infer<typeof playerMission>;

export const playerMissions = z.object({
  /** Whether missions are offered to the player at all; during a break, for example, they are not. */
  isAvailable: z.boolean(),
  /** False after the player has opted out. */
  isTakingPart: z.boolean(),
  missions: z.array(playerMission),
});
export type PlayerMissions = z.infer<typeof playerMissions>;

/** A mission as operators see it. */
export const missionDetails = z.object({
  id: z.string(),
  state: z.enum(MISSION_STATES),
  version: z.int(),
  plan: missionPlan,
  /** When an operator ended the mission; null if no operator did. */
  endedAt: z.iso.datetime().nullable(),
  /** The names of the offers among the prizes, in English, by id. */
  offers: z.record(z.string(), z.string()),
  /** How many players have made progress. */
  players: z.int(),
  /** How many times the goal was reached, and how many of these prizes were claimed. */
  completed: z.int(),
  claimed: z.int(),
  /** The maximum cost of the prizes that were claimed: loyalty points, and money by currency. */
  points: z.number(),
  costs: z.array(z.object({ currency: z.string(), amount: z.number() })),
});
export type MissionDetails = z.infer<typeof missionDetails>;

/** One player's progress in one period, as operators see it. */
export const missionProgress = z.object({
  playerId: z.string(),
  nickname: z.string(),
  period: z.string(),
  state: z.enum(PROGRESS_STATES),
  progress: z.number(),
  target: z.number(),
  currency: z.string(),
  day: z.int().nullable(),
  claimedAt: z.iso.datetime().nullable(),
});
export type MissionProgress = z.infer<typeof missionProgress>;
