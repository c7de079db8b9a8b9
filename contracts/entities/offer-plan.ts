import { z } from "zod";
import { OFFER_STATES, OFFER_TYPES, SPENDING_ORDERS, VERTICALS } from "../bonuses.ts";
import { type LanguageCode, languageCodes, sourceLanguage } from "../languages.ts";
import { contribution } from "./contribution.ts";
import { amountInput } from "./money.ts";
import { countryCodeInput, shortText } from "./text.ts";

const translations = Object.fromEntries(
  languageCodes.filter((code) => code !== sourceLanguage).map((code) => [code, shortText(200).optional()]),
) as Record<Exclude<LanguageCode, typeof sourceLanguage>, z.ZodOptional<ReturnType<typeof shortText>>>;

/** A text for players in the site's languages; English is shown where a translation is missing. */
export const localText = z.strictObject({ [sourceLanguage]: shortText(200), ...translations });
export type LocalText = z.infer<typeof localText>;

/** The terms of an offer in one currency, in major units. */
const offerAmounts = z.strictObject({
  minDeposit: amountInput.optional(),
  maxAmount: amountInput.optional(),
  amount: amountInput.optional(),
  spinStake: amountInput.optional(),
  maxBet: amountInput.optional(),
  maxConversion: amountInput.optional(),
});

/** A complete offer as operators edit it. */
export const offerPlan = z.strictObject({
  type: z.enum(OFFER_TYPES),
  name: localText,
  summary: localText,
  percent: z.number().positive().max(1_000).optional(),
  /** By currency; players with another currency don't get the offer. */
  amounts: z.record(z.string().regex(/^[A-Za-z]{3,5}$/), offerAmounts),
  spins: z.strictObject({ gameId: shortText(64), count: z.int().min(1).max(1_000) }).optional(),
  wageringFactor: z.number().min(0).max(200),
  contribution,
  locksDeposit: z.boolean(),
  winningsOnly: z.boolean(),
  spendingOrder: z.enum(SPENDING_ORDERS),
  verticals: z.array(z.enum(VERTICALS)).min(1),
  claimDays: z.number().positive().max(365),
  validDays: z.number().positive().max(365),
  /** The promo code required to opt in; case-insensitive. */
  code: z.string().trim().min(3).max(32).nullable(),
  firstDepositOnly: z.boolean(),
  tiers: z.array(shortText(64)),
  /** Only these countries; empty for all. */
  countries: z.array(countryCodeInput),
  notInCountries: z.array(countryCodeInput),
  /** How often one player may claim it. */
  timesPerPlayer: z.int().min(1).max(1_000),
  /** Whether everyone sees it, or only operators can grant it. */
  isPublic: z.boolean(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type OfferPlan = z.infer<typeof offerPlan>;

/** An offer as operators see it. */
export const keptOffer = z.object({
  id: z.string(),
  state: z.enum(OFFER_STATES),
  /** Increased with every change; players who opted in keep the terms they accepted. */
  version: z.int(),
  plan: offerPlan,
  /** How many players claimed it, and for how many it is still active. */
  taken: z.int(),
  running: z.int(),
});
export type KeptOffer = z.infer<typeof keptOffer>;

export const bonusGrant = z.object({
  id: z.string(),
  offerId: z.string(),
  reason: z.string(),
  operator: z.string(),
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().nullable(),
  /** How many players were targeted, succeeded and failed. */
  players: z.int(),
  granted: z.int(),
  refused: z.int(),
});
export type BonusGrant = z.infer<typeof bonusGrant>;
