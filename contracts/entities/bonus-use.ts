import { z } from "zod";
import { CASE_STATES } from "./case.ts";
import { SHARED_TRAITS } from "./player-list.ts";

/** How one player used an offer in a period, with the signs of abuse. */
export const bonusUse = z.object({
  playerId: z.string(),
  claims: z.int(),
  granted: z.number(),
  wagered: z.number(),
  converted: z.number(),
  /** What the promotions account paid for the bonuses, less what it got back. */
  cost: z.number(),
  /** Accounts that seem to belong to the same person and have claimed the same offer. */
  linked: z.array(
    z.object({ playerId: z.string(), shared: z.array(z.enum(SHARED_TRAITS)), claims: z.int() }),
  ),
  /** Cases in which a bonus abuse rule reported the player's claims. */
  cases: z.array(z.object({ id: z.string(), state: z.enum(CASE_STATES) })),
});
export type BonusUse = z.infer<typeof bonusUse>;
