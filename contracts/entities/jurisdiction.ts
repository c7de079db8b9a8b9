import { z } from "zod";
import { RESERVED_JURISDICTION } from "../constants.ts";
import { limitAmountInput, limitKind, limitPeriod } from "./protection.ts";
import { regionInput } from "./text.ts";

const day = 86_400;
const flag = z.boolean().exactOptional();
const currencyInput = z.string().min(3).max(5);
const minutesInput = z.number().int().min(15).max(240).nullable().exactOptional();

/** Profile names are in lower case, which distinguishes them from country codes. */
const profileName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);

const stakeCap = z.strictObject({
  category: z.string().min(1).max(60).nullable(),
  belowAgeYears: z.number().int().min(19).max(99).nullable(),
  amount: limitAmountInput,
  currency: currencyInput,
});

const placeLimit = z
  .strictObject({
    kind: limitKind,
    period: limitPeriod,
    amount: limitAmountInput,
    currency: currencyInput.nullable(),
  })
  .refine(({ kind, period }) => (kind === "STAKE") === (period === "BET"), {
    path: ["period"],
    error: "INVALID_VALUE",
  })
  .refine(({ kind, currency }) => (kind === "TIME") === (currency === null), {
    path: ["currency"],
    error: "INVALID_VALUE",
  });

const helpline = z.strictObject({
  name: z.string().min(1).max(80),
  phone: z.string().regex(/^[+0-9][0-9 -]{2,24}$/),
  url: z
    .url({ protocol: /^https$/ })
    .max(200)
    .nullable(),
});

/**
 * The rules of a country, a subdivision or a profile. Only those that differ from the inherited rules are
 * stored.
 */
export const jurisdictionRules = z.strictObject({
  /** A profile whose rules apply unless the country or subdivision has its own. */
  profile: profileName.exactOptional(),
  /** The minimum age of players. It can't be lower than 18, because no jurisdiction allows younger players. */
  minimumAgeYears: z.number().int().min(18).max(99).exactOptional(),
  sessionIdleSeconds: z.number().int().min(60).max(day).exactOptional(),
  sessionAbsoluteSeconds: z
    .number()
    .int()
    .min(300)
    .max(30 * day)
    .exactOptional(),
  subdivisionRequired: flag,
  autoplayAllowed: flag,
  turboAllowed: flag,
  anteBetsAllowed: flag,
  featureBuysAllowed: flag,
  simultaneousSlotsAllowed: flag,
  minimumSpinMs: z.number().int().min(0).max(60_000).exactOptional(),
  stakeCaps: z.array(stakeCap).max(40).readonly().exactOptional(),
  limits: z.array(placeLimit).max(20).readonly().exactOptional(),
  depositLimitRequired: flag,
  realityCheckMinutes: minutesInput,
  realityCheckMaximumMinutes: minutesInput,
  sessionFiguresShown: flag,
  playerTransferAllowed: flag,
  dealerTipsAllowed: flag,
  cancelWithdrawalAllowed: flag,
  documentBeforeDeposit: flag,
  creditCardsAllowed: flag,
  bonusesAllowed: flag,
  missionsAllowed: flag,
  maximumWagering: z.number().int().min(0).max(1_000).nullable().exactOptional(),
  helplines: z.array(helpline).max(10).readonly().exactOptional(),
});

/**
 * A subdivision or country code (`CA-QC`, `CA`), `default` for everywhere else, or the name of a profile such
 * as `uk`.
 */
export const jurisdictionName = z
  .union([profileName, regionInput])
  .refine((name) => name !== RESERVED_JURISDICTION, { error: "INVALID_VALUE" });

export const ruledPlace = z.object({ name: z.string(), rules: jurisdictionRules });
