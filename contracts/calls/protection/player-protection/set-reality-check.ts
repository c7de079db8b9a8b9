import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { realityCheck } from "../../../entities/protection.ts";

export const setRealityCheck = defineCall({
  name: "set-reality-check",
  service: "player-protection",
  method: "PUT",
  path: "/services/player-protection/v1/profiles/{session}/reality-check",
  summary: "Choose the interval of the reality check, from 15 minutes to 4 hours; null for none",
  access: "player",
  body: z.strictObject({ intervalMinutes: z.number().int().min(15).max(240).nullable() }),
  answers: { 200: realityCheck },
  errors: ["REALITY_CHECK_DUE"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
