import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { identifierInput } from "../../../entities/text.ts";

export const optIn = defineCall({
  name: "opt-in",
  service: "bonuses",
  method: "POST",
  path: "/services/bonuses/v1/players/{session}/offers/{id}/opt-in",
  summary: "Claim an offer on its current terms; without a deposit condition it is granted at once",
  access: "player",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ code: z.string().trim().max(32).optional() }),
  answers: { 200: playerBonus },
  errors: ["NOT_FOUND", "OFFER_NOT_AVAILABLE", "OFFER_CODE_WRONG", "OVERLOADED"],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
