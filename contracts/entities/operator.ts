import { z } from "zod";
import { shortText } from "./text.ts";

/** The operator's reason; every change requires one. */
export const reasonInput = shortText(500);

export const operatorAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Built-in roles by name and custom roles by id. */
  roles: z.array(z.string()),
  /** The brands whose players the operator may see; null means all of them. */
  brandIds: z.array(z.string()).nullable(),
  twoFactor: z.enum(["NOT_ENROLLED", "PENDING", "ENABLED"]),
  /** When the link to choose a password expires; null if there is no unused link. */
  invitedUntil: z.string().nullable(),
  hasPassword: z.boolean(),
  disabledAt: z.string().nullable(),
  /**
   * When the operator's lock expires; null if the operator is not locked. Too many wrong passwords from one
   * address, or too many wrong codes, lock an operator.
   */
  lockedUntil: z.string().nullable(),
  createdAt: z.string(),
});

export const operatorSession = z.object({
  id: z.string(),
  operatorId: z.string(),
  name: z.string(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isThisOne: z.boolean(),
});
