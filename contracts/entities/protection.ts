import { z } from "zod";
import {
  BREAK_KINDS,
  BREAK_SCOPES,
  BREAK_STATES,
  PROTECTION_LIMIT_KINDS,
  PROTECTION_LIMIT_PERIODS,
} from "../enumerations.ts";

export const limitKind = z.enum(PROTECTION_LIMIT_KINDS);
export const limitPeriod = z.enum(PROTECTION_LIMIT_PERIODS);

/** The amount of a limit: major units of the player's currency, or minutes for the kind `TIME`. */
export const limitAmountInput = z.number().positive("AMOUNT_NOT_POSITIVE").max(1e9);

export const timeZoneInput = z.string().min(1).max(60).refine(isTimeZone, { error: "INVALID_VALUE" });

/** A limit and what is left of it. Amounts of the kind `TIME` are minutes. */
export const protectionLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** The player's own limit; null if there is none. */
  amount: z.number().nullable(),
  /** The limit set by an operator. */
  operatorAmount: z.number().nullable(),
  /** The limit that the jurisdiction sets for all its players. */
  jurisdictionAmount: z.number().nullable(),
  /** The strictest of the limits, which is the one that applies. */
  effective: z.number().nullable(),
  /** The amount that is left; null if there is no limit, and for the stake limit of a single bet. */
  remaining: z.number().nullable(),
  /** When the next part of the used amount becomes available again; null if nothing is used. */
  freesAt: z.string().nullable(),
  /**
   * A higher limit, or the removal of the limit, that the player has requested. The player can confirm it at
   * `confirmFrom` or later.
   */
  pending: z
    .object({ amount: z.number().nullable(), confirmFrom: z.string(), canConfirm: z.boolean() })
    .nullable(),
});
export type ProtectionLimit = z.infer<typeof protectionLimit>;

export const protectionLimits = z.object({
  currency: z.string(),
  timeZone: z.string(),
  /** Whether the player has to set a deposit limit before the next deposit. */
  depositLimitRequired: z.boolean(),
  items: z.array(protectionLimit),
});
export type ProtectionLimits = z.infer<typeof protectionLimits>;

export const playerBreak = z.object({
  kind: z.enum(BREAK_KINDS),
  scope: z.enum(BREAK_SCOPES),
  state: z.enum(BREAK_STATES),
  since: z.string(),
  /** When the break ends; null if it is permanent. */
  until: z.string().nullable(),
  /** When the player can play again; null if never, or if the player has not yet asked to return. */
  playableFrom: z.string().nullable(),
});
export type PlayerBreak = z.infer<typeof playerBreak>;

export const playerBreaks = z.object({ items: z.array(playerBreak) });

/**
 * Time-outs are in hours (24 hours to 6 weeks), self-exclusions in months (6 months to 5 years) or permanent.
 */
export const breakInput = z.strictObject({
  scope: z.enum(BREAK_SCOPES).default("ALL"),
  length: z.union([
    z.strictObject({
      kind: z.literal("TIME_OUT"),
      hours: z
        .number()
        .int()
        .min(24)
        .max(6 * 7 * 24),
    }),
    z.strictObject({ kind: z.literal("SELF_EXCLUSION"), months: z.number().int().min(6).max(60).nullable() }),
  ]),
});

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The content of a reality check: the player's activity since login, and when the next one is due. */
export const realityCheck = z.object({
  /** The interval in effect, chosen by the player or set by the jurisdiction; null for none. */
  intervalMinutes: z.number().nullable(),
  /** The interval that the player chose; null if they chose none. */
  chosenMinutes: z.number().nullable(),
  /** The longest interval that the jurisdiction allows; null if it sets no maximum. */
  maximumMinutes: z.number().nullable(),
  startedAt: z.string(),
  /** The player's previous login; null at the first login. */
  lastLoginAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  currency: z.string(),
  staked: z.number(),
  won: z.number(),
  net: z.number(),
});
export type RealityCheck = z.infer<typeof realityCheck>;
