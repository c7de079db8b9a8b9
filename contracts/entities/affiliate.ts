import { z } from "zod";
import {
  AFFILIATE_APPLICATION_STATES,
  AFFILIATE_STATEMENT_STATES,
  COMMISSION_KINDS,
} from "../enumerations.ts";
import { shortText } from "./text.ts";

/** The landing page of an affiliate link: a path on our own site. */
export const landingPathInput = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./]*$/);
export const campaignInput = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w\-.]*$/);

export const applicationInput = z.strictObject({
  website: z.url({ protocol: /^https?$/ }).max(200),
  audience: shortText(200),
  message: shortText(2_000),
  acceptTerms: z.literal(true, "TERMS_NOT_ACCEPTED"),
});

export const affiliateApplication = z.object({
  id: z.string(),
  state: z.enum(AFFILIATE_APPLICATION_STATES),
  website: z.string(),
  audience: z.string(),
  message: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type AffiliateApplication = z.infer<typeof affiliateApplication>;

/**
 * The terms on which an affiliate is paid: a share of revenue, an amount for each new depositor (CPA), or
 * both.
 */
export const commissionPlan = z.object({
  version: z.number().int(),
  kind: z.enum(COMMISSION_KINDS),
  /**
   * The CPA: the amount paid for each player who deposits at least the minimum, in any currency; zero if the
   * plan has no CPA. Minimums in other currencies follow the fixed conversion in `rules/currency-unit.ts`.
   */
  cpaAmount: z.number(),
  cpaMinimumDeposit: z.number(),
  /** The revenue share, in hundredths of a percent of net gaming revenue. */
  shareBasisPoints: z.number().int(),
  /** Whether a negative revenue share is carried over to the next month; if not, it is written off. */
  carriesOver: z.boolean(),
  /** The first month that the plan applies to, such as `2026-03`. */
  fromMonth: z.string(),
});
export type CommissionPlan = z.infer<typeof commissionPlan>;

export const planInput = z.strictObject({
  kind: z.enum(COMMISSION_KINDS),
  cpaAmount: z.number().min(0).max(10_000).default(0),
  cpaMinimumDeposit: z.number().min(0).max(100_000).default(0),
  shareBasisPoints: z.number().int().min(0).max(6_000).default(0),
  carriesOver: z.boolean().default(true),
});

export const affiliate = z.object({
  id: z.string(),
  currency: z.string(),
  since: z.string(),
  plan: commissionPlan,
});
export type Affiliate = z.infer<typeof affiliate>;

export const affiliateAccount = z.object({
  /** The latest application; null if the player never applied. */
  application: affiliateApplication.nullable(),
  /** The affiliate is null until an application is approved. */
  affiliate: affiliate.nullable(),
});
export type AffiliateAccount = z.infer<typeof affiliateAccount>;

export const affiliateLink = z.object({
  id: z.string(),
  name: z.string(),
  token: z.string(),
  campaign: z.string(),
  landingPath: z.string(),
  /** The link that the affiliate publishes. */
  url: z.string(),
  clicks: z.number().int(),
  joins: z.number().int(),
  firstDeposits: z.number().int(),
  createdAt: z.string(),
});
export type AffiliateLink = z.infer<typeof affiliateLink>;

export const statementLine = z.object({
  kind: z.enum(["CPA", "CPA_TAKEN_BACK", "REVENUE_SHARE"]),
  /** A pseudonym for the player, which is the same on every statement and does not reveal who they are. */
  player: z.string(),
  /** The amount that the commission is based on: the qualifying deposit, or the net gaming revenue. */
  basis: z.number(),
  /** The currency of the basis, which may differ from the commission's currency. */
  basisCurrency: z.string(),
  amount: z.number(),
  currency: z.string(),
  /**
   * The number of ledger postings from which the basis was computed, and the numbers of the first and the last of
   * them.
   */
  postings: z.number().int(),
  firstPosting: z.string().nullable(),
  lastPosting: z.string().nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

export const affiliateStatement = z.object({
  id: z.string(),
  /** A calendar month, such as `2026-03`. */
  month: z.string(),
  state: z.enum(AFFILIATE_STATEMENT_STATES),
  /**
   * Each month has one statement in the affiliate's own currency, and one in every other currency that their
   * players use.
   */
  currency: z.string(),
  /**
   * How the statement is paid: into the wallet if it is in the affiliate's own currency, otherwise by a
   * transfer outside the site.
   */
  payout: z.enum(["WALLET", "TRANSFER"]),
  plan: commissionPlan,
  /**
   * All clicks of the month, on the statement in the affiliate's own currency; zero on the month's other
   * statements, so that nothing is counted twice.
   */
  clicks: z.number().int(),
  joins: z.number().int(),
  firstDeposits: z.number().int(),
  netRevenue: z.number(),
  cpa: z.number(),
  share: z.number(),
  carriedIn: z.number(),
  carriedOut: z.number(),
  commission: z.number(),
  closedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  lines: z.array(statementLine),
});
export type AffiliateStatement = z.infer<typeof affiliateStatement>;

/** An application with the applicant's details, for operators. */
export const reviewedApplication = affiliateApplication.extend({
  playerId: z.string(),
  email: z.string(),
  nickname: z.string(),
});
export const reviewedStatement = affiliateStatement.extend({ affiliateId: z.string(), playerId: z.string() });
export const listedStatement = reviewedStatement.extend({
  nickname: z.string(),
  walletCurrency: z.string(),
});
export const listedAffiliate = affiliate.extend({
  playerId: z.string(),
  nickname: z.string(),
  email: z.string(),
  clicks: z.number().int(),
  joins: z.number().int(),
  firstDeposits: z.number().int(),
});
