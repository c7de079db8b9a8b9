import { z } from "zod";
import { DOCUMENT_STATUSES } from "../enumerations.ts";
import { brandIdInput } from "./brand.ts";
import { foundPlayer } from "./player-details.ts";
import { playerBreak } from "./protection.ts";
import { countryCodeInput, shortText } from "./text.ts";
import { wholeNumberText } from "./whole-number-text.ts";

export const MOST_PLAYERS_AT_ONCE = 200;

const dayInput = z.iso.date();

/** A tag that operators add to players, such as `vip` or `call-back`. */
export const playerTag = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);

/**
 * The filters of the player list; a player must match all of them. Days are in UTC, and both ends are
 * included.
 */
export const playerFilter = z.object({
  term: shortText(100).optional(),
  brand: brandIdInput.optional(),
  status: foundPlayer.shape.status.optional(),
  country: countryCodeInput.optional(),
  verification: z.enum(DOCUMENT_STATUSES).optional(),
  tier: z.string().max(32).optional(),
  tag: playerTag.optional(),
  joinedFrom: dayInput.optional(),
  joinedTo: dayInput.optional(),
  seenFrom: dayInput.optional(),
  /** Lists only players who were last seen before this day, or never. */
  notSeenSince: dayInput.optional(),
  deposited: z.enum(["YES", "NO"]).optional(),
  /** The minimum of a player's total deposits, in whole units of the player's currency. */
  minDeposits: wholeNumberText(1).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .optional(),
});
export type PlayerFilter = z.infer<typeof playerFilter>;

const totals = {
  currency: z.string(),
  /** All totals cover the time since the account was opened. */
  deposits: z.number(),
  withdrawals: z.number(),
  grossRevenue: z.number(),
  /** Gross revenue minus the cost of promotions. */
  netRevenue: z.number(),
};

export const listedPlayer = foundPlayer.omit({ matchedBy: true, phone: true }).extend({
  ...totals,
  verification: z.enum(DOCUMENT_STATUSES),
  tier: z.string(),
  tags: z.array(playerTag),
  lastSeenAt: z.string().nullable(),
  /** The player's breaks that aren't over. */
  breaks: z.array(playerBreak),
});
export type ListedPlayer = z.infer<typeof listedPlayer>;

/** The details that linked accounts can share. PERSON means the same name and date of birth. */
export const SHARED_TRAITS = ["PERSON", "PHONE", "CARD", "DEVICE", "ADDRESS"] as const;

/** Another account that may belong to the same person. */
export const similarPlayer = z.object({
  id: z.string(),
  brandId: z.string(),
  name: z.string(),
  status: foundPlayer.shape.status,
  isSelfExcluded: z.boolean(),
  /** The details that both accounts have in common. */
  shared: z.array(z.enum(SHARED_TRAITS)),
});

/** The key facts about a player, shown at the top of the player's page. */
export const playerSummary = z.object({
  ...totals,
  /** The cost of promotions. */
  promotions: z.number(),
  /** Promotions as a share of gross revenue, in percent; null if there is no revenue. */
  bonusShare: z.number().nullable(),
  verification: z.enum(DOCUMENT_STATUSES),
  tier: z.string(),
  tags: z.array(playerTag),
  lastSeenAt: z.string().nullable(),
  similar: z.array(similarPlayer),
  /** The risk of harm; null for operators who may not see it. */
  risk: z.object({ score: z.number().nullable(), hasOpenCase: z.boolean() }).nullable(),
});
export type PlayerSummary = z.infer<typeof playerSummary>;

/** A saved set of filters that all operators share. */
export const playerSegment = z.object({
  id: z.string(),
  name: z.string(),
  filter: playerFilter,
  author: z.string(),
  createdAt: z.string(),
});
export type PlayerSegment = z.infer<typeof playerSegment>;
