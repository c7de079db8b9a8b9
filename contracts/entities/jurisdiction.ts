import { z } from "zod";
import { regionInput } from "./text.ts";

const day = 86_400;

/** The rules of a location, as far as they differ from the location it belongs to. */
export const jurisdictionRules = z.strictObject({
  /** No jurisdiction allows players under 18. */
  minimumAgeYears: z.number().int().min(18).max(99).exactOptional(),
  sessionIdleSeconds: z.number().int().min(60).max(day).exactOptional(),
  sessionAbsoluteSeconds: z
    .number()
    .int()
    .min(300)
    .max(30 * day)
    .exactOptional(),
  subdivisionRequired: z.boolean().exactOptional(),
  autoplayAllowed: z.boolean().exactOptional(),
  minimumSpinMs: z.number().int().min(0).max(60_000).exactOptional(),
  playerTransferAllowed: z.boolean().exactOptional(),
  cancelWithdrawalAllowed: z.boolean().exactOptional(),
  documentBeforeDeposit: z.boolean().exactOptional(),
});

/** `CA-QC`, `CA`, or `default` for everywhere else. */
export const jurisdictionName = z.union([z.literal("default"), regionInput]);

export const ruledPlace = z.object({ name: z.string(), rules: jurisdictionRules });
