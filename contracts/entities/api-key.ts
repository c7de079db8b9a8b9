import { z } from "zod";

/** The data that a partner's API key may read. There are no keys that change anything. */
export const PARTNER_SCOPES = ["REPORTS", "PLAYERS", "PAYMENTS"] as const;
export type PartnerScope = (typeof PARTNER_SCOPES)[number];

export const API_KEY_STATES = ["READY", "ACTIVE", "EXPIRED", "REVOKED"] as const;

/** How long the previous secret of a key still works. */
export const overlapHoursInput = z
  .int()
  .min(0)
  .max(24 * 30);

/** A partner's key. READY means approved, but its secret has not been created yet. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(PARTNER_SCOPES)),
  state: z.enum(API_KEY_STATES),
  approvedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  /** The secrets that are accepted now: two while an old one overlaps with its successor. */
  secrets: z.array(
    z.object({ ending: z.string(), createdAt: z.string(), validUntil: z.string().nullable() }),
  ),
  /** The operator who can create a secret that two operators have agreed on, and until when; null if there is none. */
  newSecret: z
    .object({
      collector: z.object({ id: z.string(), name: z.string() }),
      overlapHours: z.int(),
      until: z.string(),
    })
    .nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Amounts are in major units of the currency; days are in UTC. */
export const partnerDay = z.object({
  day: z.iso.date(),
  signUps: z.number().int(),
  firstDeposits: z.number().int(),
  deposits: z.number(),
  withdrawals: z.number(),
  stakes: z.number(),
  grossRevenue: z.number(),
  netRevenue: z.number(),
});
export type PartnerDay = z.infer<typeof partnerDay>;

/** A player as partners see them: no name, address, e-mail, phone or birth date. */
export const partnerPlayer = z.object({
  id: z.string(),
  joinedAt: z.string(),
  status: z.string(),
  country: z.string(),
  verification: z.string(),
  tier: z.string(),
  lastSeenAt: z.string().nullable(),
  currency: z.string(),
  /** All totals cover the time since the account was opened, and may be up to a minute out of date. */
  deposits: z.number(),
  withdrawals: z.number(),
  grossRevenue: z.number(),
  netRevenue: z.number(),
});
export type PartnerPlayer = z.infer<typeof partnerPlayer>;

/** A payment as partners see it, without the account or card that the money came from or goes to. */
export const partnerPayment = z.object({
  id: z.string(),
  kind: z.enum(["DEPOSIT", "WITHDRAWAL"]),
  playerId: z.string(),
  method: z.string(),
  currency: z.string(),
  amount: z.number(),
  /** The fee of a withdrawal, which is part of its amount; zero for deposits. */
  fee: z.number(),
  status: z.string(),
  createdAt: z.string(),
});
export type PartnerPayment = z.infer<typeof partnerPayment>;
