import { z } from "zod";
import { type LanguageCode, languageCodes } from "../languages.ts";
import { playerFilter } from "./player-list.ts";
import { identifierInput, shortText } from "./text.ts";

export const CAMPAIGN_CHANNELS = ["ON_SITE", "EMAIL", "SMS"] as const;
export type CampaignChannel = (typeof CAMPAIGN_CHANNELS)[number];

export const CAMPAIGN_STATES = ["DRAFT", "SCHEDULED", "RUNNING", "PAUSED", "FINISHED", "STOPPED"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * The actions that operators can take on a campaign. START schedules a campaign whose start time is in the
 * future.
 */
export const CAMPAIGN_ACTIONS = ["START", "UNSCHEDULE", "PAUSE", "RESUME", "STOP"] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

/**
 * The trigger that adds a player to a campaign. ONCE adds all players who are in the segment when the campaign starts;
 * ENTERS_SEGMENT also adds those who join the segment later. NO_PLAY adds players who have not played for a number of
 * days.
 */
export const CAMPAIGN_TRIGGERS = [
  "ONCE",
  "ENTERS_SEGMENT",
  "FIRST_DEPOSIT",
  "NO_PLAY",
  "TIER_UP",
  "TIER_DOWN",
] as const;
export type CampaignTrigger = (typeof CAMPAIGN_TRIGGERS)[number];

/** Why a player who was added to a campaign received no message. */
const CAMPAIGN_EXCLUSIONS = [
  "NOT_ACTIVE",
  "ON_BREAK",
  "PROTECTION_CASE",
  "NO_CONSENT",
  "FREQUENCY_CAP",
  "LEFT_SEGMENT",
  "BONUS_NOT_ALLOWED",
] as const;
export type CampaignExclusion = (typeof CAMPAIGN_EXCLUSIONS)[number];

/**
 * Why a campaign is paused: an operator paused it, or its offer has changed or ended since the campaign
 * started.
 */
export const CAMPAIGN_PAUSES = ["OPERATOR", "OFFER_CHANGED", "OFFER_ENDED"] as const;

/** The placeholders that a text may contain in braces: the player's first name and the name of the offer. */
export const CAMPAIGN_PLACEHOLDERS = ["name", "offer"] as const;

const campaignTexts = z.strictObject({
  title: shortText(120),
  text: shortText(2_000),
  /** A shorter text for SMS. */
  sms: shortText(300).optional(),
});
export type CampaignTexts = z.infer<typeof campaignTexts>;

const textsByLanguage = z.strictObject(
  Object.fromEntries(languageCodes.map((code) => [code, campaignTexts.optional()])) as Record<
    LanguageCode,
    z.ZodOptional<typeof campaignTexts>
  >,
);

/** The segment of a campaign: the filters of the player list, without the search for a name. */
export const campaignFilter = playerFilter.omit({ term: true });

/** A complete campaign as operators edit it. */
export const campaignPlan = z.strictObject({
  name: shortText(80),
  filter: campaignFilter,
  trigger: z.enum(CAMPAIGN_TRIGGERS),
  /** How many days a player must not have played; required for the trigger NO_PLAY. */
  idleDays: z.int().min(1).max(365).nullable(),
  /** How long after the trigger the message is sent. */
  delayHours: z.int().min(0).max(720),
  /** When the campaign starts; null if it starts as soon as an operator starts it. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  channels: z.array(z.enum(CAMPAIGN_CHANNELS)).min(1),
  texts: textsByLanguage,
  /** The language for players whose own language has no text in this campaign. */
  fallbackLanguage: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
  /** The path of the page that the message links to. */
  link: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[\w\-./?=&%#]*$/)
    .nullable(),
  /** The offer that players receive with the message; null for a message without a bonus. */
  offerId: identifierInput.nullable(),
  /** The percentage of players in the control group, who receive nothing. */
  controlPercent: z.int().min(0).max(50),
  /** For how many days after the message a player's deposits and revenue count towards the results. */
  resultDays: z.int().min(1).max(90),
});
export type CampaignPlan = z.infer<typeof campaignPlan>;

export const campaignIdInput = z.string().regex(/^campaign_[0-9a-z]{1,64}$/);

export const listedCampaign = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  trigger: z.enum(CAMPAIGN_TRIGGERS),
  channels: z.array(z.enum(CAMPAIGN_CHANNELS)),
  author: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  waiting: z.int(),
  sent: z.int(),
  control: z.int(),
  excluded: z.int(),
});
export type ListedCampaign = z.infer<typeof listedCampaign>;

/** The results of one group of players, in major units of the players' currency. */
const group = z.object({
  players: z.int(),
  depositors: z.int(),
  deposits: z.number(),
  netRevenue: z.number(),
});
export type CampaignGroup = z.infer<typeof group>;

export const campaignDetails = listedCampaign.extend({
  version: z.int(),
  /** The operator who made the last change; null if no operator did, or if it isn't known. */
  changedBy: z.string().nullable(),
  plan: campaignPlan,
  pausedBy: z.enum(CAMPAIGN_PAUSES).nullable(),
  finishedAt: z.string().nullable(),
  /** How many messages were sent by each channel, and how many players have read theirs on the site. */
  sentBy: z.object({ ON_SITE: z.int(), EMAIL: z.int(), SMS: z.int() }),
  read: z.int(),
  exclusions: z.array(z.object({ reason: z.enum(CAMPAIGN_EXCLUSIONS), players: z.int() })),
  /** The results of players who got the message and of the control group, by currency. */
  results: z.array(z.object({ currency: z.string(), treated: group, control: group })),
});
export type CampaignDetails = z.infer<typeof campaignDetails>;

/**
 * The maximum number of campaign messages that one player receives within `days` days, across all campaigns.
 */
export const frequencyCap = z.strictObject({
  messages: z.int().min(1).max(100),
  days: z.int().min(1).max(90),
});
export type FrequencyCap = z.infer<typeof frequencyCap>;
