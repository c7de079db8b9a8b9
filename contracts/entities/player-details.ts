import { z } from "zod";
import {
  MFA_OPERATIONS,
  REQUIRED_ACTIONS,
  TWO_FACTOR_STATUSES,
  VERIFICATION_TYPES,
} from "../enumerations.ts";

/** Roles that may view a player's page. Making changes on the page requires further roles. */
export const playerDeskRoles = ["SUPPORT", "PAYMENTS", "COMPLIANCE"] as const;

export const playerIdParam = z.object({ playerId: z.string().min(1).max(64) });

/** An account is LOCKED by the player, with the link in a security e-mail, and DISABLED by an operator. */
const playerStatus = z.enum(["ACTIVE", "LOCKED", "DISABLED", "CLOSED", "SELF_EXCLUDED"]);

/** Which field matched the search. */
export const PLAYER_MATCHES = ["ID", "EMAIL", "NICKNAME", "DETAILS", "ADDRESS", "DEVICE"] as const;
export type PlayerMatch = (typeof PLAYER_MATCHES)[number];

export const foundPlayer = z.object({
  id: z.string(),
  brandId: z.string(),
  email: z.string(),
  nickname: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  status: playerStatus,
  createdAt: z.string(),
  matchedBy: z.enum(PLAYER_MATCHES),
});
export type FoundPlayer = z.infer<typeof foundPlayer>;

/** A player's details as operators see them. */
export const playerDetails = foundPlayer.omit({ matchedBy: true, phone: true }).extend({
  birthDate: z.string(),
  emailConfirmed: z.boolean(),
  phonePrefix: z.string(),
  phones: z.array(z.string()),
  phoneValidated: z.boolean(),
  subdivision: z.string(),
  /** The name of the subdivision, such as Ontario; empty if there is none. */
  subdivisionName: z.string(),
  currency: z.string(),
  language: z.string(),
  requiredActions: z.array(z.enum(REQUIRED_ACTIONS)),
  hasPinCode: z.boolean(),
  referral: z.string().nullable(),
  linkedAccounts: z.array(
    z.object({ id: z.string(), name: z.string(), masked: z.string(), type: z.string() }),
  ),
});
export type PlayerDetails = z.infer<typeof playerDetails>;

export const sessionDetails = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.string().nullable(),
  country: z.string().nullable(),
  address: z.string().nullable(),
  device: z.string(),
  deviceId: z.string().nullable(),
});
export type SessionDetails = z.infer<typeof sessionDetails>;

/** The scope of a block after too many wrong attempts: a single operation, or every use of the password or PIN. */
export const BLOCKABLE = [...MFA_OPERATIONS, ...VERIFICATION_TYPES] as const;

export const playerProtection = z.object({
  twoFactor: z.enum(TWO_FACTOR_STATUSES),
  operations: z.array(
    z.object({
      operation: z.enum(BLOCKABLE),
      status: z.enum(["AVAILABLE", "BLOCKED"]),
      remainingBlockingSeconds: z.number().int(),
    }),
  ),
});
export type PlayerProtection = z.infer<typeof playerProtection>;

/** A lock after failed logins with the e-mail address, with the nickname, or with the second factor. */
export const loginLock = z.object({
  what: z.enum(["EMAIL", "NICKNAME", "SECOND_FACTOR"]),
  failures: z.number().int(),
  /** The end of the lock; null if there have been too few failed attempts for a lock. */
  lockedUntil: z.string().nullable(),
});
export type LoginLock = z.infer<typeof loginLock>;

export const playerNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
});
export type PlayerNote = z.infer<typeof playerNote>;

export const playerPayment = z.object({
  id: z.string(),
  kind: z.enum(["DEPOSIT", "WITHDRAWAL", "TRANSFER_SENT", "TRANSFER_RECEIVED"]),
  status: z.string(),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** The source or destination of the money, masked. */
  target: z.string().nullable(),
  signals: z.array(z.string()),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type PlayerPayment = z.infer<typeof playerPayment>;
