import { z } from "zod";
import { brandIdInput } from "./brand.ts";

/** The measures in reports, each a sum of ledger transfers. */
export const MEASURES = [
  "deposits",
  "withdrawals",
  "stakes",
  "wins",
  "jackpotContributions",
  "jackpotWins",
  "grossRevenue",
  "promotionCost",
  "affiliateCost",
  "adjustments",
  "fees",
  "chargebacks",
  "playerFunds",
  "withdrawableCash",
  "lockedMoney",
  "bonusMoney",
  "pendingWithdrawals",
  "jackpotMoney",
  "bettingPools",
  "pokerTables",
  "pokerTournaments",
  "dealerTips",
] as const;
export type Measure = (typeof MEASURES)[number];

export const REPORTS = [
  "revenue",
  "result",
  "verticals",
  "games",
  "studios",
  "payments",
  "methods",
  "first-deposits",
  "retention",
  "countries",
  "bonus-cost",
  "bonus-abuse",
  "affiliates",
  "affiliate-quality",
  "returns",
  "daily-totals",
  "liability",
] as const;
export type ReportName = (typeof REPORTS)[number];

export const reportRoles = ["PAYMENTS", "COMPLIANCE", "MARKETING", "GAMES"] as const;

const day = z.iso.date();
/** The first and the last day of a report, both included, in UTC. */
export const reportQuery = z.object({
  from: day,
  to: day,
  currency: z.string().max(5).optional(),
  /** The brand whose players the report covers; if unset, all brands that the operator may see. */
  brand: brandIdInput.optional(),
});

/** The reports that can add up all currencies, each converted at the rate of the day. */
export const COMBINABLE_REPORTS = [
  "revenue",
  "result",
  "verticals",
  "games",
  "studios",
  "payments",
  "first-deposits",
  "bonus-cost",
  "affiliates",
] as const satisfies readonly ReportName[];

/** The reports that show current data only. They ignore the requested days, and return today as the period. */
export const CURRENT_REPORTS = ["liability"] as const satisfies readonly ReportName[];

export const tableQuery = reportQuery.extend({
  /** Adds the figures of all currencies, converted into `currency`. */
  combined: z.literal("true").optional(),
});

const conversion = z.object({
  /**
   * The rates that were used. `rate` is the value of one unit of `currency` on `day`. `rateDay` is the day that the
   * rate is from, because not every day has a rate.
   */
  rates: z.array(z.object({ day, currency: z.string(), rate: z.number(), rateDay: day })),
  /** Currencies without any rate, whose figures are left out. */
  missing: z.array(z.string()),
});
export type ReportConversion = z.infer<typeof conversion>;

/** Identifies a figure of a report, so that the postings behind it can be listed. */
const trace = z.object({
  measure: z.enum(MEASURES),
  from: day,
  to: day,
  vertical: z.string().optional(),
  gameId: z.string().optional(),
  type: z.string().optional(),
  /** The currency of the postings, if the report contains several. */
  currency: z.string().optional(),
});
export type Trace = z.infer<typeof trace>;

const reportCell = z.object({
  /** Amounts are in major units, shares in percent. An `ownAmount` is in the currency named in the same row. */
  value: z.union([z.string(), z.number()]).nullable(),
  trace: trace.optional(),
});
export type ReportCell = z.infer<typeof reportCell>;

export const reportTable = z.object({
  report: z.enum(REPORTS),
  currency: z.string(),
  currencies: z.array(z.string()),
  from: day,
  to: day,
  columns: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      kind: z.enum(["text", "amount", "ownAmount", "count", "percent"]),
    }),
  ),
  rows: z.array(z.array(reportCell)),
  /** The totals of all columns that can be summed. */
  totals: z.array(z.number().nullable()),
  gatheredAt: z.string().nullable(),
  /** How all currencies were converted; null for a report of one currency. */
  conversion: conversion.nullable(),
});
export type ReportTable = z.infer<typeof reportTable>;

const compared = z.object({ now: z.number(), before: z.number() });
const playTotals = { stakes: z.number(), wins: z.number(), grossRevenue: z.number() };

export const overview = z.object({
  currency: z.string(),
  currencies: z.array(z.string()),
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  online: z.number().int(),
  totals: z.object({
    signUps: compared,
    deposits: compared,
    withdrawals: compared,
    stakes: compared,
    grossRevenue: compared,
    netRevenue: compared,
  }),
  days: z.array(
    z.object({
      day,
      signUps: z.number(),
      deposits: z.number(),
      withdrawals: z.number(),
      stakes: z.number(),
      grossRevenue: z.number(),
      netRevenue: z.number(),
    }),
  ),
  verticals: z.array(z.object({ vertical: z.string(), ...playTotals })),
  games: z.array(z.object({ gameId: z.string(), name: z.string(), bets: z.number().int(), ...playTotals })),
  alerts: z.array(z.object({ kind: z.enum(["RETURN_OUTSIDE_LIMITS", "FIGURES_BEHIND"]), text: z.string() })),
  gatheredAt: z.string().nullable(),
});
export type Overview = z.infer<typeof overview>;

export const tracedPosting = z.object({
  number: z.string(),
  postingId: z.string(),
  playerId: z.string(),
  type: z.string(),
  postedAt: z.string(),
  gameId: z.string(),
  /** The amount that the posting adds to the figure; negative if it reduces it. */
  amount: z.number(),
});
export type TracedPosting = z.infer<typeof tracedPosting>;
