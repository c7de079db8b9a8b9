import { z } from "zod";

/** Spec §3, Loyalty data. */
export const loyalty = z.object({
  excluded: z.boolean(),
  /** What the redeemable points are worth, in major units. */
  redemptionAmount: z.number(),
  redemptionPoints: z.number().int(),
  redemptionPointsName: z.string(),
  tierPoints: z.number().int(),
  currentTierId: z.string().nullable(),
  tiersInfo: z.record(z.string(), z.object({ name: z.string(), colour: z.string() })),
});
export type Loyalty = z.infer<typeof loyalty>;
