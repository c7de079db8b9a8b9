import { z } from "zod";

/** A player's tier and points, as the site shows them. */
export const loyalty = z.object({
  excluded: z.boolean(),
  /** The value of the redeemable points, in major units. */
  redemptionAmount: z.number(),
  redemptionPoints: z.number().int(),
  redemptionPointsName: z.string(),
  tierPoints: z.number().int(),
  currentTierId: z.string().nullable(),
  tiersInfo: z.record(z.string(), z.object({ name: z.string(), colour: z.string() })),
});
export type Loyalty = z.infer<typeof loyalty>;
