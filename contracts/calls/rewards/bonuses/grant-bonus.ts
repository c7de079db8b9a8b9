import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { bonusGrant } from "../../../entities/offer-plan.ts";
import { identifierInput } from "../../../entities/text.ts";

export const grantBonus = defineCall({
  name: "grant-bonus",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonus-grants",
  summary: "Gives an offer, without its conditions, to named players or to everybody of some tiers",
  access: "operator",
  role: "MARKETING",
  body: z.strictObject({
    /** Made by the caller, so that asking again grants nothing twice. */
    id: z.string().regex(/^grant_[0-9a-z-]{1,64}$/),
    /** Of any type but DEPOSIT_MATCH and CASHBACK, which follow from what a player does. */
    offerId: identifierInput,
    to: z.union([
      z.strictObject({ playerIds: z.array(identifierInput).min(1).max(1_000) }),
      z.strictObject({ tiers: z.array(identifierInput).min(1).max(20) }),
    ]),
    reason: operatorReason,
  }),
  answers: { 200: bonusGrant },
  errors: ["NOT_FOUND", "CONFLICT"],
});
