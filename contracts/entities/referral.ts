import { z } from "zod";
import { REFERRAL_TYPES } from "../enumerations.ts";

export const referralProfile = z.object({
  token: z.string(),
  link: z.string(),
  /** How many players came through the link. */
  referred: z.number().int(),
  rewards: z.array(
    z.object({ id: z.string(), amount: z.number(), currency: z.string(), createdAt: z.string() }),
  ),
});

export const referralTracking = z.object({
  affiliateKey: z.string(),
  type: z.enum(REFERRAL_TYPES),
  /** Milliseconds since 1970, as the browser keeps it. */
  timestamp: z.number().int(),
  affiliateId: z.string().nullable(),
  sharingMethod: z.string(),
});
